/** The transport to a server: HTTP and WebSocket. */
import type { Answer, Order, Transport } from "./transport";

const sent = ({ body }: Order): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body,
});

export const server: Transport = {
  async ask(path, order): Promise<Answer> {
    const answer = await fetch(path, order && sent(order));
    const type = answer.headers.get("content-type") ?? "";
    return { status: answer.status, title: answer.statusText, type, text: await answer.text() };
  },
  connect: (path) => new WebSocket(location.origin.replace(/^http/, "ws") + path),
};
