/** The keys of the screen that is shown: every part says its own, and `?` lists them. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

interface Described {
  /** As in KeyboardEvent.key, the space bar as Space; several that do the same with spaces between them. */
  keys: string;
  /** What it does, in the reader's language. */
  label: string;
}

/** A key; or one that works in a place which listens itself, so that only the list says it. */
export type Shortcut = Described & ({ run: (event: KeyboardEvent) => void } | { listed: "only" });

const groups = new SvelteSet<() => readonly Shortcut[]>();

/** Call in a component: its keys work as long as it is there. */
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

/** Run what a key means here, the newest part first. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key === " " ? "Space" : event.key;
  const found = allKeys().findLast((shortcut) => "run" in shortcut && shortcut.keys.split(" ").includes(key));
  if (!found || !("run" in found)) return;
  event.preventDefault();
  found.run(event);
}

/** Letters that are typed into a field are no keys, and Enter and Space on a control are the control's own. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if ((key === " " || key === "Enter") && target.closest("button, a, summary")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
