import js from "@eslint/js";
import importSort from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import rooms from "./lint/rooms.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "workbench/", "src/wire/types.ts", "src/kernel/cores.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    plugins: { "import-sort": importSort, rooms },
    rules: {
      // What is imported for its effect, packages, other rooms, this room.
      "import-sort/imports": ["error", { groups: [["^\\u0000"], ["^@?\\w"], ["^\\$"], ["^\\."]] }],
      "import-sort/exports": "error",
      "rooms/layers": "error",
      "rooms/no-circle": "error",
      "no-undef": "off", // TypeScript knows
      "svelte/no-navigation-without-resolve": "off", // of SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // most maps and addresses are made, read and dropped
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
