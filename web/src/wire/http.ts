/** Requests to the server; a refusal is thrown with the problem document of the answer. */
import type { Problem } from "./types";

/** A request or a command was refused. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = "Refusal";
  }
}

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  if (answer.ok) return answer;
  throw new Refusal(await problemOf(answer));
}

/** The problem document of an answer, or one made of its status where a proxy answered instead. */
async function problemOf(answer: Response): Promise<Problem> {
  if (answer.headers.get("content-type")?.includes("json")) return (await answer.json()) as Problem;
  const title = answer.statusText;
  const { status } = answer;
  return { type: "about:blank", title, status, detail: title, reason: "server.trouble", arguments: {}, place: null };
}

export async function get<T>(path: string): Promise<T> {
  return (await (await answerOf(path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await answerOf(path)).text();
}

/** Send a document, or a text that is JSON already. */
export async function post<T>(path: string, body: string | object): Promise<T> {
  const answer = await answerOf(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
