import "./kit/base.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { router } from "./app/router.svelte";
import { fetchAhead } from "./app/screens";
import { openLanguage } from "./i18n";
import { installArt } from "./kit/art";
import { openAhead } from "./wire/opening";

const { route } = router;
if (route.screen === "table") openAhead(route.table);
fetchAhead(route.screen);
installArt();
await openLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
