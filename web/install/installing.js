/** What makes the page an app on a device: a manifest in each language, and its icon as pictures, made from the drawing. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

import { pictureOf } from "./picture.js";

const LANGUAGES = ["en", "pl", "ru"];
const ICON = new URL("../src/app/icon.svg", import.meta.url);
const SKY = "#22354d";

/** How much of a picture the drawing fills; what is cut to any shape keeps it inside a circle. */
const PLAIN = 0.8;
const MASKED = 0.56;

/** Apple's devices take this one. */
const TOUCH = "icon-180.png";
const ICONS = [
  { name: "icon-192.png", size: 192, purpose: "any", fill: PLAIN },
  { name: "icon-512.png", size: 512, purpose: "any", fill: PLAIN },
  { name: "icon-masked-512.png", size: 512, purpose: "maskable", fill: MASKED },
  { name: TOUCH, size: 180, purpose: null, fill: PLAIN },
];

const SHORTCUTS = [
  { message: "home-play", url: "/?play" },
  { message: "home-learn", url: "/learn" },
  { message: "home-games", url: "/games" },
];

export function installing() {
  return {
    name: "installing",
    apply: "build",
    generateBundle() {
      const drawing = readFileSync(ICON, "utf8");
      for (const { name, size, fill } of ICONS)
        this.emitFile({ type: "asset", fileName: name, source: pictureOf(drawing, size, fill, SKY) });
      for (const code of LANGUAGES)
        this.emitFile({ type: "asset", fileName: manifestName(code), source: JSON.stringify(manifest(code), null, 2) });
    },
    transformIndexHtml: () => [
      link({ rel: "manifest", href: `/${manifestName("en")}` }),
      link({ rel: "apple-touch-icon", href: `/${TOUCH}` }),
    ],
  };
}

const manifestName = (code) => `manifest.${code}.webmanifest`;

function manifest(code) {
  const say = speaker(code);
  const icons = ICONS.filter(({ purpose }) => purpose !== null).map(({ name, size, purpose }) => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }));
  return {
    id: "/",
    lang: code,
    name: say("app-name"),
    short_name: say("app-name"),
    description: `${say("home-motto")} ${say("home-kind")}`,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: SKY,
    theme_color: SKY,
    categories: ["games"],
    icons,
    shortcuts: SHORTCUTS.map(({ message, url }) => ({ name: say(message), url })),
  };
}

/** Says messages of a language that have no arguments. */
function speaker(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const name of ["app", "screens"]) {
    const file = new URL(`../../src/skyrise/language/${code}/${name}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  }
  return (message) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`${code} does not say ${message}`);
    return bundle.formatPattern(pattern);
  };
}

const link = (attrs) => ({ tag: "link", attrs, injectTo: "head" });
