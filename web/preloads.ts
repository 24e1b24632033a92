/** Files that are needed soon, named in the page itself: the browser asks for them before it has run any code. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Every language writes with these; the faces of headings differ. */
const FONTS = /cabin-latin-(400|700)-normal-[^/]*\.woff2$/;
/** Whoever comes to the first screen goes on to a table most likely. */
const TABLE = /\/table-[^/]*\.js$/;

export function preloads(): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .sort()
          .flatMap(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor[] {
  if (FONTS.test(file)) return [link(file, { rel: "preload", as: "font", type: "font/woff2" })];
  return TABLE.test(file) ? [link(file, { rel: "modulepreload" })] : [];
}

function link(file: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attrs, crossorigin: true, href: `/${file}` }, injectTo: "head" };
}
