/**
 * Runs a program of Python in the engine of the page, as its workers do; prints what the program's last line gives. The
 * program finds what the engine has, and the page's kernel as `kernel`.
 *
 * Usage: node hosts/engine.js MODULE ENGINE < PROGRAM
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";

import { kernelOf } from "./kernel.js";

const ROOT = "/lib/skyrise";
const [module, engine] = process.argv.slice(2).map((path) => resolve(path));
const python = await loadPyodide({ indexURL: engine, convertNullToNone: true });
python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
for (const archive of ["skyrise.zip", "words.zip"])
  python.unpackArchive(new Uint8Array(readFileSync(join(engine, archive))).buffer, "zip", { extractDir: ROOT });
python.globals.set("kernel", await kernelOf(module));
console.log(python.runPython(readFileSync(0, "utf8")));
