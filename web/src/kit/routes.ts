/** The addresses of the page, and the routes that they mean. */
import { inPage, onHost } from "./base";
import { PATHS } from "./paths";

type Paths = typeof PATHS;
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export type RouteName = keyof Paths;

/** What a path says besides its route, such as which table. */
export type ParametersOf<Name extends RouteName> = Record<NamesIn<Paths[Name]>, string>;

/** A route with its parameters. */
export type Route =
  | { [Name in RouteName]: { name: Name; parameters: ParametersOf<Name> } }[RouteName]
  | { name: "unknown"; parameters: Record<never, string> };

/** The path of a route. */
export function pathOf<Name extends RouteName>(
  name: Name,
  ...[parameters]: NamesIn<Paths[Name]> extends never ? [] : [ParametersOf<Name>]
): string {
  const given: Record<string, string> = parameters ?? {};
  return onHost(PATHS[name].replace(/\{(\w+)\}/g, (_, key: string) => given[key] ?? ""));
}

const PATTERNS = Object.entries(PATHS).map(
  ([name, path]) => [name, new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`)] as const,
);

/** The route that a path means. */
export function routeOf(path: string): Route {
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(inPage(path));
    if (found) return { name, parameters: { ...found.groups } } as Route;
  }
  return { name: "unknown", parameters: {} };
}

/** The code that was typed, if it is one: spaces and dashes are for people. */
export function codeOf(text: string): string | null {
  const wanted = text.replace(/[\s-]/g, "");
  return /^[0-9a-z]{6}$/i.test(wanted) ? wanted.toLowerCase() : null;
}

/** The table that a link, a path or an id means. */
export function tableOf(text: string): string | null {
  const wanted = text.trim();
  if (/^[0-9a-z]{12}$/i.test(wanted)) return wanted.toLowerCase();
  for (const { index } of wanted.matchAll(/\//g)) {
    const path = /^[^\s?#]+/.exec(wanted.slice(index))?.[0] ?? "";
    const { parameters } = routeOf(path);
    if ("table" in parameters) return parameters.table;
  }
  return null;
}
