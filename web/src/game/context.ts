/** The game on the screen: its city and its edition, which stay the same as long as it is shown. */
import { createContext } from "svelte";

import type { EditionDocument, SceneDocument } from "$src/wire/types";

export interface GameContext {
  readonly scene: SceneDocument;
  readonly edition: EditionDocument;
}

export const [useGame, provideGame] = createContext<GameContext>();
