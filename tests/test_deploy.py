"""compose.yaml, the Dockerfile and docs/deploy.md name only what there is."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest
import yaml

from langbord import cli

ROOT = Path(__file__).parent.parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/langbord/server").rglob("*.py"))
FOREIGN = {"FORWARDED_ALLOW_IPS", "LANGBORD_HOST", "POSTGRES_PASSWORD"}  # uvicorn's, and those of compose.yaml itself


def compose() -> dict[str, dict[str, dict[str, object]]]:
    read: dict[str, dict[str, dict[str, object]]] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return read


def commands() -> list[str]:
    """What the files tell somebody, or a container, to run: `langbord …`."""
    told = [str(service["command"]) for service in compose()["services"].values() if "command" in service]
    told.append(" ".join(re.findall(r'"([^"]+)"', (ROOT / "Dockerfile").read_text().partition("CMD ")[2])))
    told += re.findall(r"\blangbord (?:serve|worker|backup|restore|verify)\b[^`#\n]*", page())
    return told


def page() -> str:
    return (ROOT / "docs/deploy.md").read_text(encoding="utf-8")


def test_compose_has_two_web_processes_a_worker_and_what_they_need() -> None:
    services = compose()["services"]
    assert set(services) == {"web1", "web2", "worker", "database", "proxy"}
    web, other = services["web1"], services["web2"]
    assert web == other
    assert web["depends_on"] == services["worker"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "ports" not in web  # only the proxy can be reached from outside


@pytest.mark.parametrize("command", commands())
def test_every_command_is_one_of_ours(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [word for word in command.split()[1:] if word != "…"]
    if words in (["backup"], ["restore"]) or words[-1:] == ["--port"]:
        pytest.skip("named, not written out")
    assert isinstance(cli._parser().parse_args(words), argparse.Namespace)


@pytest.mark.parametrize("file", ["compose.yaml", "docs/deploy.md", "Dockerfile"])
def test_every_variable_is_read_somewhere(file: str) -> None:
    named = set(re.findall(r"\b(?:LANGBORD_[A-Z_]+|DATABASE_URL|FORWARDED_ALLOW_IPS)\b", (ROOT / file).read_text()))
    assert named
    for name in named - FOREIGN:
        assert f'"{name}"' in SOURCES, name


def test_every_variable_is_told() -> None:
    read = set(re.findall(r'"(LANGBORD_[A-Z_]+|DATABASE_URL)"', SOURCES))
    assert {name for name in read if f"`{name}`" not in page()} == {"LANGBORD_TEST_DATABASE"}


@pytest.mark.parametrize("file", ["deploy/prometheus/alerts.yml", "deploy/grafana/langbord.json"])
def test_alarms_and_dashboard_look_at_what_there_is(file: str) -> None:
    """Every figure that they name is told by a process, in the form in which Prometheus keeps it."""
    text = (ROOT / file).read_text(encoding="utf-8")
    assert yaml.safe_load(text)
    told = set(re.findall(r'"(langbord_[a-z_]+)"', SOURCES))
    named = set(re.findall(r"\b(langbord_[a-z_]+)", text))
    assert len(named) > 5
    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in named} <= told


def test_every_file_is_there() -> None:
    docker = (ROOT / "Dockerfile").read_text()
    for line in re.findall(r"^COPY (.+) \S+$", docker, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
    assert (ROOT / "requirements/postgres.txt").exists()
    proxy = compose()["services"]["proxy"]["volumes"]
    assert isinstance(proxy, list)
    assert (ROOT / str(proxy[0]).partition(":")[0]).exists()
    for address in re.findall(r"/(?:ready|health|metrics)\b", (ROOT / "deploy/Caddyfile").read_text()):
        assert f'"{address}"' in SOURCES
