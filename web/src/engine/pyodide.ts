/** Python in a worker, with the game in it. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { filesOf } from "./archive";
import { forgetMemory, release } from "./memory";

export interface Python {
  /** A function or object of a module of the game. */
  from(module: string, name: string): PyProxy;
  /** Make more of the game ready to be imported, once. */
  add(archive: string): Promise<void>;
  /** How its memory was when everything had been imported, if it was to be prepared and did not begin with that. */
  memory: Uint8Array<ArrayBuffer> | null;
}
type Load = typeof import("pyodide").loadPyodide;
type Tell = (part: number) => void;

/** Where the game is, for Python. */
const ROOT = "/lib/skyrise";

/** The folder of the engine's files: a worker that needs Python is called by it. */
export const folder = new URL(self.name, self.location.href);

const FIND = `
import sys
sys.path.insert(0, "${ROOT}")
import pathlib, ready_made
ready_made.use(ready_made.read(pathlib.Path("${ROOT}")))
`;
const PREPARE = `
from skyrise.browser.preparing import prepare
prepare()
del prepare
`;
/** What two Pythons that begin with the same memory must not have in common. */
const BEGIN_ANEW = "import random; random.seed()";

async function bytesOf(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

/**
 * Start Python, with the memory of an earlier one if there is one; tells how much is done, from 0 to 1. Without such a memory
 * one that `prepares` imports the whole game and has one for later visits; any other is ready sooner.
 */
export async function startPython(kept: Promise<Uint8Array | null>, tell: Tell, prepares = false): Promise<Python> {
  tell(0.05);
  const game = bytesOf(new URL("skyrise.zip", folder));
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as {
    loadPyodide: Load;
  };
  const memory = await kept;
  const resumed = memory && (await resume(loadPyodide, memory, await game).catch(forgetMemory));
  return resumed ?? begin(loadPyodide, await game, tell, prepares);
}

const settings = { indexURL: folder.href, convertNullToNone: true };

async function resume(load: Load, memory: Uint8Array, game: ArrayBuffer): Promise<Python> {
  const python = await load({ ...settings, _loadSnapshot: memory });
  forget(python);
  release(memory);
  unpack(python, game);
  python.runPython(BEGIN_ANEW);
  return pythonOf(python, null);
}

/** Python has copied the memory that it began with, and would hold on to it. */
function forget(python: PyodideInterface): void {
  const { config } = (python as unknown as { _api: { config: { _loadSnapshot?: Uint8Array } } })._api;
  delete config._loadSnapshot;
}

async function begin(load: Load, game: ArrayBuffer, tell: Tell, prepares: boolean): Promise<Python> {
  const python = await load({ ...settings, _makeSnapshot: prepares });
  tell(0.5);
  unpack(python, game);
  python.runPython(FIND);
  if (!prepares) return pythonOf(python, null);
  python.runPython(PREPARE);
  return pythonOf(python, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
}

function pythonOf(python: PyodideInterface, memory: Python["memory"]): Python {
  const added = new Map<string, Promise<void>>();
  return {
    memory,
    from: (module, name) => (python.pyimport(module) as PyProxy & Record<string, PyProxy>)[name] as PyProxy,
    add: (archive) => {
      const adding =
        added.get(archive) ??
        bytesOf(new URL(archive, folder)).then((bytes) => {
          unpack(python, bytes);
        });
      added.set(archive, adding);
      adding.catch(() => added.delete(archive));
      return adding;
    },
  };
}

function unpack(python: PyodideInterface, archive: ArrayBuffer): void {
  for (const { path, bytes } of filesOf(archive)) {
    const target = `${ROOT}/${path}`;
    python.FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    python.FS.writeFile(target, bytes, { canOwn: true });
  }
}
