/** The engine of this page, the game in a worker of it: where it is, and how far it has come. */

/** Not begun; how much of it is started, below 1; ready; or the tables are open in another tab. */
export type EngineStage = "idle" | "starting" | "ready" | "elsewhere";

class EngineProgress {
  stage = $state<EngineStage>("idle");
  /** From 0 to 1. */
  part = $state(0);
}

export const engine = new EngineProgress();

/** The folder of its files; null if the page was built without it. */
export const engineFolder = (): string | null =>
  typeof document === "undefined" ? null : (document.documentElement.dataset["engine"] ?? null);
