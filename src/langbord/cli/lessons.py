"""Commands for lessons: which there are, and whether they are what they should be."""

from __future__ import annotations

import argparse

from langbord import games
from langbord.cli.shared import BAD, DONE, Commands, Parser, add_language, end


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    parser = commands.add_parser("lessons", help="the lessons of the games")
    kinds = parser.add_subparsers(metavar="WHAT", required=True)
    listed = kinds.add_parser("list", help="which lessons there are")
    listed.set_defaults(command=_list)
    listed.add_argument("game", metavar="GAME", nargs="?", help=", ".join(games.names()))
    add_language(listed)
    check = kinds.add_parser("check", help="prove that each lesson can be solved, and not by luck")
    check.set_defaults(command=_check)
    check.add_argument("game", metavar="GAME", nargs="?", help=", ".join(games.names()))
    check.add_argument("lesson", metavar="LESSON", nargs="?", help="only this one")
    check.add_argument("--tries", type=int, default=200, help="how often each bot tries (200)")
    check.add_argument("--sharp-tries", type=int, help="how often sharp does (as the others)")


def _names(args: argparse.Namespace) -> list[str]:
    return [games.plugin(args.game).meta.name] if args.game else list(games.names())


def _list(args: argparse.Namespace) -> int:
    from langbord.lessons.reader import lessons_of

    for name in _names(args):
        for lesson in lessons_of(name):
            print(f"{name}  {lesson.name:28} {lesson.say(args.language).title}")
    return DONE


def _check(args: argparse.Namespace) -> int:
    from langbord.lab import lesson_check
    from langbord.lessons.reader import find, lessons_of

    checked = faulty = 0
    for name in _names(args):
        lessons = (find(name, args.lesson),) if args.lesson else lessons_of(name)
        for lesson in lessons:
            found = lesson_check.check(lesson, args.tries, args.sharp_tries)
            print(found.line(), flush=True)
            checked += 1
            faulty += bool(found.faults)
        for chapter in [] if args.lesson else lesson_check.untaught(lessons):
            print(f"    no lesson of {name} touches chapter {chapter}")
            faulty += 1
    print(f"{checked} lessons")
    return DONE if not faulty else end(BAD, f"{faulty} faults were found in lessons")
