import "./kit/base.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { fetchAhead } from "./app/screens";
import { openAhead } from "./game/opening";
import { openLanguage } from "./i18n";
import { installArt } from "./kit/art";
import { router } from "./kit/router.svelte";

const { route } = router;
if (route.name === "table") openAhead(route.parameters.table);
fetchAhead(route);
installArt();
await openLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
