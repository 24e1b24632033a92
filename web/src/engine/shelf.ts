/** Journals in IndexedDB, for the store of the tables in this browser. Documents come and go as JSON. */

const NAME = "skyrise";
const TABLES = "tables";
const ENTRIES = "entries";
const RECORDS = "records";
const KEYS = "keys";

/**
 * So many tables and records are kept, and as many things again that the teacher keeps beside them; beyond that, those
 * that nobody has touched for longest go.
 */
const MOST_TABLES = 300;
const MOST_RECORDS = 100;
/** The teacher's, as `skyrise.tables.teaching` names them: no record has a dot in its name. */
const isTeachers = (name: string): boolean => name.includes(".");
const SECRET_BYTES = 32;

interface TableRow {
  id: string;
  created: number;
  updated: number;
  status: string;
  listed: boolean;
}
interface Kept extends TableRow {
  /** By seat, the players who have one. */
  owners: Record<string, string | null>;
  /** What the table keeps beside its journal, if that has changed since it was made. */
  aside: string | null;
  /** The row as it came. What the tables read again is never parsed here, so it stays as it was to the last digit. */
  text: string;
}
interface Entry {
  table: string;
  version: number;
  text: string;
}
interface Change {
  table: string;
  entries: { version: number; at: number; text: string }[];
  status: string | null;
  owners: Record<string, string | null>;
  aside: string | null;
}

/** A request's result. */
function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("IndexedDB"));
    };
  });
}

/** The end of a transaction, when what it wrote is kept. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error("IndexedDB"));
    };
  });
}

function make(database: IDBDatabase): void {
  database.createObjectStore(TABLES, { keyPath: "id" }).createIndex("updated", "updated");
  database.createObjectStore(ENTRIES, { keyPath: ["table", "version"] });
  database.createObjectStore(RECORDS, { keyPath: "name" }).createIndex("at", "at");
  database.createObjectStore(KEYS);
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    make(opening.result);
  };
  return result(opening);
}

/** A row as it came, and what has changed since. */
const rowOf = ({ text, status, updated, aside }: Kept) => ({ text, status, updated, aside });

export class Shelf {
  #opened: Promise<IDBDatabase> | null = null;

  constructor(readonly name = NAME) {}

  async create(row: string, change: string): Promise<boolean> {
    const { id, created, updated, status, listed } = JSON.parse(row) as TableRow;
    const kept: Kept = { id, created, updated, status, listed, owners: {}, aside: null, text: row };
    const transaction = await this.#write(TABLES, ENTRIES);
    const tables = transaction.objectStore(TABLES);
    if (await result(tables.get(id))) return false;
    tables.put(kept);
    const taken = !(await this.#append(transaction, change));
    if (!taken) await this.#forgetOldest(transaction);
    return this.#end(transaction, taken);
  }

  async append(change: string): Promise<boolean> {
    const transaction = await this.#write(TABLES, ENTRIES);
    return this.#end(transaction, !(await this.#append(transaction, change)));
  }

  async table(table: string): Promise<string | undefined> {
    const kept = await result<Kept | undefined>((await this.#read(TABLES)).objectStore(TABLES).get(table));
    return kept && JSON.stringify(rowOf(kept));
  }

  async entries(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    const found = await result<Entry[]>((await this.#read(ENTRIES)).objectStore(ENTRIES).getAll(range));
    return `[${found.map(({ text }) => text).join(",")}]`;
  }

  async playing(): Promise<string> {
    const all = await this.#all(({ status }) => status === "playing");
    return JSON.stringify(all.map(({ id }) => id));
  }

  async listed(limit: number): Promise<string> {
    const all = await this.#all(({ listed, status }) => listed && status !== "over");
    all.sort((a, b) => b.created - a.created);
    return JSON.stringify(all.slice(0, limit).map(rowOf));
  }

  async of_player(player: string, limit: number): Promise<string> {
    const all = await this.#all(({ owners }) => Object.values(owners).includes(player));
    all.sort((a, b) => b.updated - a.updated);
    return JSON.stringify(all.slice(0, limit).map(rowOf));
  }

  async put_record(name: string, text: string): Promise<void> {
    const transaction = await this.#write(RECORDS);
    const records = transaction.objectStore(RECORDS);
    records.put({ name, text, at: Date.now() });
    const names = (await result(records.index("at").getAllKeys())) as string[];
    const alike = names.filter((other) => isTeachers(other) === isTeachers(name));
    for (const oldest of alike.slice(0, -MOST_RECORDS)) records.delete(oldest);
    await completed(transaction);
  }

  async record(name: string): Promise<string | undefined> {
    const records = (await this.#read(RECORDS)).objectStore(RECORDS);
    return (await result<{ text: string } | undefined>(records.get(name)))?.text;
  }

  /** Drawn once, in one transaction. */
  async secret(): Promise<string> {
    const transaction = await this.#write(KEYS);
    const keys = transaction.objectStore(KEYS);
    const known = await result<string | undefined>(keys.get("secret"));
    const drawn = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
    const secret = known ?? [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    keys.put(secret, "secret");
    await completed(transaction);
    return secret;
  }

  async close(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = null;
  }

  /** Writes the entries if each version is free; what else the change says comes with them. */
  async #append(transaction: IDBTransaction, change: string): Promise<boolean> {
    const { table, entries, status, owners, aside } = JSON.parse(change) as Change;
    const tables = transaction.objectStore(TABLES);
    const kept = await result<Kept | undefined>(tables.get(table));
    if (!kept) return false;
    for (const { version, text } of entries) {
      const entry: Entry = { table, version, text };
      if ((await result(transaction.objectStore(ENTRIES).count([table, version]))) > 0) return false;
      transaction.objectStore(ENTRIES).put(entry);
    }
    const updated = Math.max(kept.updated, ...entries.map(({ at }) => at));
    const changed = { updated, status: status ?? kept.status, aside: aside ?? kept.aside };
    tables.put({ ...kept, ...changed, owners: { ...kept.owners, ...owners } });
    return true;
  }

  async #end(transaction: IDBTransaction, taken: boolean): Promise<boolean> {
    if (taken) transaction.abort();
    else await completed(transaction);
    return !taken;
  }

  async #forgetOldest(transaction: IDBTransaction): Promise<void> {
    const tables = transaction.objectStore(TABLES);
    const surplus = (await result(tables.count())) - MOST_TABLES;
    if (surplus <= 0) return;
    for (const key of await result(tables.index("updated").getAllKeys(null, surplus))) {
      tables.delete(key);
      transaction.objectStore(ENTRIES).delete(IDBKeyRange.bound([key, 0], [key, Infinity]));
    }
  }

  async #all(wanted: (table: Kept) => boolean): Promise<Kept[]> {
    return (await result<Kept[]>((await this.#read(TABLES)).objectStore(TABLES).getAll())).filter(wanted);
  }

  async #read(...stores: string[]): Promise<IDBTransaction> {
    return (await this.#database()).transaction(stores);
  }

  async #write(...stores: string[]): Promise<IDBTransaction> {
    return (await this.#database()).transaction(stores, "readwrite");
  }

  /**
   * Another tab may have a newer version of the page, or the browser may want the room: then it is opened again, and so it
   * is where it could not be opened.
   */
  async #database(): Promise<IDBDatabase> {
    this.#opened ??= open(this.name).catch((why: unknown) => {
      this.#opened = null;
      throw why;
    });
    const database = await this.#opened;
    database.onversionchange = () => void this.close();
    database.onclose = () => (this.#opened = null);
    return database;
  }
}
