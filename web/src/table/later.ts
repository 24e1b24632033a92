/** Parts of a table that not every game opens. */
import { saying } from "$src/kit/later";

export const later = {
  advice: saying(() => import("./panels/AdvicePanel.svelte"), "around"),
  chat: () => import("./panels/TableChat.svelte"),
  coach: saying(() => import("./Coach.svelte"), "around"),
  race: () => import("$src/game/race/Race.svelte"),
  table: saying(() => import("./panels/TablePanel.svelte"), "around"),
  text: () => import("./dialogs/TextView.svelte"),
};
