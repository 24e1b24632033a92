/** Python in a worker, with the game in it. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { filesOf } from "./archive";
import { forgetMemory } from "./memory";

export interface Python {
  /** A function or object of a module of the game. */
  from(module: string, name: string): PyProxy;
  /** Make more of the game ready to be imported, once. */
  add(archive: string): Promise<void>;
  /** The memory that it began with, which it has copied and needs no more; null: it began with none. */
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

const settings = { indexURL: folder.href, convertNullToNone: true };

async function pyodide(): Promise<Load> {
  const module = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as { loadPyodide: Load };
  return module.loadPyodide;
}

const gameFiles = (): Promise<ArrayBuffer> => bytesOf(new URL("skyrise.zip", folder));

/** Start Python, with the memory of an earlier one if there is one; tells how much is done, from 0 to 1. */
export async function startPython(kept: Promise<Python["memory"]>, tell: Tell): Promise<Python> {
  tell(0.05);
  const game = gameFiles();
  const load = await pyodide();
  const memory = await kept;
  const resumed = memory && (await resume(load, memory, await game).catch(forgetMemory));
  return resumed ?? begin(load, await game, tell);
}

async function resume(load: Load, memory: Uint8Array<ArrayBuffer>, game: ArrayBuffer): Promise<Python> {
  const python = await load({ ...settings, _loadSnapshot: memory });
  forget(python);
  unpack(python, game);
  python.runPython(BEGIN_ANEW);
  return pythonOf(python, memory);
}

/** Python would hold on to the memory that it began with. */
function forget(python: PyodideInterface): void {
  const { config } = (python as unknown as { _api: { config: { _loadSnapshot?: Uint8Array } } })._api;
  delete config._loadSnapshot;
}

async function begin(load: Load, game: ArrayBuffer, tell: Tell): Promise<Python> {
  const python = await load(settings);
  tell(0.5);
  unpack(python, game);
  python.runPython(FIND);
  return pythonOf(python, null);
}

/** The memory of a Python that has imported the whole game, for others to begin with. */
export async function preparedMemory(): Promise<Uint8Array<ArrayBuffer>> {
  const [load, game] = await Promise.all([pyodide(), gameFiles()]);
  const python = await load({ ...settings, _makeSnapshot: true });
  unpack(python, game);
  python.runPython(FIND);
  python.runPython(PREPARE);
  return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
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
