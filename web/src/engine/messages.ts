/** What the page and the worker that has its tables send each other. */

/** To the worker. Numbers are chosen by the page: one for each question, one for each connection. */
export type Sent =
  | { kind: "ask"; number: number; method: string; path: string; body: string }
  | { kind: "open"; number: number; path: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "shut"; number: number }
  /** There is time to prepare later visits. */
  | { kind: "prepare" };

/** From the worker. */
export type Told =
  | { kind: "answer"; number: number; status: number; type: string; text: string; filename: string }
  | { kind: "opened"; number: number }
  | { kind: "told"; number: number; text: string }
  | { kind: "closed"; number: number; code: number }
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  /** The tables are open in another tab now: this worker does nothing more. */
  | { kind: "elsewhere" }
  | { kind: "failed"; why: string };
