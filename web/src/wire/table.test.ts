import { beforeEach, describe, expect, it } from "vitest";

import { Refusal } from "./http";
import { sampleLine, sampleNews } from "./samples";
import { type Socket, TableClient, type World } from "./table.svelte";
import type { Line, News } from "./types";

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  sent: { type: string; id: string; seat?: number | null }[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly path: string) {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close() {
    this.#call(this.onclose, { code: 1000 });
  }

  open() {
    this.#call(this.onopen, {});
  }

  tell(document: object) {
    this.#call(this.onmessage, { data: JSON.stringify(document) });
  }

  drop(code = 1006) {
    this.#call(this.onclose, { code });
  }

  #call(listener: unknown, event: object) {
    (listener as ((event: object) => void) | null)?.(event);
  }
}

const sockets: FakeSocket[] = [];
const waits: number[] = [];
let due: (() => void) | null = null;
const world: World = {
  connect(path) {
    const socket = new FakeSocket(path);
    sockets.push(socket);
    return socket;
  },
  later(call, milliseconds) {
    waits.push(milliseconds);
    due = call;
    return () => (due = null);
  },
};

const line = (version: number, index = 0): Line =>
  sampleLine({ version, index, message: { id: `line-${version}-${index}`, args: {} } });
const news = (since: number, version: number, lines: Line[]): News => sampleNews({ since, version, lines });
const problem = { type: "", title: "", status: 409, detail: "no", reason: "table.stale" };

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("nobody has connected");
  return socket;
}

const idsOf = (client: TableClient) => client.lines.map(({ message }) => message.id);

beforeEach(() => {
  sockets.length = 0;
  waits.length = 0;
  due = null;
});

describe("the news of a table", () => {
  it("replace how things stand and append their lines", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell(news(0, 2, [line(1), line(2)]));
    last().tell(news(2, 3, [line(3)]));
    expect(client.news?.version).toBe(3);
    expect(idsOf(client)).toEqual(["line-1-0", "line-2-0", "line-3-0"]);
  });

  it("tell lines once", () => {
    const client = new TableClient("t", world);
    last().tell(news(0, 3, [line(2), line(3)]));
    last().tell(news(1, 3, [line(2), line(3), line(3, 1)]));
    expect(client.news?.version).toBe(3);
    expect(idsOf(client)).toEqual(["line-2-0", "line-3-0", "line-3-1"]);
  });

  it("of other eyes take the place of all lines", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell(news(0, 2, [line(1), line(2)]));
    client.look(1);
    expect(last().sent).toEqual([{ type: "look", seat: 1 }]);
    last().tell(news(0, 2, [line(2, 5)]));
    expect(idsOf(client)).toEqual(["line-2-5"]);
  });
});

describe("changes", () => {
  it("leave what they do not name as it is, the very same", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell(news(0, 2, [line(1), line(2)]));
    const before = client.now;
    const now = { ply: 7, view: { to_act: 1, pending: null } };
    last().tell({ type: "changes", since: 2, version: 3, now, lines: [line(3)] });
    expect(client.news).toMatchObject({ type: "news", since: 2, version: 3 });
    expect(client.now).toEqual({ ...before, ply: 7, view: { ...before?.view, to_act: 1, pending: null } });
    expect(client.now?.seats).toBe(before?.seats);
    expect(client.now?.view?.structures).toBe(before?.view?.structures);
    expect(idsOf(client)).toEqual(["line-1-0", "line-2-0", "line-3-0"]);
  });

  it("of something beside the game leave the view, and may bring the first one", () => {
    const client = new TableClient("t", world);
    last().open();
    const gathering = news(0, 2, []);
    const view = gathering.now.view;
    last().tell({ ...gathering, now: { ...gathering.now, view: null } });
    last().tell({ type: "changes", since: 2, version: 3, now: { spectators: 4 }, lines: [] });
    expect(client.now).toMatchObject({ spectators: 4, view: null });
    last().tell({ type: "changes", since: 3, version: 4, now: { view }, lines: [] });
    expect(client.now?.view).toEqual(view);
  });

  it("without news before them say nothing", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell({ type: "changes", since: 2, version: 3, now: {}, lines: [] });
    expect(client.news).toBeNull();
  });
});

describe("a lost connection", () => {
  it("says nothing more once there is another", () => {
    const client = new TableClient("t", world);
    const before = last();
    before.open();
    before.tell(news(0, 7, [line(7)]));
    before.drop();
    due?.();
    before.tell(news(7, 8, [line(8)]));
    expect(client.news?.version).toBe(7);
    expect(idsOf(client)).toEqual(["line-7-0"]);
  });

  it("may lead to a journal that was put back to an earlier moment", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell(news(0, 7, [line(6), line(7)]));
    last().drop();
    due?.();
    last().open();
    last().tell(news(0, 6, [line(6)]));
    expect(client.news?.version).toBe(6);
    expect(idsOf(client)).toEqual(["line-6-0"]);
  });

  it("comes back from the version that is known, with the same eyes", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell(news(0, 7, []));
    client.look(2);
    last().drop();
    expect(client.connection).toBe("lost");
    due?.();
    expect(last().path).toBe("/api/tables/t/socket?since=7&changes=true&seat=2");
    last().open();
    expect(client.connection).toBe("open");
  });

  it("is tried again after longer and longer waits, and at once when asked", () => {
    const client = new TableClient("t", world);
    for (let tries = 0; tries < 8; tries += 1) {
      last().drop();
      due?.();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    last().drop();
    const before = sockets.length;
    client.hurry();
    expect(sockets).toHaveLength(before + 1);
  });

  it("asks again what was not answered, under the same id", async () => {
    const client = new TableClient("t", world);
    last().open();
    const done = client.send({ type: "chat", text: "hello" });
    const [first] = last().sent;
    last().drop();
    due?.();
    last().open();
    expect(last().sent).toEqual([first]);
    last().tell({ type: "done", id: first?.id, version: 1, repeated: true });
    await expect(done).resolves.toMatchObject({ repeated: true });
  });

  it("does not come back once the client is closed", () => {
    const client = new TableClient("t", world);
    client.close();
    expect(due).toBeNull();
  });
});

describe("a refusal", () => {
  it("of a command rejects it with the problem", async () => {
    const client = new TableClient("t", world);
    last().open();
    const done = client.send({ type: "chat", text: "hello" });
    last().tell({ type: "refused", id: last().sent[0]?.id, problem });
    await expect(done).rejects.toBeInstanceOf(Refusal);
  });

  it("of the table itself ends the tries", () => {
    const client = new TableClient("t", world);
    last().open();
    last().tell({ type: "refused", id: null, problem: { ...problem, reason: "table.unknown" } });
    last().drop(4404);
    expect(client.problem?.problem.reason).toBe("table.unknown");
    expect(due).toBeNull();
  });

  it("of a seat's eyes leaves the server the choice", () => {
    const client = new TableClient("t", world);
    last().open();
    client.look(3);
    last().tell({ type: "refused", id: null, problem: { ...problem, reason: "seat.not-yours" } });
    last().drop(4403);
    due?.();
    expect(client.problem).toBeNull();
    expect(last().path).toBe("/api/tables/t/socket?since=0&changes=true");
  });
});
