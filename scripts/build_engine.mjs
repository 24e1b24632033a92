/**
 * Makes the engine of the page: Python for a browser with the game in it, as a folder of files that any host can serve.
 * Usage: node scripts/build_engine.mjs SITE_PACKAGES FOLDER
 */
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [packages, out] = process.argv.slice(2).map((path) => resolve(path));
const here = import.meta.dirname;
const pyodide = dirname(
  createRequire(join(here, "../web/package.json")).resolve(
    "pyodide/package.json",
  ),
);
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));

/** Of brotli: more takes minutes, and makes a twentieth of difference. */
const QUALITY = 9;
const COPIED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

/** The archives, made by the Python that will read them, and the first screen's city. */
async function makeParts(target) {
  const python = await loadPyodide();
  const mount = (path, folder) => {
    python.FS.mkdirTree(path);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, path);
  };
  mount("/source", join(here, "../src"));
  mount("/packages", packages);
  mount("/library", pyodide);
  mount("/target", target);
  mount("/scripts", here);
  mount("/home", join(here, "../web/src/home"));
  python.runPython(
    "import sys; sys.path[:0] = ['/scripts', '/packages']; sys.dont_write_bytecode = True",
  );
  const parts = python.pyimport("engine_parts");
  parts.make(
    "/source",
    "/packages",
    "/library/python_stdlib.zip",
    "/target",
  );
  parts.draw("/source", "/home/showcase.json", "/target");
}

/** Pyodide's list of packages, without any: the game needs none of them. */
function writeLock(target) {
  const { info } = JSON.parse(
    readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"),
  );
  writeFileSync(
    join(target, "pyodide-lock.json"),
    JSON.stringify({ info, packages: {} }),
  );
}

/** Beside each file the same, packed for browsers: these files are large, and a server has no time to pack them. */
function packAll(target) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  for (const name of readdirSync(target)) {
    const path = join(target, name);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(readFileSync(path), { params }),
    );
  }
}

const made = mkdtempSync(join(tmpdir(), "skyrise-engine-"));
await makeParts(made);
writeLock(made);
for (const name of COPIED) copyFileSync(join(pyodide, name), join(made, name));
packAll(made);
rmSync(out, { recursive: true, force: true });
cpSync(made, out, { recursive: true });
rmSync(made, { recursive: true });
