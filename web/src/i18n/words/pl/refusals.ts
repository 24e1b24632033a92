const files = import.meta.glob<string>("$language/pl/refusals.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Why something is refused. */
export default Object.values(files).join("\n");
