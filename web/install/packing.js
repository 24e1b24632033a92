/** Beside each file whose name changes with what is in it, the same file packed with brotli: packing this well takes seconds, so it is done once. */
import { brotliCompressSync } from "node:zlib";

/** Fonts and pictures are packed in themselves; what is not in this folder may still be changed after the build. */
const PACKED = /^assets\/.*\.(js|css|svg|wasm)$/;

export function packing() {
  return {
    name: "packing",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!PACKED.test(file.fileName)) continue;
          const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
