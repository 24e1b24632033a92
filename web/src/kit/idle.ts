/** Once the page is there and has nothing to do. */
export function whenIdle(run: () => void): void {
  const later = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
    else setTimeout(run, 100);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
