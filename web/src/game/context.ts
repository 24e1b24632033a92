/** The game on the screen: its city and its edition, which stay the same as long as it is shown. */
import { createContext } from "svelte";

import type { Scene } from "./documents/scene";
import type { Edition } from "./documents/view";

export interface GameContext {
  readonly scene: Scene;
  readonly edition: Edition;
}

export const [useGame, provideGame] = createContext<GameContext>();
