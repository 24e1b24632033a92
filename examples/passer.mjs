// A bot in JavaScript: it passes wherever it may, and else plays the first legal action.
//
//     skyrise simulate --players 2 --bots "stdio:node examples/passer.mjs,random"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "end") break;
  if (message.type !== "decide") continue;
  const action = message.legal.includes("pass") ? "pass" : message.legal[0];
  console.log(JSON.stringify({ id: message.id, action }));
}
