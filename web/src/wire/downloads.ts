/** Links that download a file of the API: where the page's own worker has it, it is handed to the browser here. */
import { endOf } from "./ends";
import { server } from "./server";

export function followDownload(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
  if (!link?.pathname.startsWith("/api/")) return;
  const end = endOf(link.pathname);
  if (end === server) return;
  event.preventDefault();
  void end.ask(link.pathname + link.search).then(({ status, text, type }) => {
    if (status === 200) save(new Blob([text], { type }), nameOf(link.pathname));
  });
}

/** As a server calls it: /api/tables/ID/record is skyrise-ID.json. */
const nameOf = (path: string): string => `skyrise-${path.split("/").at(-2) ?? ""}.json`;

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
