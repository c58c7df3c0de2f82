"""Packages that only a part of the laboratory needs: loaded when they are, and named in one sentence when missing."""

from __future__ import annotations

import importlib
from typing import Any

from langbord.engine.errors import OptionError


class MissingPackage(OptionError, ImportError):
    """A package is not installed: a sentence for the user, and an ImportError for a program that can do without."""


def load(module: str, wish: str) -> Any:
    """A module of a package that may not be installed; `wish` is what it is wanted for."""
    package = module.partition(".")[0]
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != package:
            raise  # it is there, but something that it needs is not
        raise MissingPackage(
            f"{wish} needs the package '{package}', which is not installed: pip install {package}", name=package
        ) from None
