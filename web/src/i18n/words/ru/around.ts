const files = import.meta.glob<string>("$language/ru/{review,school,screens,teacher}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What is said around the table: before a game, after it, and by the teacher. */
export default Object.values(files).join("\n");
