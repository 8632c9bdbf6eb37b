import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The faults that a counterpart can have. */
export type Fault = 'hang' | 'nonsense' | 'error' | 'reset' | 'endless';

export interface Counterpart {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** The fault of answers whose path matches `faultAt`, from now on; null for none. */
  fault: Fault | null;
  faultAt: RegExp;
  /** Method and path of each request so far. */
  readonly asked: string[];
  /** Bytes that callers read of its endless answers. */
  taken: number;
  stop(): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** A server on loopback that can have faults. */
export async function startCounterpart(handle: Handle): Promise<Counterpart> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    asked.push(`${request.method} ${path}`);
    if (counterpart.fault && counterpart.faultAt.test(path)) return spoil(counterpart.fault, response, counterpart);
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counterpart: Counterpart = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    faultAt: /./,
    asked,
    taken: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return counterpart;
}

function spoil(fault: Fault, response: ServerResponse, counterpart: Counterpart): void {
  if (fault === 'reset') response.destroy();
  if (fault === 'nonsense') response.setHeader('content-type', 'text/html').end('<!doctype html><p>Welcome to nginx!');
  if (fault === 'error') response.writeHead(503).end('down for maintenance');
  if (fault === 'endless') {
    const chunk = ' '.repeat(65_536);
    response.setHeader('content-type', 'application/json');
    const more = () => {
      let hasRoom = true;
      while (hasRoom && !response.destroyed) {
        hasRoom = response.write(chunk);
        counterpart.taken += chunk.length;
      }
    };
    response.on('drain', more);
    more();
  }
}

/** Forwards requests unchanged to another server on this machine. */
export function passTo(port: number): Handle {
  return (request, response) =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = request;
      // No keep-alive: the other side may close an idle connection at the moment when it is used again.
      const onward = send({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on('finish', resolve).on('error', reject);
      });
      onward.on('error', reject);
      request.pipe(onward);
    });
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
