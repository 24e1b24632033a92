"""Makes the parts of the engine: what of the standard library and of the game a page's workers use, compiled.

Run by ``build_engine.mjs`` inside Pyodide, since only its own Python makes bytecode that it can read.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import marshal
import pickle
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType

from ready_made import KEPT, gather

ROOMS = ("components", "city", "rules", "notation", "kernel", "search", "bots", "teacher", "tables", "browser")
LEFT_OUT = ("kernel/generator/c/", "kernel/generator/llvm/", "kernel/generator/wasm/", "notation/schemas/")
"""What a worker never uses: the back ends of the compiler, and the published schemas."""
WORDS_NEED = ("fluent", "babel", "attr", "pytz")
STANDS_IN = {"typing_extensions.py": b"from typing import Literal\n"}
"""What these packages want of another is in Python itself by now."""
LOCALES = ("root", "en", "pl", "ru")
LOCALE_PARTS = ("plural", "ordinal", "number", "decimal", "percent", "scientific", "list", "locale_id")
"""How the names begin of what texts need of a locale: how its numbers are written. Not units, currencies and places."""
GLOBAL_PARTS = ("cldr", "parent_exceptions", "script_aliases", "variant_aliases", "language_aliases")
"""What names of locales need."""

ALWAYS = (
    *("encodings.cp437", "encodings.idna", "encodings.ascii", "encodings.latin_1", "encodings.utf_8"),
    *("importlib.readers", "importlib.resources._adapters", "importlib.resources.readers"),
    *("traceback", "linecache", "zipfile", "shutil", "tempfile", "_strptime", "sysconfig"),
    "_sysconfigdata__emscripten_wasm32-emscripten",
)
"""What is imported without any import of a module that is followed: by Pyodide itself, and for an error's sake."""
NEVER = (
    *(
        "ctypes",
        "doctest",
        "email",
        "http.client",
        "http.cookiejar",
        "http.server",
        "multiprocessing",
        "optparse",
        "pdb",
    ),
    *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "nturl2path"),
    *("pydoc", "pyodide.console", "pyodide.http", "pyodide._nodesock_transport", "ssl", "tarfile", "unittest"),
    *("urllib.request", "xml"),
    *("_py_abc", "_pydatetime", "importlib._bootstrap", "importlib._bootstrap_external"),
)
"""What the standard library imports for purposes that no worker has, and what Pyodide has built in."""

HEADER = importlib.util.MAGIC_NUMBER + bytes(12)
"""Of bytecode without a source."""


class Library:
    """A standard library as an archive of sources."""

    def __init__(self, archive: Path) -> None:
        with zipfile.ZipFile(archive) as packed:
            self.files = {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}

    def file_of(self, module: str) -> str | None:
        """The file of a module, if it is one of the library's."""
        path = module.replace(".", "/")
        return next((name for name in (f"{path}/__init__.py", f"{path}.py") if name in self.files), None)

    def used_by(self, modules: Iterable[str]) -> dict[str, bytes]:
        """The files of modules and of all that they import."""
        found: dict[str, bytes] = {}
        waiting = [*modules, *self._of_pyodide()]
        while waiting:
            module = waiting.pop()
            name = self.file_of(module)
            if name is None or name in found or _is_never(module):
                continue
            found[name] = self.files[name]
            package = module if name.endswith("__init__.py") else module.rpartition(".")[0]
            waiting += imports(self.files[name], package)
        return found

    def _of_pyodide(self) -> Iterator[str]:
        """Its own modules, most of which it imports from JavaScript."""
        for name in self.files:
            if name.startswith(("pyodide/", "_pyodide/")) and name.endswith(".py"):
                yield name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_never(module: str) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in NEVER)


def imports(source: bytes, package: str, *, everywhere: bool = False) -> list[str]:
    """The modules that a source imports when it is imported itself; or also those that its functions import."""
    found = []
    for node in ast.walk(ast.parse(source)) if everywhere else _at_import(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [part for alias in node.names for part in _with_parents(alias.name)]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module or "")))
            found += [*_with_parents(module), *(f"{module}.{alias.name}" for alias in node.names)]
    return found


