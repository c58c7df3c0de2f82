"""Commands for those who keep a server: workers, backups, tidying, moderators, and whether every stored game still
replays."""

from __future__ import annotations

import argparse
from pathlib import Path

from langbord.cli.shared import BAD, DONE, Commands, Parser, port_number


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    _add_worker(commands)
    _add_backup(commands)
    _add_restore(commands)
    _add_verify(commands)
    _add_tidy(commands)
    _add_moderator(commands)


def _set_up() -> None:
    """For a command that does one thing and ends."""
    from langbord.server.config.database import without_pool
    from langbord.server.ops.serve import set_up

    set_up()
    without_pool()


def _worker(args: argparse.Namespace) -> int:
    from langbord.server.ops.serve import work

    return work(args.port, args.host)


def _add_worker(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("worker", help="move the bots of a server on PostgreSQL; start as many as you like")
    parser.set_defaults(command=_worker)
    parser.add_argument("--port", type=port_number, help="answer /health, /ready and /metrics there (nowhere)")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen for that (127.0.0.1: this machine only)")


def _backup(args: argparse.Namespace) -> int:
    from langbord.server.config.database import in_a_sentence, must_be_there

    must_be_there()
    _set_up()
    from langbord.server.ops import backup

    with in_a_sentence():
        backup.backup(args.file)
    print(f"written: {args.file}")
    return DONE


def _add_backup(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("backup", help="write all that the server has stored to a file, while it runs")
    parser.set_defaults(command=_backup)
    parser.add_argument("file", type=Path, metavar="FILE", help="called *.jsonl it fits SQLite and PostgreSQL")


def _restore(args: argparse.Namespace) -> int:
    from langbord.server.config.database import in_a_sentence

    _set_up()
    from langbord.server.ops import restore, verify

    with in_a_sentence():
        notes = restore.restore(args.file)
        found = verify.stored()
    print("\n".join([*notes, *found.lines()]))
    return BAD if found.wrong else DONE


def _add_restore(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("restore", help="fill an empty database from a backup, and verify it")
    parser.set_defaults(command=_restore)
    parser.add_argument("file", type=Path, metavar="FILE")


def _verify(args: argparse.Namespace) -> int:
    from langbord.server.config.database import in_a_sentence, must_be_there

    if args.against is None:
        must_be_there()
    _set_up()
    from langbord.server.ops import verify

    with in_a_sentence():
        found = verify.against(args.against) if args.against is not None else verify.stored(args.write)
    print("\n".join(found.lines()))
    return BAD if found.wrong else DONE


def _add_verify(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("verify", help="play every stored game again and tell what would be different")
    parser.set_defaults(command=_verify)
    records = parser.add_mutually_exclusive_group()
    records.add_argument("--write", type=Path, metavar="FILE", help="write down all games, for --against")
    records.add_argument(
        "--against", type=Path, metavar="FILE", help="play the games again that an older version wrote"
    )


def _tidy(args: argparse.Namespace) -> int:
    from langbord.server.config.database import in_a_sentence, must_be_there

    must_be_there()
    _set_up()
    from langbord.server.ops import tidy

    with in_a_sentence():
        print("\n".join(tidy.tidy(args.days, really=args.really)))
    return DONE


def _add_tidy(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("tidy", help="throw away what nobody can come back to; without --really only tell")
    parser.set_defaults(command=_tidy)
    parser.add_argument("--days", type=days_ago, default=90, help="what was untouched for that long (90)")
    parser.add_argument("--really", action="store_true", help="throw it away; make a backup first")


def days_ago(text: str) -> int:
    if not text.isdecimal() or not 7 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError(f"{text} is no number of days: at least 7")
    return int(text)


def _moderator(args: argparse.Namespace) -> int:
    from langbord.server.config.database import in_a_sentence, must_be_there

    must_be_there()
    _set_up()
    from langbord.server.accounts import moderators

    with in_a_sentence():
        print(moderators.end(args.name) if args.no_longer else moderators.make(args.name))
    return DONE


def _add_moderator(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("moderator", help="let an account look after the house: /admin/")
    parser.set_defaults(command=_moderator)
    parser.add_argument("name", metavar="NAME", help="of an account that has signed up")
    parser.add_argument("--no-longer", action="store_true", help="take it back")
