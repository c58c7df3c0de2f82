"""One `.scene` file, read into a `Scene`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from langbord.engine.editions.parse_error import PhraseError, parse_int
from langbord.games.galzyr.book.graph import targets
from langbord.games.galzyr.book.model import ELSE, END, Block, Check, Entry, Exit, Line, Option, Outcome, Scene, Source
from langbord.games.galzyr.book.parser import ID, Grammar, Phrase, band_of, check_line
from langbord.games.galzyr.book.phrases import ALWAYS, Box, Conditions, Step
from langbord.games.galzyr.book.source_lines import SourceFile, SourceLine

_NAME: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
_OPTION: Final = re.compile(
    r"\* (?P<title>[^\[|]+?)(?: \[(?P<tags>[^\]]*)\])?(?: *\|(?P<check>.*)| *->(?P<target>.*))?", re.DOTALL
)
_OUTCOME: Final = re.compile(r"(?P<least>\d+|else)(?: if (?P<when>[^:]+))?: *(?P<target>.*)")


class _Draft:
    """A block while its lines come in."""

    def __init__(self, name: str, source: Source, more: bool = False) -> None:
        self.name: str = name
        self.source: Source = source
        self.more: bool = more  # its text follows the inherited one
        self.paragraph: list[SourceLine] = []
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.options: list[_OptionDraft] = []
        self.exits: list[Exit] = []
        self.targets: list[tuple[str, Source]] = []


class _OptionDraft:
    """An option while its indented lines come in."""

    def __init__(self, title: Line, source: Source) -> None:
        self.title: Line = title
        self.source: Source = source
        self.starry: tuple[str, ...] = ()
        self.when: Conditions = ALWAYS
        self.cost: list[Step] = []
        self.check: tuple[str, str, str] | None = None
        self.target: str = ""
        self.outcomes: list[Outcome] = []
        self.boxes: list[Box] = []

    def done(self) -> Option:
        check = None
        if self.check is not None:
            check = Check(*self.check, tuple(self.outcomes), tuple(self.boxes))
        return Option(self.title, self.starry, self.when, tuple(self.cost), check, self.target, self.source)


class SceneReader:
    """Reads a file from top to bottom."""

    def __init__(self, file: SourceFile, expected_id: str, inherited: Scene | None = None) -> None:
        self.file: SourceFile = file
        self.inherited: Scene | None = inherited  # what a scene that `amends` is laid over
        self.amends: bool = False
        self.without: list[str] = []
        self.expected_id: str = expected_id
        self.id: str = expected_id
        self.title: Line | None = None
        self.premise: str = ""
        self.partner: bool = False
        self.entries: list[tuple[Entry, Source]] = []
        self.blocks: list[_Draft] = []
        self.grammar: Grammar = Grammar()

    def read(self) -> Scene:
        """The scene, as far as it can be understood; what cannot is among the mistakes."""
        self.file.read_lines(self._line, self.grammar)
        for draft in self.blocks:
            self._close_paragraph(draft)
        base = self.inherited if self.amends else None
        if self.amends and self.inherited is None:
            self.file.fail(1, f"there is no scene '{self.id}' to amend in what this book extends")
        if self.title is None and base is None:
            self.file.fail(1, "a scene begins with '# id  Title'")
        if not self.premise and base is None:
            self.file.fail(1, "the premise is missing: 'premise: one sentence'")
        if not self.blocks:
            self.file.fail(1, "there is no block: '== start'")
        self._check_blocks(base)
        title = self.title or (base.title if base is not None else Line(f"{self.id}/title", "?", ()))
        entries = tuple(entry for entry, _ in self.entries)
        thread = self.expected_id.partition(".")[0]
        blocks = self._laid_over(base) if base is not None else tuple(self._block(draft) for draft in self.blocks)
        self._check_targets(blocks)
        if base is not None:
            partner, premise = self.partner or base.partner, self.premise or base.premise
            return Scene(
                self.id, 0, title, premise, thread, partner, entries or base.entries, blocks, self.file.source(1)
            )
        return Scene(self.id, 0, title, self.premise, thread, self.partner, entries, blocks, self.file.source(1))

    def _laid_over(self, base: Scene) -> tuple[Block, ...]:
        """The blocks of the inherited scene with those that stand here; a block that says nothing, or does nothing,
        keeps what it said or did."""
        found = {block.name: block for block in base.blocks if block.name not in self.without}
        for draft in self.blocks:
            block, old = self._block(draft), found.get(draft.name)
            if draft.more and old is None:
                self.file.fail(1, f"there is no block '{draft.name}' with a text to which more could be added")
            if old is not None and draft.more:
                added = (
                    replace(line, key=f"{self.id}/{draft.name}/{len(old.lines) + number}")
                    for number, line in enumerate(block.lines, 1)
                )
                block = replace(block, lines=(*old.lines, *added))
            elif old is not None and not block.lines:
                block = replace(block, lines=old.lines)
            if old is not None and not (block.steps or block.options or block.exits):
                block = replace(block, steps=old.steps, options=old.options, exits=old.exits)
            found[draft.name] = block
        return tuple(found.values())

    def _line(self, line: SourceLine) -> None:
        text = line.text
        if text.startswith("== "):
            self._begin_block(line)
        elif self.blocks:
            self._in_block(self.blocks[-1], line)
        elif text.strip():
            self._in_header(line)

    # --- the head of the file ---

    def _in_header(self, line: SourceLine) -> None:
        phrase = Phrase(line.text, 0)
        if line.text == f"# {self.expected_id}":
            pass  # of one that amends: it keeps its title
        elif line.text.startswith("# "):
            match = re.fullmatch(rf"# ({ID}) {{2,}}(.+)", line.text)
            if match is None:
                raise phrase.fail("write '# id  Title', with two spaces before the title")
            if match[1] != self.expected_id:
                raise PhraseError(f"the id of this file's scene is '{self.expected_id}', after its folder and name", 2)
            self.title = self.file.piece(f"{self.id}/title", line.number, Phrase(match[2], match.start(2)))
        elif line.text == "amends":
            self.amends = True
        elif line.text.startswith("without "):
            self.without += [name.strip() for name in line.text[8:].split(",")]
        elif line.text.startswith("premise:"):
            self.premise = line.text[8:].strip()
        elif line.text == "partner":
            self.partner = True
        elif line.text.startswith("enter "):
            match = re.fullmatch(rf"enter ({_NAME}) if (.+)", line.text)
            if match is None:
                raise phrase.fail("write 'enter block if condition'")
            when = self.grammar.conditions(Phrase(match[2], match.start(2)))
            self.entries.append((Entry(match[1], when), self.file.source(line.number, match.start(1))))
        else:
            raise phrase.fail("before the first block stand '# id  Title', 'premise:', 'partner' and 'enter … if …'")

    # --- blocks ---

    def _begin_block(self, line: SourceLine) -> None:
        name, _, more = line.text[3:].strip().partition(", ")
        if more and (more != "more" or not self.amends):
            raise PhraseError(
                "'== block, more' adds to the text of a block that is inherited; there is nothing else", 3
            )
        if not re.fullmatch(_NAME, name) or name in (END, "scene"):
            raise PhraseError(f"'{name}' cannot be the name of a block: lower case, digits, '-'", 3)
        if any(draft.name == name for draft in self.blocks):
            raise PhraseError(f"there are two blocks '{name}'", 3)
        self.blocks.append(_Draft(name, self.file.source(line.number), more=bool(more)))

    def _in_block(self, draft: _Draft, line: SourceLine) -> None:
        text = line.text
        if not text.strip():
            self._close_paragraph(draft)
        elif text.startswith("> "):
            self._close_paragraph(draft)
            if draft.options or draft.exits:
                raise PhraseError("effects stand before options and exits", 0)
            draft.steps += self.grammar.line(Phrase(text[2:], 2))
        elif text.startswith("* "):
            self._close_paragraph(draft)
            self._begin_option(draft, line)
        elif text.startswith("-> "):
            self._close_paragraph(draft)
            self._exit(draft, line)
        elif text[0] in " \t" and draft.options:
            self._in_option(draft, draft.options[-1], line)
        elif draft.steps or draft.options or draft.exits:
            raise PhraseError("text stands before effects, options and exits", 0)
        else:
            draft.paragraph.append(line)

    def _close_paragraph(self, draft: _Draft) -> None:
        if draft.paragraph:
            key = f"{self.id}/{draft.name}/{len(draft.lines) + 1}"
            draft.lines.append(self.file.text(key, draft.paragraph))
            draft.paragraph = []

    def _exit(self, draft: _Draft, line: SourceLine) -> None:
        match = re.fullmatch(r"-> (?P<target>.+?)(?: on (?P<band>[\d-]+))?(?: if (?P<when>.+))?", line.text)
        if match is None:
            raise PhraseError("write '-> block', '-> block if condition' or '-> block on 1-6'", 0)
        target = self._target(draft, Phrase(match["target"], 3), line)
        low, high = band_of(match["band"], match.start("band")) if match["band"] else (0, 0)
        when = self.grammar.conditions(Phrase(match["when"], match.start("when"))) if match["when"] else ALWAYS
        draft.exits.append(Exit(target, when, low, high, self.file.source(line.number)))

    def _target(self, draft: _Draft, phrase: Phrase, line: SourceLine) -> str:
        phrase = phrase.strip()
        scene = re.fullmatch(rf"scene ({ID})", phrase.text)
        if scene:
            self.grammar.refer("scene", scene[1], phrase.column + 6)
            return f"@{scene[1]}"
        if not re.fullmatch(_NAME, phrase.text):
            raise phrase.fail("this should be the name of a block, 'end', or 'scene' and an id")
        draft.targets.append((phrase.text, self.file.source(line.number, phrase.column)))
        return phrase.text

    # --- options ---

    def _begin_option(self, draft: _Draft, line: SourceLine) -> None:
        match = _OPTION.fullmatch(line.text)
        if match is None or (match["check"] is None and match["target"] is None):
            raise PhraseError("an option is '* Title | verb, skill, difficulty' or '* Title -> block'", 0)
        key = f"{self.id}/{draft.name}/{chr(ord('a') + len(draft.options))}"
        title = self.file.piece(key, line.number, Phrase(match["title"], match.start("title")))
        option = _OptionDraft(title, self.file.source(line.number))
        draft.options.append(option)
        if match["tags"] is not None:
            tags = Phrase(match["tags"], match.start("tags")).split(" or ")
            option.starry = tuple(self.grammar.refer("tag", tag.text, tag.column) for tag in tags)
        if match["check"] is not None:
            option.check = ("", "might", "unknown")  # so that a mistake here does not make one of each outcome
            option.check = check_line(Phrase(match["check"], match.start("check")).strip())
        else:
            option.target = self._target(draft, Phrase(match["target"], match.start("target")), line)

    def _in_option(self, draft: _Draft, option: _OptionDraft, line: SourceLine) -> None:
        phrase = Phrase(line.text, 0).strip()
        outcome = _OUTCOME.fullmatch(phrase.text)
        if phrase.text.startswith("if "):
            option.when += self.grammar.conditions(Phrase(phrase.text[3:], phrase.column + 3))
        elif outcome:
            if option.check is None:
                raise phrase.fail("an option without a check has no outcomes")
            least = ELSE if outcome["least"] == "else" else parse_int(outcome["least"], phrase.column)
            column = phrase.column + outcome.start("target")
            target = self._target(draft, Phrase(outcome["target"], column), line)
            when: Conditions = ALWAYS
            if outcome["when"]:
                when = self.grammar.conditions(Phrase(outcome["when"], phrase.column + outcome.start("when")))
            option.outcomes.append(Outcome(least, target, when, self.file.source(line.number, phrase.column)))
        elif re.match(r"(may|must)\b", phrase.text):
            if option.check is None:
                raise phrase.fail("an option without a check has nothing that may or must help in it")
            option.boxes.append(self.grammar.box(phrase))
        else:
            option.cost += self.grammar.steps(phrase)

    # --- the whole ---

    def _check_targets(self, blocks: tuple[Block, ...]) -> None:
        names = {block.name for block in blocks} | {END}
        for entry, source in self.entries:
            if entry.block not in names:
                self.file.mistakes.add(source, f"there is no block '{entry.block}' in this scene")
        drafts = {draft.name: draft.targets for draft in self.blocks}
        for block in blocks:
            inherited = [(target, self.file.source(1)) for target in targets(block) if not target.startswith("@")]
            for target, source in drafts.get(block.name) or inherited:
                if target not in names:
                    self.file.mistakes.add(source, f"there is no block '{target}' in this scene")

    def _check_blocks(self, base: Scene | None) -> None:
        kept = {block.name for block in base.blocks} if base is not None else set[str]()
        for name in self.without:
            if name not in kept:
                self.file.fail(1, f"there is no block '{name}' to leave out")
        for draft in self.blocks:
            for option in draft.options:
                if option.check is not None and not option.outcomes:
                    self.file.mistakes.add(option.source, "a check needs an outcome: '4: block', 'else: block'")
            if draft.options and draft.exits:
                self.file.mistakes.add(draft.source, f"block '{draft.name}' has both options and exits")
            keeps = draft.name in kept and draft.lines and not draft.steps
            if not draft.options and not draft.exits and not keeps:
                self.file.mistakes.add(draft.source, f"block '{draft.name}' ends in the air: add options or '-> end'")

    def _block(self, draft: _Draft) -> Block:
        options = tuple(option.done() for option in draft.options)
        return Block(draft.name, tuple(draft.lines), tuple(draft.steps), options, tuple(draft.exits), draft.source)
