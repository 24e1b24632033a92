/** Python in a worker, with the game in it. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

export interface Python {
  /** A function or object of a module of the game. */
  from(module: string, name: string): PyProxy;
  /** Make more of the game ready to be imported, once. */
  add(archive: string): Promise<void>;
}

/** Where the game is, for Python. */
const ROOT = "/lib/skyrise";

/** The folder of the engine's files: a worker that needs Python is called by it. */
const folder = new URL(self.name, self.location.href);

async function bytesOf(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

/** Start Python; tells how much of it is done, from 0 to 1. */
export async function startPython(tell: (part: number) => void): Promise<Python> {
  tell(0.05);
  const game = bytesOf(new URL("skyrise.zip", folder));
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as {
    loadPyodide: typeof import("pyodide").loadPyodide;
  };
  const python = await loadPyodide({ indexURL: folder.href, convertNullToNone: true });
  python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
  tell(0.6);
  unpack(python, await game);
  tell(0.7);
  return pythonOf(python);
}

function pythonOf(python: PyodideInterface): Python {
  const added = new Map<string, Promise<void>>();
  return {
    from: (module, name) => (python.pyimport(module) as PyProxy & Record<string, PyProxy>)[name] as PyProxy,
    add: (archive) => {
      const adding = added.get(archive) ?? bytesOf(new URL(archive, folder)).then((bytes) => unpack(python, bytes));
      added.set(archive, adding);
      adding.catch(() => added.delete(archive));
      return adding;
    },
  };
}

function unpack(python: PyodideInterface, archive: ArrayBuffer): void {
  python.unpackArchive(archive, "zip", { extractDir: ROOT });
}
