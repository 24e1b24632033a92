/** The tables where I have a seat, wherever they are. */
import { endsOfMine } from "./ends";
import { documentOf } from "./http";
import type { MyTable } from "./types";

/** Tells of them, and again when another end has answered; an end that fails has none. */
export function tellMine(tell: (tables: MyTable[]) => void): void {
  const found: MyTable[] = [];
  for (const end of endsOfMine())
    void end
      .ask("/api/mine")
      .then((answer) => documentOf<MyTable[]>(answer))
      .then(
        (tables) => {
          found.push(...tables);
          tell([...found]);
        },
        () => undefined,
      );
}
