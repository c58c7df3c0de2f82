"""The mark of those classes of the engine that games derive theirs from.

A class that is compiled can only be derived from by one that is not if it says so. The mark is the compiler's own; at
run time, where the compiler need not be installed, it does nothing. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Nothing is marked in what is not compiled."""
        return lambda marked: marked
