/** Screens whose code has been loaded. */
import type { Component } from "svelte";

import type { Load } from "$src/kit/later";

const known = new WeakMap<object, unknown>();

/** Loads a screen's code; from then on it is known at once. */
export async function loadScreen<Props extends object>(load: Load<Props>): Promise<Component<Props>> {
  const { default: screen } = await load();
  known.set(load, screen);
  return screen;
}

/** A screen whose code is there already: asking for it again would take a frame. */
export function knownScreen<Props extends object>(load: Load<Props>): Component<Props> | null {
  return (known.get(load) as Component<Props> | undefined) ?? null;
}
