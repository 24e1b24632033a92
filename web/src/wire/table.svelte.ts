/** A table as the page knows it: the latest news, all lines, and a connection that is restored when lost. */
import { endOf } from "./ends";
import { Refusal, refusalOf } from "./http";
import { dueOf, partOf } from "./parts";
import type { Socket } from "./transport";
import type { Changes, Command, Done, Line, News, Now, NowChanges, Problem, Refused } from "./types";

/** A command as a screen asks for it; the client gives it its id. */
export type Ask = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

export type { Socket } from "./transport";

export type Connection = "connecting" | "open" | "lost";

/** What the client takes from the world around it. */
export interface World {
  connect(path: string): Socket;
  /** Call later; returns a function that cancels the call. */
  later(call: () => void, milliseconds: number): () => void;
}

const browser: World = {
  connect: (path) => endOf(path).connect(path),
  later: (call, milliseconds) => {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

interface Asked {
  command: Command;
  done: (done: Done) => void;
  refused: (why: Refusal) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class TableClient {
  #news = $state.raw<News | null>(null);
  #lines = $state.raw<readonly Line[]>([]);
  #connection = $state<Connection>("connecting");
  #problem = $state.raw<Refusal | null>(null);

  /** The first news. */
  readonly first: Promise<News>;
  #begun: (news: News) => void = () => undefined;

  readonly #asked = new Map<string, Asked>();
  #socket: Socket | null = null;
  #denied: Refusal | null = null;
  /** undefined: the server's choice. */
  #eyes: number | null | undefined = undefined;
  /** What was added to the deal already. */
  readonly #added = new Set<string>();
  #wait = FIRST_WAIT;
  #cancel: () => void = () => undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly world: World = browser,
  ) {
    this.first = new Promise((begun) => {
      this.#begun = begun;
    });
    this.#open();
  }

  get news(): News | null {
    return this.#news;
  }

  get now(): Now | null {
    return this.#news?.now ?? null;
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Why the table cannot be opened at all, for example because there is none. */
  get problem(): Refusal | null {
    return this.#problem;
  }

  /** Ask the table for something. Asked while the connection is lost, it is sent as soon as there is one. */
  send(ask: Ask): Promise<Done> {
    const command: Command = { ...ask, id: crypto.randomUUID() };
    return new Promise<Done>((done, refused) => {
      this.#asked.set(command.id, { command, done, refused });
      if (this.#connection === "open") this.#socket?.send(JSON.stringify(command));
    });
  }

  /** See the table as one of my seats does, or as a spectator. */
  look(seat: number | null): void {
    this.#eyes = seat;
    if (this.#connection === "open") this.#socket?.send(JSON.stringify({ type: "look", seat }));
  }

  /** Connect now instead of waiting for the next try. */
  hurry(): void {
    if (this.#connection !== "lost" || this.#closed || this.#problem) return;
    this.#cancel();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#socket?.close();
  }

  #open(): void {
    const query = new URLSearchParams({ since: String(this.#news?.version ?? 0), changes: "true" });
    if (typeof this.#eyes === "number") query.set("seat", String(this.#eyes));
    const socket = this.world.connect(`/api/tables/${this.table}/socket?${query.toString()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#opened(socket);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data) as News | Changes | Done | Refused);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket && !this.#closed) this.#lost(code);
    };
  }

  /** Unanswered commands are sent again; the server knows them by their ids. */
  #opened(socket: Socket): void {
    this.#connection = "open";
    this.#wait = FIRST_WAIT;
    if (this.#eyes === null) socket.send(JSON.stringify({ type: "look", seat: null }));
    for (const { command } of this.#asked.values()) socket.send(JSON.stringify(command));
  }

  /** Codes from 4400 on are refusals: try once more as a spectator if a seat's view was asked for, else give up. */
  #lost(code: number): void {
    this.#connection = "lost";
    if (code >= 4400 && code < 4500) {
      if (typeof this.#eyes !== "number") {
        this.#problem = this.#denied;
        return;
      }
      this.#eyes = undefined;
    }
    this.#cancel = this.world.later(() => {
      this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #heard(document: News | Changes | Done | Refused): void {
    if (document.type === "news") this.#tell(document);
    else if (document.type === "changes") this.#change(document);
    else if (document.type === "done") this.#answered(document.id)?.done(document);
    else if (document.id !== null) void this.#refuse(document.problem, this.#answered(document.id));
    else this.#denied = new Refusal(document.problem);
  }

  async #refuse(problem: Problem, asked: Asked | undefined): Promise<void> {
    asked?.refused(await refusalOf(problem));
  }

  /** Each once; where it comes too late, the deal is made without it, as the page says at the end. */
  #addToDeal(now: Now): void {
    const due = dueOf(now, () => partOf(this.table));
    if (!due || this.#added.has(due.type)) return;
    this.#added.add(due.type);
    this.send(due).catch(() => undefined);
  }

  #answered(id: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  /** The first news of a connection are whole, so there is something to change. */
  #change(changes: Changes): void {
    if (this.#news) this.#tell(withChanges(this.#news, changes));
  }

  /** Lines are sent once; a snapshot may be for another seat, or of a journal restored to an earlier moment. */
  #tell(news: News): void {
    this.#news = news;
    this.#begun(news);
    this.#addToDeal(news.now);
    const last = this.#lines.at(-1);
    if (news.since === 0 || !last) this.#lines = news.lines;
    else if (news.lines.length > 0) this.#lines = [...this.#lines, ...news.lines.filter((line) => isAfter(line, last))];
  }
}

function isAfter(line: Line, last: Line): boolean {
  return line.version > last.version || (line.version === last.version && line.index > last.index);
}

/** What has not changed stays the very same object, so that nothing that shows it is drawn again. */
function withChanges(known: News, { version, since, now, lines }: Changes): News {
  const changed: Now = { ...known.now, ...now, view: viewWith(known.now.view, now.view) };
  return { type: "news", version, since, now: changed, lines };
}

/** undefined: it is as it was; a view where there was none is whole. */
function viewWith(known: Now["view"], changed: NowChanges["view"]): Now["view"] {
  if (!changed) return changed === undefined ? known : null;
  return { ...known, ...changed } as NonNullable<Now["view"]>;
}
