/** Moves a picture without drawing it anew. */
import type { Attachment } from "svelte/attachments";

/** Longer than anybody moves the city at a stretch; after it the last frame stays. */
const AGES = 1_000_000;

/**
 * An element's transform, now and whenever it changes. In motion it is said as an animation in which nothing changes:
 * the browser's compositor then moves the picture by itself. A changed style would make Chromium sort all layers of
 * the page and list all that is drawn on them anew, each frame.
 */
export function stretched(transform: () => string, isMoving: () => boolean): Attachment<HTMLElement> {
  return (picture) => {
    let motion: Animation | undefined;
    $effect(() => {
      const still = [{ transform: transform() }, { transform: transform() }];
      if (!isMoving()) {
        picture.style.transform = transform();
        motion?.cancel();
        motion = undefined;
      } else if (motion?.effect instanceof KeyframeEffect) {
        motion.effect.setKeyframes(still);
      } else {
        motion = picture.animate(still, { duration: AGES, fill: "both" });
      }
    });
    return () => motion?.cancel();
  };
}
