/** The keys of the current screen: every part adds its own, and `?` lists them. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

interface Described {
  /** As in KeyboardEvent.key, with Space for the space bar; keys that do the same are separated by spaces. */
  keys: string;
  /** What it does, in the reader's language. */
  label: string;
}

/** A key; or one that some element handles by itself, so that it is only listed here. */
export type Shortcut = Described & ({ run: (event: KeyboardEvent) => void } | { listed: "only" });

const groups = new SvelteSet<() => readonly Shortcut[]>();

/** Call in a component: its keys work for as long as it is mounted. */
export function useKeys(shortcuts: () => readonly Shortcut[]): void {
  $effect(() => {
    untrack(() => groups.add(shortcuts));
    return () => {
      groups.delete(shortcuts);
    };
  });
}

export function allKeys(): Shortcut[] {
  return [...groups].flatMap((group) => [...group()]);
}

/** Run what a key does here; the part mounted last comes first. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key === " " ? "Space" : event.key;
  const found = allKeys().findLast((shortcut) => "run" in shortcut && shortcut.keys.split(" ").includes(key));
  if (!found || !("run" in found)) return;
  event.preventDefault();
  found.run(event);
}

/** Letters typed into a field are not shortcuts, and Enter and Space on a control belong to the control. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if ((key === " " || key === "Enter") && target.closest("button, a, summary")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
