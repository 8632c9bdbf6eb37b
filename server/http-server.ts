import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { codes } from '@yimen/contract/envelope';
import { StartFailure } from './database/start-failure.ts';
import { failure, faultReply, writeReply } from './http/envelope.ts';
import { isHost, newRequestId } from './http/place.ts';

/** Longer than a proxy keeps its side open, so that it is never the server who hangs up first, in ms. */
const keepAlive = 65_000;

/** How long a request may still be on its way over a connection that is open when the end begins, in ms. */
const silent = 500;

type Fetch = Parameters<typeof getRequestListener>[0];
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** A server made before, for others who need to know it. */
  readonly server?: Server;
  /** Sees each request first and passes on what it does not answer. */
  readonly before?: Before;
}

export interface HttpServer {
  readonly port: number;
  /** Takes no new requests, lets the running ones end for `grace` ms, then cuts what is left. */
  close(grace: number): Promise<void>;
}

/** Listens. Throws {@link StartFailure} when the port or the address cannot be had. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<HttpServer> {
  // Node refuses a request without a Host in no words at all.
  const { port, host, server = createServer({ requireHostHeader: false }), before } = options;
  const listener = getRequestListener(fetch, { errorHandler: refuseAddress });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Hono makes no request of a host that is none, and so nobody could refuse it as its path is refused.
    // Only the address is made of this: the header stays as it was sent.
    if (!isHost(request.headers.host ?? '')) request.headers.host = 'invalid';
    return listener(request, response);
  };
  server.keepAliveTimeout = keepAlive;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on(
    'request',
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  );
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartFailure(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (grace) => close(server, sockets, grace),
  };
}

/** Answers what is no request, or one whose address and headers are too long, as the API answers: in the envelope. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const long = error.code === 'HPE_HEADER_OVERFLOW';
  const status = long ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const msg = long ? '请求的地址或请求头过长' : '请求不正确';
  const { envelope } = failure(long ? 431 : 400, codes.malformed, msg);
  const body = JSON.stringify(envelope);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers what has no address that can be read; anything else is our fault. */
function refuseAddress(error: unknown): Response {
  const reply =
    error instanceof RequestError ? failure(400, codes.malformed, '请求的地址不正确') : faultReply(newRequestId());
  return writeReply(reply, { 'cache-control': 'no-store' });
}

function close(server: Server, sockets: ReadonlySet<Socket>, grace: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last answer is out stays open for the next request that will not be taken.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const silence = setTimeout(() => {
      // Browsers open connections ahead of need; Node counts one that has not asked anything yet as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, silent);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(silence);
      clearTimeout(cut);
      resolve();
    });
  });
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop that one, or choose another port, as in PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} is not open to this user: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine: use 127.0.0.1 for this machine alone, or 0.0.0.0 for all.`;
    default:
      return `Port ${port} of ${host} cannot be opened (${message}): choose others with PORT and HOST.`;
  }
}
