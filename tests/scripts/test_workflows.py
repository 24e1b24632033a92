"""Workflows, hooks and templates: they can be read, and what they call is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PIN = re.compile(r"^([\w.-]+)==(\S+) \\$")
"""On the lines below are the hashes."""


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    for job in read(workflow)["jobs"].values():
        yield from job["steps"]


def commands(workflow: Path) -> list[str]:
    return [step["run"] for step in steps(workflow) if "run" in step]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return {found[1]: found[2] for line in lines if (found := PIN.match(line))}


def test_there_are_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == ["checks", "release"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_calls_is_there(workflow: Path) -> None:
    said = "\n".join(commands(workflow))
    called = set(re.findall(r"\b(?:scripts|requirements)/[\w.]+", said))
    assert called
    assert [path for path in called if not (ROOT / path).is_file()] == []
    assert set(re.findall(r"\bmake (\w+)", said)) <= make_targets()


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_few_rights_and_an_end(workflow: Path) -> None:
    document = read(workflow)
    assert document["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 90 for job in document["jobs"].values())
    assert all("@" in step["uses"] for step in steps(workflow) if "uses" in step)


def test_the_checks_run_on_every_python_and_system() -> None:
    jobs = read(ROOT / ".github/workflows/checks.yml")["jobs"]
    versions = ["3.11", "3.12", "3.13", "3.14"]
    assert all(job["strategy"]["matrix"]["python"] == versions for job in jobs.values())
    systems = {jobs["whole"]["runs-on"], *jobs["library"]["strategy"]["matrix"]["system"]}
    assert {system.split("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
    made = [step["run"] for step in jobs["whole"]["steps"] if "make" in step.get("run", "")]
    assert made == ["make check", "make test"]


def test_native_code_is_tried_on_every_system() -> None:
    steps = read(ROOT / ".github/workflows/checks.yml")["jobs"]["library"]["steps"]
    (tried,) = (step["run"] for step in steps if "tests/kernel" in step.get("run", ""))
    left_out = re.findall(r"--ignore=(\S+)", tried)
    assert left_out == ["tests/kernel/test_c.py", "tests/kernel/wasm/test_pyodide.py"]
    assert all((ROOT / path).is_file() for path in left_out)
    assert pins("library.txt")["llvmlite"] == pins("play.txt")["llvmlite"]


def test_a_release_is_checked_before_it_is_published_without_a_password() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    assert (jobs["check"]["needs"], jobs["publish"]["needs"]) == ("build", "check")
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text()


def test_the_pins_of_the_library_are_those_of_the_whole() -> None:
    whole = {**pins("play.txt"), **pins("dev.txt")}
    library = pins("library.txt")
    assert len(library) > 20
    assert library.items() <= whole.items()


def test_hooks_are_local_and_call_the_projects_own_tools() -> None:
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [one["repo"] for one in repositories] == ["local"]
    (hooks,) = (one["hooks"] for one in repositories)
    assert all(hook["language"] == "system" for hook in hooks)
    recipe = (ROOT / "Makefile").read_text().replace("$(BIN)", ".venv/bin")
    entries = {hook["entry"].removesuffix(" --force-exclude") for hook in hooks if hook["id"] != "page"}
    assert {Path(entry.split()[0]).name for entry in entries} == {"ruff", "mypy", "lint-imports"}
    assert [entry for entry in entries if entry not in recipe] == []


@pytest.mark.parametrize("template", [path for path in TEMPLATES if path.stem != "config"], ids=lambda path: path.stem)
def test_a_template_asks_for_something(template: Path) -> None:
    document = read(template)
    assert document["name"]
    assert document["description"]
    asked = [field["id"] for field in document["body"]]
    assert len(asked) == len(set(asked)) > 0


def test_the_citation_can_be_read() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert citation["authors"] == [{"name": "the Skyrise contributors"}]
