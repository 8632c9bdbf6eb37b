import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How another system answers a request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface AskedCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Another system on this machine, whose behaviour a test sets. */
export interface SourceServer {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly asked: AskedCall[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function openSourceServer(): Promise<SourceServer> {
  const asked: AskedCall[] = [];
  let behaviour: Behaviour = answers([]);
  const server = createServer(async (request, response) => {
    const { url = '/', method = '', headers } = request;
    asked.push({ url: new URL(url, 'http://source.test'), method, headers, body: await text(request) });
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const answers =
  (value: unknown): Behaviour =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** Answers a text unchanged. */
export const says =
  (words: string | Buffer, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, headers).end(words);

/** Accepts the call and never answers. */
export const hangs: Behaviour = () => {};

/** Begins an answer and never ends it. */
export const dribbles: Behaviour = (_request, response) => response.writeHead(200).write('[');

export const breaks: Behaviour = (request) => request.socket.destroy();
