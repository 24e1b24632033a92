"""A hook of the docs site (``mkdocs.yml``): what stands beside ``docs`` is in it too, and so is the reference."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Files at the top of the repository, and the pages of the site that they become."""
REFERENCE = {
    "skyrise": ("skyrise",),
    "components": ("skyrise.components", "skyrise.components.names", "skyrise.components.pictures"),
    "city": ("skyrise.city", "skyrise.city.drawing"),
    "rules": ("skyrise.rules", "skyrise.rules.determinize", "skyrise.rules.fairness", "skyrise.rules.outlook"),
    "notation": ("skyrise.notation", "skyrise.notation.svg", "skyrise.notation.messages", "skyrise.notation.documents"),
    "language": ("skyrise.language", "skyrise.language.language"),
    "tables": ("skyrise.tables", "skyrise.tables.ports"),
    "bots": (
        "skyrise.bots",
        "skyrise.bots.aliases",
        "skyrise.bots.fingerprints",
        "skyrise.bots.advice",
        "skyrise.bots.contract",
    ),
    "client": ("skyrise.client", "skyrise.client.play"),
    "teacher": ("skyrise.teacher", "skyrise.teacher.lessons", "skyrise.teacher.review", "skyrise.teacher.thinking"),
    "search": ("skyrise.search.mind", "skyrise.search.judgement", "skyrise.search.endings"),
    "envs": (
        "skyrise.envs.skyrise_v0",
        "skyrise.envs.single",
        "skyrise.envs.vector",
        "skyrise.envs.batch",
        "skyrise.envs.puffer",
        "skyrise.envs.opponents",
        "skyrise.envs.openspiel",
        "skyrise.envs.layout",
        "skyrise.envs.spaces",
        "skyrise.envs.rewards",
        "skyrise.envs.views",
    ),
    "lab": (
        "skyrise.lab.arena",
        "skyrise.lab.arena.run",
        "skyrise.lab.executors",
        "skyrise.lab.bot_games",
        "skyrise.lab.games",
        "skyrise.lab.balance",
        "skyrise.lab.maps",
        "skyrise.lab.dataset",
        "skyrise.lab.tune",
    ),
    "kernel": ("skyrise.kernel.kernel", "skyrise.kernel.loads", "skyrise.kernel.load", "skyrise.kernel.readiness"),
    "testing": ("skyrise.testing",),
}
"""Pages of the reference, and the modules whose public names stand on them."""
LINK = re.compile(r"(?<=\]\()(?P<path>[^)#:\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds what is not in the folder of the docs."""
    for name, page in PAGES.items():
        files.append(File.generated(config, page, content=_moved((ROOT / name).read_text("utf-8"), ROOT)))
    for room, modules in REFERENCE.items():
        files.append(File.generated(config, f"api/{room}.md", content=reference(room, modules)))
    for path in sorted((ROOT / "examples").rglob("*")):
        if path.suffix in (".py", ".mjs", ".toml"):
            files.append(File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave the folder of the docs lead to where the site has what they name."""
    return markdown if page.file.generated_by else _moved(markdown, ROOT / "docs")


def reference(room: str, modules: tuple[str, ...]) -> str:
    """A page of the reference."""
    title = "skyrise" if room == "skyrise" else f"skyrise.{room}"
    return "\n\n".join([f"# {title}", *(f"::: {module}" for module in modules)]) + "\n"


def _moved(markdown: str, folder: Path) -> str:
    return LINK.sub(lambda link: _on_site(link["path"], folder), markdown)


def _on_site(link: str, folder: Path) -> str:
    """Where a link of a file in a folder of the repository leads to on the site, which is flat."""
    target = (folder / link).resolve()
    if not target.is_relative_to(ROOT):
        return link
    path = target.relative_to(ROOT).as_posix()
    return PAGES.get(path, path.removeprefix("docs/"))
