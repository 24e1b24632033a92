"""No tag without a changelog entry, with changes lying about, or for a version that the package does not have."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import release

CHANGELOG = "# Changes\n\n## 1.2.0\n\n### Fixes\n\n- One thing.\n\n## 1.1.0\n\n- Another thing.\n"


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository in which 1.2.0 may be tagged."""
    package = tmp_path / "src" / "skyrise" / "__init__.py"
    package.parent.mkdir(parents=True)
    package.write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "CITATION.cff").write_text("title: Skyrise\nversion: 1.2.0\n")
    git(tmp_path, "init", "--quiet")
    for key, value in (("user.name", "A tester"), ("user.email", "tester@example.org"), ("commit.gpgsign", "false")):
        git(tmp_path, "config", key, value)
    commit(tmp_path)
    return tmp_path


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "As it is")


def refusal(root: Path, *arguments: str) -> str:
    with pytest.raises(SystemExit) as refused:
        release.main(list(arguments), root)
    assert git(root, "tag") == ""
    return str(refused.value)


def test_a_version_that_is_ready_is_tagged_with_its_changes(project: Path) -> None:
    release.main(["1.2.0"], project)
    assert git(project, "tag", "--list", "--format=%(contents)").startswith(
        "Skyrise 1.2.0\n\n### Fixes\n\n- One thing."
    )
    with pytest.raises(SystemExit, match=r"the tag v1\.2\.0 is there already"):
        release.main(["1.2.0"], project)


@pytest.mark.parametrize("changelog", [CHANGELOG.replace("1.2.0", "1.3.0"), CHANGELOG.replace("- One thing.\n", "")])
def test_no_tag_without_a_changelog_entry(project: Path, changelog: str) -> None:
    (project / "CHANGELOG.md").write_text(changelog)
    commit(project)
    assert refusal(project, "1.2.0") == "refused: CHANGELOG.md says nothing about 1.2.0"


def test_no_tag_with_a_dirty_tree(project: Path) -> None:
    (project / "new.txt").write_text("not committed")
    assert "changes that are not committed:\n?? new.txt" in refusal(project, "1.2.0")


def test_no_tag_for_a_version_that_the_package_does_not_have(project: Path) -> None:
    said = refusal(project, "1.1.0")
    assert "src/skyrise/__init__.py says 1.2.0, not 1.1.0" in said
    assert "CITATION.cff does not name version 1.1.0" in said
    assert "CHANGELOG" not in said


def test_a_tag_is_checked_without_making_one(project: Path) -> None:
    (project / "new.txt").write_text("what a build leaves")
    release.main(["--check", "v1.2.0"], project)
    assert git(project, "tag") == ""
    assert "says 1.2.0, not 1.1.0" in refusal(project, "--check", "v1.1.0")


@pytest.mark.parametrize("arguments", [[], ["--check"], ["--check", "1.2.0"], ["--help"]])
def test_what_is_not_understood_gets_the_usage(project: Path, arguments: list[str]) -> None:
    assert "Usage:" in refusal(project, *arguments)


def test_this_version_is_ready_to_be_tagged() -> None:
    assert list(release.wrongs(release.ROOT, release.version_of(release.ROOT))) == []
