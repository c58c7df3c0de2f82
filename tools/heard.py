"""The text of a guided first game as a screen reader tells it: `python -m tools.heard --write` puts it into docs/.

Whoever follows the guide hears, in this order, what has happened, what the guide says, what is asked; and answers.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from langbord import bots, games
from langbord.engine.position import Position
from langbord.lessons import guide
from langbord.lessons.guide import Guide
from langbord.text import Texts

PAGE: Final = Path(__file__).parent.parent / "docs" / "heard.md"
NAMES: Final = ("Ada", "Bo")
HEAD: Final = """# A guided first game, as it is heard

This is what a screen reader tells at the text table of a guided first game, to somebody who follows it: what has
happened since, in plain lines; what the guide says, with a bar before it; what is asked, and what was answered. Bo is a
calm bot, who answers as prepared. The page is made by `python -m tools.heard --write`; a test holds it to the guides.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in games.names():
        found = guide.guide_of(name)
        if found is not None:
            parts.append(f"## {games.meta(name).title}\n")
            parts += told(found)
    return "\n".join(parts)


def told(found: Guide, language: str = "en") -> Iterator[str]:
    """Paragraph by paragraph, up to the free part."""
    position: Position[Any] = guide.start(found)
    texts = Texts(language, position.game, position.options, NAMES[: position.seats])
    rng, heard = random.Random(1), 0
    said: list[str] = []
    while position.ask is not None:
        if position.ask.seat != 0:
            word = guide.reply(found, position)
            calm = bots.answer(bots.load("calm"), position, rng)
            _play(position, word or position.game.vocabulary.words[calm])
            continue
        news = [texts.event(event) for event in position.log(0)[heard:]]
        heard += len(news)
        if news:
            yield " ".join(_sentence(line) for line in news) + "\n"
        now = guide.told(found, guide.place(found, position.words()), position.view(0), language)
        lines = [line for line in (now.answer, *now.lines) if line and line not in said]
        said += lines
        yield from (f"> {line}\n" for line in lines)
        if now.free:
            return
        ask = position.ask
        word = now.target
        move = position.game.vocabulary.number(word) if word else _plain(position)
        yield f"*{texts.prompt(ask)}* – {texts.move(ask, move)}.\n"
        _play(position, position.game.vocabulary.words[move])


def _plain(position: Position[Any]) -> int:
    """Where nothing is proposed: that which ends it soonest, or the first move there is."""
    ask = position.ask
    assert ask is not None
    vocabulary = position.game.vocabulary
    known = [vocabulary.number(word) for word in ("end", "stop", "keep", "pass") if vocabulary.knows(word)]
    return next((move for move in known if move in ask.moves), ask.moves[0])


def _play(position: Position[Any], word: str) -> None:
    position.play(word)
    if position.held is not None:
        position.settle()


def _sentence(line: str) -> str:
    return line if line.endswith((".", "!", "?", "”", "…")) else f"{line}."


def main() -> int:
    """Write the page, or print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
