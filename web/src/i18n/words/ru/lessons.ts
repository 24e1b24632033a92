const files = import.meta.glob<string>("$language/ru/{lessons,puzzles,rulebook}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Lessons, and the rules sentence by sentence. */
export default Object.values(files).join("\n");
