/** The parts that every screen is made of. */
export { default as Art } from "./Art.svelte";
export { default as Button } from "./Button.svelte";
export { default as Check } from "./Check.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as Choice } from "./Choice.svelte";
export { default as CopyLink } from "./CopyLink.svelte";
export { default as Dialog } from "./Dialog.svelte";
export { default as DiscIcon } from "./DiscIcon.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Icon } from "./Icon.svelte";
export { measured } from "./measured";
export { default as Page } from "./Page.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as RoundButton } from "./RoundButton.svelte";
export { default as ScreenTitle } from "./ScreenTitle.svelte";
export { default as Star } from "./Star.svelte";
export { default as Tooltip } from "./Tooltip.svelte";
export { default as TopBar } from "./TopBar.svelte";
