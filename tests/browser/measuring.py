"""Text that is cut off, that runs over other text, or out of its button: found by measuring, not by looking."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURE = """() => {
  const SLACK = 1.5;
  const kinds = { hidden: "cuts", clip: "cuts", auto: "scrolls", scroll: "scrolls" };
  const found = new Set();
  const tell = (what, element, text) => {
    const words = text.trim().replace(/\\s+/g, " ").slice(0, 60);
    found.add(`${what}: ${words} <${element.localName} class="${element.className}">`);
  };

  /** What an element does to the text in it, looked up once. */
  const known = new Map();
  const around = element => {
    if (!known.has(element)) {
      const { display, overflowX, overflowY, position, textOverflow } = getComputedStyle(element);
      const box = display === "inline" || display === "contents" ? null : element.getBoundingClientRect();
      const ellipsis = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      known.set(element, {
        box,
        across: box && kinds[overflowX],
        down: box && kinds[overflowY],
        isFixed: position === "fixed",
        isOver: position === "fixed" || element.matches("dialog, [role=dialog], [role=tooltip]"),
        isCut: box !== null && element.clientWidth > 0 && ellipsis,
      });
    }
    return known.get(element);
  };

  /** The box of the letters: a line of text is higher than they are. */
  const letters = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height * 0.25, bottom: bottom - height * 0.25 });
  const beyond = (one, box, across, down) =>
    (across && (one.right > box.right + SLACK || one.left < box.left - SLACK))
    || (down && (one.bottom > box.bottom + SLACK || one.top < box.top - SLACK));

  /** Cut off by what does not scroll; or not in sight, but to be scrolled to; or shown, over which layer. */
  const seen = (element, box) => {
    let across = true, down = true, layer = null;
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const that = around(outer);
      if (that.box) {
        if (that.box.width <= 1) return "elsewhere"; // for those who listen
        if (beyond(box, that.box, across && that.across === "cuts", down && that.down === "cuts")) return "cut";
        if (that.across === "scrolls") across = false;
        if (that.down === "scrolls") down = false;
        if (beyond(box, that.box, that.across === "scrolls", that.down === "scrolls")) return "elsewhere";
      }
      if (that.isOver) layer ??= outer;
      if (that.isFixed) break;
    }
    return beyond(box, { left: 0, right: innerWidth }, across, false) ? "cut" : layer;
  };

  const shown = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, .unseen, option, script, style, [inert]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1).map(letters);
    const places = boxes.map(box => seen(element, box));
    if (places.includes("cut") || around(element).isCut) tell("cut", element, node.data);
    const button = element.closest("button, summary")?.getBoundingClientRect();
    const isOut = (box, at) => places[at] !== "elsewhere" && beyond(box, button, true, true);
    if (button && boxes.some(isOut)) tell("runs out of its button", element, node.data);
    boxes.forEach((box, at) => {
      if (typeof places[at] !== "string") shown.push({ box, node, element, layer: places[at] });
    });
  }

  shown.sort((one, other) => one.box.top - other.box.top);
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const under = other.node.data.trim().slice(0, 40);
      if (across > 2 && down > 2) tell(`runs over "${under}"`, one.element, one.node.data);
    }
  });

  const canvas = document.createElement("canvas").getContext("2d");
  const ARROW = 18;
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    const isSelect = field.localName === "select";
    if (!field.checkVisibility({ visibilityProperty: true }) || (field.value && !isSelect)) continue;
    const style = getComputedStyle(field);
    const text = isSelect ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    canvas.font = style.font;
    if (canvas.measureText(text).width + (isSelect ? ARROW : 0) > room + SLACK) tell("cut", field, text);
  }
  return [...found];
}"""


WITHOUT_DRAWINGS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg * { display: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""


def leave_out_drawings(page: Page) -> None:
    """They keep their places, but are not painted anew for every size, which takes most of the time."""
    page.evaluate(WITHOUT_DRAWINGS)


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window, and the page as it is then."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Page) -> None:
    """One frame for what the page decides by its size, one for what follows from that."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def troubles_of(page: Page) -> list[str]:
    """What is wrong with the texts that are shown now."""
    settle(page)
    found: list[str] = page.evaluate(MEASURE)
    return found