def _at_import(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _at_import(node)


def _with_parents(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A module as bytecode. Which lines it comes from is left out: that is a third of it, and of use to nobody here."""
    code = compile(_without_docs(ast.parse(source)), name, "exec", dont_inherit=True, optimize=optimize)
    return HEADER + marshal.dumps(_without_lines(code))


def _without_docs(tree: ast.Module) -> ast.Module:
    """The same without docstrings. A class keeps a dot: a dataclass without any would make one up, which takes long."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node) is None:
                continue
            doc, *others = node.body
            dot = ast.copy_location(ast.Expr(ast.Constant(".")), doc)
            node.body = [dot, *others] if isinstance(node, ast.ClassDef) or not others else others
    return ast.fix_missing_locations(tree)


def _without_lines(code: CodeType) -> CodeType:
    constants = tuple(_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=_nowhere(len(code.co_code) // 2))


def _nowhere(units: int) -> bytes:
    """The table of lines of so many units of code that come from no line; each entry is for up to eight of them."""
    return bytes(0x80 | 15 << 3 | min(units - first, 8) - 1 for first in range(0, units, 8))


def pack(target: Path, files: dict[str, bytes], optimize: int = 0) -> None:
    """An archive, not packed: whoever sends it packs it better. The same files give the same archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            is_code = name.endswith(".py")
            data = compiled(files[name], name, optimize) if is_code else files[name]
            archive.writestr(zipfile.ZipInfo(name.removesuffix(".py") + ".pyc" if is_code else name), data)


def read(root: Path, below: str) -> dict[str, bytes]:
    """The files below a folder (or one file), by their paths from a root."""
    start = root / below
    paths = [start] if start.is_file() else sorted(start.rglob("*"))
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".pyi", ".so")
    }


def game_files(source: Path) -> dict[str, bytes]:
    """The rooms of the game that run in a worker."""
    files = read(source, "skyrise/__init__.py")
    for room in ROOMS:
        files |= read(source, f"skyrise/{room}")
    return {
        name: data for name, data in files.items() if not name.startswith(tuple(f"skyrise/{one}" for one in LEFT_OUT))
    }


def words_files(source: Path, packages: Path) -> dict[str, bytes]:
    """The room that says the game in words, and what it needs of other packages."""
    files = read(source, "skyrise/language") | STANDS_IN
    for package in WORDS_NEED:
        files |= read(packages, package)
    return {name: _slim(name, data) for name, data in files.items() if _is_wanted(name)}


def _slim(name: str, data: bytes) -> bytes:
    """Of Babel's data what texts need; Babel itself has to be there to be read."""
    if not name.endswith(".dat"):
        return data
    wanted = GLOBAL_PARTS if name.endswith("global.dat") else LOCALE_PARTS
    kept = {part: value for part, value in pickle.loads(data).items() if part.startswith(wanted)}
    return pickle.dumps(kept)


def _is_wanted(name: str) -> bool:
    """Not the tools of translators, not the time zones, and of all locales ours."""
    locale = name.removeprefix("babel/locale-data/")
    if locale != name:
        return locale.removesuffix(".dat") in LOCALES
    return not name.startswith(("babel/messages", "pytz/zoneinfo"))


def ready_made(source: str) -> dict[str, bytes]:
    """The module with what dataclasses of the game compile, and what they compile whenever a worker starts."""
    codes: dict[bytes, CodeType] = {}
    gather(codes)
    sys.path.insert(0, source)
    importlib.import_module("skyrise.browser.preparing").prepare()
    kept = marshal.dumps({key: _without_lines(codes[key]) for key in sorted(codes)})
    return {"ready_made.py": Path(__file__).with_name("ready_made.py").read_bytes(), KEPT: kept}


def draw(source: str, city: str, target: str) -> None:
    """Writes the scene of the first screen: a page shows it before its engine has started."""
    sys.path.insert(0, source)
    from skyrise.notation.cities import city_scene

    shown = json.loads(Path(city).read_text(encoding="utf-8"))["city"]
    scene = json.dumps(city_scene(shown), ensure_ascii=False, separators=(",", ":"))
    (Path(target) / "showcase.json").write_text(scene, encoding="utf-8")


def make(source: str, packages: str, library: str, target: str) -> None:
    """Writes the archives."""
    out = Path(target)
    game, words, beside = game_files(Path(source)), words_files(Path(source), Path(packages)), ready_made(source)
    roots = set(ALWAYS)
    for files, everywhere in ((game, True), (words, False), (beside, True)):
        for name, code in files.items():
            if name.endswith(".py"):
                package = name.rpartition("/")[0].replace("/", ".")
                roots |= set(imports(code, package, everywhere=everywhere))
    standard = Library(Path(library))
    pack(out / "python_stdlib.zip", standard.used_by(sorted(roots)), optimize=1)
    pack(out / "skyrise.zip", game | beside)
    pack(out / "words.zip", words)
