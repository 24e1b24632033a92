import type { Attachment } from "svelte/attachments";

/** Tells the inner width and height of an element, now and when they change. Both at once, to save a layout. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let known = "";
    const look = () => {
      const { clientWidth, clientHeight } = element;
      const now = `${clientWidth} ${clientHeight}`;
      if (now !== known) tell(clientWidth, clientHeight);
      known = now;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
