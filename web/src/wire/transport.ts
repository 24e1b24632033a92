/** The page speaks through one transport, which has two ends: a server, or a worker of the page itself. */

/** What is asked for: nothing but the path, or something that is sent there. */
export interface Order {
  /** JSON. */
  body: string;
}

export interface Answer {
  status: number;
  /** What the status means, where the other end says it. */
  title: string;
  /** The media type. */
  type: string;
  text: string;
}

/** A connection to a table: news come, commands go. What the client needs of a WebSocket. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  ask(path: string, order?: Order): Promise<Answer>;
  connect(path: string): Socket;
}
