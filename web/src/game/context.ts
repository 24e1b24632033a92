/** The game on the screen: its city and its edition, which stay the same as long as it is shown. */
import { createContext } from "svelte";

import type { EditionDocument, SceneDocument } from "$src/wire/types";

export interface GameContext {
  readonly scene: SceneDocument;
  readonly edition: EditionDocument;
}

const [useGame, provide] = createContext<GameContext>();
export { useGame };

/** Tells the parts of a screen which game it shows; asked anew whenever one of them looks. */
export function provideGame(shown: () => GameContext): void {
  provide({
    get scene() {
      return shown().scene;
    },
    get edition() {
      return shown().edition;
    },
  });
}
