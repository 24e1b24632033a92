const files = import.meta.glob<string>("$language/ru/refusals.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Why something is refused. */
export default Object.values(files).join("\n");
