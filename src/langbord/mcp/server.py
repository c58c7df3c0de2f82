"""The tables of `tables.py` as tools of the Model Context Protocol."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any, ParamSpec

from langbord.engine.errors import LangbordError
from langbord.lab.optional_imports import load
from langbord.locales import BASE
from langbord.mcp.tables import ANALYSIS_SECONDS, Tables

P = ParamSpec("P")
ABOUT = """Modern board games with exact rules. `games` lists them, `rules` looks them up, `new_table` makes a table
where some seats are yours ("me") and the others are bots; then read `moves` and answer with `play`, word by word or
several at once, until `question` is null. A word that is not in `moves` is refused: `why_not` names the paragraph."""


def server(language: str = BASE, seed: int | None = None) -> Any:
    """The server, with a table room of its own."""
    protocol = load("mcp.server.mcpserver", "`langbord mcp`")
    mistake = load("mcp.server.mcpserver.exceptions", "`langbord mcp`").ToolError
    room = Tables(language, seed)
    made = protocol.MCPServer("langbord", instructions=ABOUT)

    def tool(act: Callable[P, Any]) -> None:
        """A tool by the name of the method. It answers in JSON, and refuses in one sentence."""

        @functools.wraps(act)
        def told(*args: P.args, **kwargs: P.kwargs) -> str:
            try:
                return json.dumps(act(*args, **kwargs), ensure_ascii=False)
            except LangbordError as error:
                raise mistake(str(error)) from None

        told.__annotations__ = {**act.__annotations__, "return": str}
        made.tool(structured_output=False)(told)

    def games() -> Any:
        """The games, their numbers of seats, their options, and the bots that can sit at a table."""
        return room.games()

    def rules(game: str, search: str = "") -> Any:
        """Rules of a game: the paragraph of this number (such as N4.2), or those that say a word; without either, the
        headings with the numbers of their paragraphs."""
        return room.rules(game, search)

    def new_table(game: str, seats: list[str] | None = None, options: dict[str, str] | None = None) -> Any:
        """A new table; for each seat "me" or a bot, ["me", "calm"] if nothing is said. Answers with the table as your
        seat sees it."""
        return room.new(game, seats or ("me", "calm"), options)

    def tables() -> Any:
        """The tables there are."""
        return room.tables()

    def look(table: str) -> Any:
        """A table as your seat sees it: the question, the legal moves, the view, the newest lines of the log."""
        return room.look(table)

    def legal_moves(table: str) -> Any:
        """The words that answer the question now, and what each of them means."""
        return room.legal_moves(table)

    def why_not(table: str, word: str) -> Any:
        """Why a word is not possible now, with the paragraph of the rules that says so."""
        return room.why_not(table, word)

    def play(table: str, words: list[str]) -> Any:
        """Answer the question with one word, or with several that follow each other: all of them are played, or none.
        Then the bots move, until a seat of yours is asked or the game is over."""
        return room.play(table, words)

    def take_back(table: str, count: int = 1) -> Any:
        """Take back your last answers, as far as nothing was revealed and nobody else has moved."""
        return room.take_back(table, count)

    def hint(table: str) -> Any:
        """The best moves at this question and what speaks for them, from what your seat may know."""
        return room.hint(table)

    def analysis(table: str, seconds: float = ANALYSIS_SECONDS) -> Any:
        """The turning points of a game that is over: what was played, what was better, what it cost. It thinks for so
        many seconds and says how far it has come."""
        return room.analysis(table, seconds)

    def record(table: str) -> Any:
        """The record of a game that is over: it can be imported in the browser and in the terminal."""
        return room.record(table)

    def close_table(table: str) -> Any:
        """Put a table away."""
        return room.close(table)

    for act in (games, rules, new_table, tables, look, legal_moves, why_not, play, take_back, hint, analysis, record):
        tool(act)
    tool(close_table)
    return made


def run(language: str = BASE, seed: int | None = None) -> None:
    """Serve whoever speaks to this process by its standard input and output, until it is closed."""
    server(language, seed).run("stdio")
