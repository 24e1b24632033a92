const files = import.meta.glob<string>("$language/pl/{conditions,editions,islands,rulings,values}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What is in the editions, who vouches for it, and the form for one's own. */
export default Object.values(files).join("\n");
