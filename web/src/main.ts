import "./kit/base.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { keptPage } from "./app/keeping.svelte";
import { fetchAhead } from "./app/screens";
import { openAhead } from "./game/opening";
import { openLanguage } from "./i18n";
import { installArt } from "./kit/art";
import { whenIdle } from "./kit/idle";
import { loadScreensBy, router } from "./kit/router.svelte";
import { followDownload } from "./wire/downloads";
import { isAlone, playsHere } from "./wire/ends";
import { worker } from "./wire/worker";

/** Milliseconds without any question after which one may fetch what is for later visits alone. */
const QUIET = 3000;

const { route } = router;
if (playsHere() && worker.isUsed) worker.warm(); // whoever has played here does so again
if (route.name === "table") void openAhead(route.parameters.table);
loadScreensBy(fetchAhead);
const speaking = openLanguage();
void fetchAhead(route);
installArt();
await speaking;
const target = document.getElementById("app");
if (target) mount(App, { target });

document.addEventListener("click", followDownload);
/**
 * What is for later visits: the page is kept, then the memory of its engine made and kept too. A browser keeps the
 * compiled code of the files that the engine was started from; so it is made from those that are kept.
 */
async function prepareLaterVisits(): Promise<void> {
  if (isAlone()) {
    if (!keptPage.isKept) await worker.lull(QUIET);
    await keptPage.keep();
  }
  await worker.lull(QUIET);
  worker.prepare();
}

// Behind the first screen, while one looks at it.
whenIdle(() => {
  if (playsHere()) worker.warm();
  void prepareLaterVisits();
});
