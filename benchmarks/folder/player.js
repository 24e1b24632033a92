/*
 * Plays in the page that it is put into, as a program that knows the worker's messages, and reports after each game.
 * Nobody else looks at this page: the tools of developers keep a copy of everything that was fetched.
 */
const Plain = Worker;
let told = 0; // how often the page was told news
let hear = () => undefined;
const engine = new Promise((started) => {
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.kind !== "told") return;
        told += 1;
        hear();
      });
      started(this);
    }
  };
});

/** When the page has been told more: to ask again and again would leave more to collect than the page itself. */
const newsAfter = (known) =>
  new Promise((heard) => {
    hear = () => told > known && heard();
    hear();
  });

let asked = 1e9; // the page counts from 1
async function ask(method, path, body) {
  const worker = await engine;
  const number = (asked += 1);
  const begun = performance.now();
  return new Promise((answered, refused) => {
    const answer = ({ data }) => {
      if (data.kind !== "answer" || data.number !== number) return;
      worker.removeEventListener("message", answer);
      if (data.status >= 300) refused(new Error(`${method} ${path}: ${data.text}`));
      else answered([performance.now() - begun, JSON.parse(data.text)]);
    };
    worker.addEventListener("message", answer);
    worker.postMessage({ kind: "ask", number, method, path, body: body ? JSON.stringify(body) : "" });
  });
}

/** A game of four against three bots of a level, to its end; how long each of my actions took, in milliseconds. */
async function play(bot, pace) {
  const seats = [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", bot }))];
  let [, news] = await ask("POST", "/api/tables", { seats, pace });
  show(`/t/${news.now.table}`);
  const table = `/api/tables/${news.now.table}`;
  const took = [];
  for (let known = told; news.now.status !== "over"; ) {
    const { legal } = news.now.view;
    if (legal.length) took.push(await act(table, news.version, choice(legal, took.length)));
    else await newsAfter(known);
    known = told;
    [, news] = await ask("GET", `${table}?since=${news.version}`);
  }
  return took;
}

/** The page goes to a screen, as after "back": the game is drawn as it is played. */
function show(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Passes every other time, so that there is an action of every kind. */
const choice = (legal, number) => (number % 2 && legal.includes("pass") ? "pass" : legal[0]);

async function act(table, version, action) {
  const command = { id: `action-${version}`, type: "act", seat: 0, action, seen: version };
  const [took] = await ask("POST", `${table}/commands`, command);
  return took;
}

/** Seconds between the actions of bots, as at tables where nobody wishes otherwise. */
const USUAL_PACE = 0.8;

const report = (what) => fetch("/measured", { method: "POST", body: JSON.stringify(what) });

async function found(selector) {
  for (;;) {
    const node = document.querySelector(selector);
    if (node) return node;
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Milliseconds after which a browser has collected, of its own accord, most of what was drawn before. */
const REST = 30000;

async function visit() {
  (await found("button[aria-busy]")).click();
  await found("path[data-place]");
  await report({ stage: "table", took: [] });
  await report({ stage: "game", took: await play("skilled", USUAL_PACE) });
  for (;;) {
    await new Promise((later) => setTimeout(later, REST));
    await report({ stage: "rested", took: [] });
    await play("random", 0);
    await report({ stage: "game", took: [] });
  }
}

visit().catch((why) => report({ stage: "failed", took: [], why: String(why) }));
