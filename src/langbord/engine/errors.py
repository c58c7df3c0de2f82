"""Every error a user can meet: one clear sentence that names what and where.

Whoever catches a `LangbordError` may show its text as it is. Anything else that escapes is a bug of ours.
"""


class LangbordError(Exception):
    """A sentence for the user; nothing was changed."""


class IllegalMove(LangbordError):
    """The word is unknown, or not among the legal moves of the question asked."""


class WrongSeat(LangbordError):
    """Another seat is asked, or there is no such seat."""


class Unsettled(LangbordError):
    """The finished turn before this one still waits for its owner's confirmation."""


class CannotUndo(LangbordError):
    """The barrier stands in the way: something was drawn, seen or handed on."""


class OptionError(LangbordError):
    """A game, a number of seats or an option that does not exist."""


class RecordError(LangbordError):
    """A record or a save that is cut, edited or of another version."""


class EditionError(LangbordError):
    """Card or board data with a mistake in it: file, line and column."""


class NotKept(LangbordError):
    """Asked of a position something that it was told not to keep, or that a sealed one may not give."""


def first_line(error: BaseException) -> str:
    """What an error of somebody else says, in one line; its kind, if it says nothing."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


class EngineFault(Exception):
    """A bug in the rules code. The position was put back to where it stood before the move."""
