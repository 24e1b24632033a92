/** Questions to whoever has the answer; a refusal is thrown with the problem document of the answer. */
import { openWords } from "$src/i18n";

import { endOf } from "./ends";
import type { Answer, Order } from "./transport";
import type { Problem } from "./types";

/** A request or a command was refused. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = "Refusal";
  }
}

/** A refusal, once it can be said in the reader's language; if that cannot be fetched, it is said in English. */
export async function refusalOf(problem: Problem): Promise<Refusal> {
  await openWords("refusals").catch(() => undefined);
  return new Refusal(problem);
}

async function textOf(path: string, order?: Order): Promise<string> {
  return (await taken(await endOf(path, order).ask(path, order))).text;
}

async function taken(answer: Answer): Promise<Answer> {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw await refusalOf(problemOf(answer));
}

/** The document of an answer. */
export async function documentOf<T>(answer: Answer): Promise<T> {
  return JSON.parse((await taken(answer)).text) as T;
}

/** The problem document of an answer, or one made of its status where a proxy answered instead. */
function problemOf({ status, title, type, text }: Answer): Problem {
  if (type.includes("json")) return JSON.parse(text) as Problem;
  return { type: "about:blank", title, status, detail: title, reason: "server.trouble", arguments: {}, place: null };
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await getText(path)) as T;
}

export async function getText(path: string): Promise<string> {
  return textOf(path);
}

/** Send a document, or a text that is JSON already. */
export async function post<T>(path: string, body: string | object): Promise<T> {
  const order = { body: typeof body === "string" ? body : JSON.stringify(body) };
  return JSON.parse(await textOf(path, order)) as T;
}
