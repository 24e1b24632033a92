const files = import.meta.glob<string>(
  [
    "$language/en/*.ftl",
    "!$language/en/{conditions,editions,islands,lessons,puzzles,refusals,review,rulebook,rulings,school,screens,teacher,terminal,values}.ftl", // they come later, or never
  ],
  { query: "?raw", import: "default", eager: true },
);

/** What most screens say. */
export default Object.values(files).join("\n");
