/** Archives of files that are not packed: whoever sends them packs them better (`scripts/engine_parts.py`). */

const END = 22;
const ENTRY = 46;
const LOCAL = 30;
const STORED = 0;

export interface PackedFile {
  path: string;
  bytes: Uint8Array;
}

/** The files of a zip archive, each a part of its bytes: nothing is copied. */
export function filesOf(archive: ArrayBuffer): PackedFile[] {
  const view = new DataView(archive);
  const end = archive.byteLength - END;
  const count = view.getUint16(end + 10, true);
  const files: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    const name = new Uint8Array(archive, at + ENTRY, view.getUint16(at + 28, true));
    files.push({ path: new TextDecoder().decode(name), bytes: contentOf(view, at) });
    at += ENTRY + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** What a file of the list of contents has in it. */
function contentOf(view: DataView, entry: number): Uint8Array {
  if (view.getUint16(entry + 10, true) !== STORED) throw new Error("the archive is packed");
  const local = view.getUint32(entry + 42, true);
  const start = local + LOCAL + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return new Uint8Array(view.buffer as ArrayBuffer, start, view.getUint32(entry + 24, true));
}
