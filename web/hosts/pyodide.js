/**
 * Runs a program of Python in Pyodide, as a browser does, over a module of WebAssembly; prints what its last line gives.
 * The program finds skyrise, and the page's kernel as `kernel`.
 *
 * Usage: node hosts/pyodide.js MODULE SOURCES < PROGRAM
 */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

import { kernelOf } from "./kernel.js";

const [module, sources] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS("/sources", sources);
python.runPython("import sys; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True");
python.globals.set("kernel", await kernelOf(module));
console.log(python.runPython(readFileSync(0, "utf8")));
