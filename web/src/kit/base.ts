/** Where the page lies on its host: `skyrise site --base` puts it below a path. */

/** With a slash at both ends; "/" at the root of an address. */
const base = (): string => (typeof document === "undefined" ? "/" : (document.documentElement.dataset["base"] ?? "/"));

/** A path of the page as its host has it. */
export const onHost = (path: string): string => base() + path.slice(1);

/** Does a path of the host belong to the page? */
export const isInPage = (path: string): boolean => `${path}/`.startsWith(base());

/** A path of the host as the page calls it; one that is not below the page stays as it is. */
export const inPage = (path: string): string => (isInPage(path) ? `/${path.slice(base().length)}` : path);
