/** Games that go on elsewhere: files of games, and the tables that they are brought to. */
import { endOf } from "./ends";
import { documentOf, get, getText, post } from "./http";
import type { GameFileDocument, News, NewTable, ReplayStored } from "./types";

export const askGameFile = (record: string): Promise<GameFileDocument> => get(`/api/replays/${record}/game`);

/** Hand in the file of a game; refused if it is neither a record nor a position. */
export const handIn = (text: string): Promise<ReplayStored> => post("/api/replays", text);

/** The game of a table as it stands, as a file that tells all secrets. */
export const unfinishedPath = (table: string): string => `/api/tables/${table}/record?unfinished=true`;

/** Hand in the game of a table as it stands; its players must all sit at this screen. */
export const handInTable = (table: string): Promise<string> => handInFrom(table, unfinishedPath(table));

/** Hand in the game of a table, which is over. */
export const handInRecord = (table: string): Promise<string> => handInFrom(table, `/api/tables/${table}/record`);

/** The file stays where its table is: what this browser keeps is not sent anywhere until a table elsewhere needs it. */
async function handInFrom(table: string, path: string): Promise<string> {
  const text = await getText(path);
  const answer = await endOf(`/api/tables/${table}`).ask("/api/replays", { body: text });
  return (await documentOf<ReplayStored>(answer)).id;
}

/** Make a table where the game of a file goes on, wherever such a table is played; returns its id. */
export async function goOnAt(record: string, ply: number | null, wish: NewTable): Promise<string> {
  const text = await getText(`/api/replays/${record}/record`);
  const end = endOf("/api/tables", { body: JSON.stringify(wish) });
  const { id } = await documentOf<ReplayStored>(await end.ask("/api/replays", { body: text }));
  const body = JSON.stringify({ ...wish, begun: { file: id, ply } });
  const news = await documentOf<News>(await end.ask("/api/tables", { body }));
  return news.now.table;
}
