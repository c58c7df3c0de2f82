"""`langbord mcp`, driven by the reference client of its package: by a pipe, as assistants use it, and in-process."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from typing import Any

import pytest

from langbord import games
from langbord.engine.errors import LangbordError, OptionError
from langbord.mcp import server as protocol
from langbord.mcp.tables import Tables

mcp = pytest.importorskip("mcp")


async def call(client: Any, tool: str, **arguments: object) -> Any:
    """What a tool answers; a sentence in quotes where it refuses."""
    answer = await client.call_tool(tool, arguments)
    text = answer.content[0].text
    return {"refused": text} if answer.is_error else json.loads(text)


@pytest.mark.parametrize("game", games.names())
def test_an_assistant_plays_a_whole_game_of_each_title(game: str) -> None:
    async def visit() -> dict[str, Any]:
        async with mcp.Client(protocol.server(seed=5)) as client:
            rng = random.Random(3)
            seats = ["me", "calm"] if game != "galzyr" else ["me"]
            seen = await call(client, "new_table", game=game, seats=seats)
            while seen["question"] is not None:
                assert seen["question"]["seat"] == seen["seat"] == 0
                word = rng.choice(seen["moves"])["word"]
                seen = await call(client, "play", table=seen["table"], words=[word])
            record = await call(client, "record", table=seen["table"])
            assert games.replay(record).scores() == seen["scores"]
            return dict(seen)

    over = asyncio.run(visit())
    assert over["moves"] == []
    assert over["log"]


def test_the_reference_client_speaks_to_the_command_by_a_pipe() -> None:
    command = "from langbord.cli import main; raise SystemExit(main())"
    own = {**os.environ, "LANGBORD_COMPILED": "0"}
    parameters = mcp.StdioServerParameters(command=sys.executable, args=["-c", command, "mcp", "--seed", "7"], env=own)

    async def visit() -> None:
        async with mcp.Client(parameters) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert {"games", "rules", "legal_moves", "why_not", "play", "hint", "analysis"} <= set(tools)
            assert all(tool.description for tool in tools.values())
            assert tools["play"].input_schema["required"] == ["table", "words"]
            listed = await call(client, "games")
            assert [entry["name"] for entry in listed] == list(games.names())
            paragraph = await call(client, "rules", game="nusfjord", search="N4.2")
            assert [entry["number"] for entry in paragraph] == ["N4.2"]
            seen = await call(client, "new_table", game="nusfjord")
            assert seen["moves"] == await call(client, "legal_moves", table=seen["table"])
            reason = await call(client, "why_not", table=seen["table"], word="A01")
            assert (reason["possible"], bool(reason["text"])) == (False, True)
            refused = await call(client, "play", table=seen["table"], words=["A01"])
            assert "A01" in refused["refused"]
            assert "\n" not in refused["refused"]
            hints = await call(client, "hint", table=seen["table"])
            assert {hint["words"][0] for hint in hints} <= {move["word"] for move in seen["moves"]}

    asyncio.run(visit())


def test_what_an_assistant_sees_is_what_its_seat_may_see() -> None:
    room = Tables(seed=3)
    seen = room.new("nusfjord", ["me", "calm", "calm"])
    position = room._find(seen["table"]).position
    assert seen["view"] == position.view(0) != position.view(1)
    with pytest.raises(OptionError, match="not over yet"):
        room.record(seen["table"])
    with pytest.raises(OptionError, match="not over yet"):
        room.analysis(seen["table"])


def test_words_are_played_all_or_none_and_can_be_taken_back() -> None:
    room = Tables(seed=3)
    name = room.new("nusfjord", ["me"])["table"]
    before = room.look(name)
    with pytest.raises(LangbordError):
        room.play(name, [before["moves"][0]["word"], "hocus"])
    assert room.look(name) == before
    played = room.play(name, [before["moves"][0]["word"]])
    if played["can_take_back"]:
        assert room.take_back(name)["view"] == before["view"]
    assert room.close(name) == {"closed": name}
    with pytest.raises(OptionError, match="there is no table"):
        room.look(name)


def test_a_finished_game_is_analysed_as_far_as_there_is_time() -> None:
    room, rng = Tables(seed=3), random.Random(1)
    seen = room.new("nusfjord", ["me"], {})
    while seen["question"] is not None:
        seen = room.play(seen["table"], [rng.choice(seen["moves"])["word"]])
    found = room.analysis(seen["table"], 0.5)
    assert 0 <= found["percent_done"] <= 100
    for point in found["turning_points"]:
        assert point["played"] != point["better"]
