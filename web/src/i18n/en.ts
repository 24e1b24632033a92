const files = import.meta.glob<string>("$language/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** All messages of the language, as one Fluent text. */
export default Object.values(files).join("\n");
