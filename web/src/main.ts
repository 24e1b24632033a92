import "./kit/base.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { openLanguage } from "./i18n";
import { installArt } from "./kit/art";

installArt();
await openLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
