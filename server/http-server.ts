import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { codes } from '@yimen/contract/envelope';
import { Hono } from 'hono';
import { StartFailure } from './database/start-failure.ts';
import { failure, faultReply, type Reply, writeReply } from './http/envelope.ts';
import { isHost, newRequestId } from './http/place.ts';
import { securityHeaders } from './http/security.ts';

/** Longer than a proxy keeps its side open, so that it is never the server who hangs up first, in ms. */
const keepAlive = 65_000;

/** How long a connection may bring and take nothing while an answer is on its way, in ms: whoever reads slowly goes on. */
const stalled = 60_000;

/** Most requests that may wait on one connection for those before them. Browsers and proxies send one after the other. */
const mostWaiting = 16;

/** How long a request may still be on its way over a connection that is open when the end begins, in ms. */
const silent = 500;

/** How long the port is asked whether somebody listens there, in ms. */
const connectTimeout = 1000;

/** A turn of the event loop in which next to nobody can have connected unseen, and how long one is waited for, in ms. */
const shortTurn = 0.05;
const longestWait = 1000;

type Fetch = Parameters<typeof getRequestListener>[0];
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** A server made before, for others who need to know it. */
  readonly server?: Server;
  /** Sees each request first and passes on what it does not answer. */
  readonly before?: Before;
  /** Of {@link stalled}; tests are in a hurry. */
  readonly stalledMs?: number;
}

export interface HttpServer {
  readonly port: number;
  /** Goes on as before, but lets nobody send a second request over a connection: who has several servers goes elsewhere. */
  drain(): void;
  /** Takes no new requests, lets the running ones end for `grace` ms, then cuts what is left. */
  close(grace: number): Promise<void>;
}

/**
 * Throws {@link StartFailure} when somebody listens on this port already. Found out by connecting: whoever listens for a
 * moment to see whether one can takes connections that nobody will answer.
 */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return;
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const socket = connect({ port, host: everywhere[host] ?? host, timeout: connectTimeout });
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => resolve(false));
  });
  socket.destroy();
  if (isTaken) throw new StartFailure(explain({ code: 'EADDRINUSE' }, port, host));
}

/** Listens. Throws {@link StartFailure} when the port or the address cannot be had. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<HttpServer> {
  // Node refuses a request without a Host in no words at all.
  const { port, host, server = createServer({ requireHostHeader: false }), before, stalledMs = stalled } = options;
  const listener = getRequestListener(fetch, { errorHandler: refuseAddress });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Hono makes no request of a host that is none, and so nobody could refuse it as its path is refused.
    // Only the address is made of this: the header stays as it was sent.
    if (!isHost(request.headers.host ?? '')) request.headers.host = 'invalid';
    return listener(request, response);
  };
  server.keepAliveTimeout = keepAlive;
  server.timeout = stalledMs;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isDraining = false;
  const start = (request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    if (before) before(request, response, () => answer(request, response));
    else answer(request, response);
  };
  server.on('request', (request, response) => inTurn(request.socket, response, () => start(request, response)));
  server.on('checkExpectation', async (_, response) => {
    const { headers, body } = await lastAnswer(417, '只支持 Expect: 100-continue');
    response.writeHead(417, headers.flat()).end(body);
  });
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartFailure(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain() {
      isDraining = true;
    },
    async close(grace) {
      isDraining = true;
      await nobodyConnecting(server);
      await close(server, sockets, grace);
    },
  };
}

/** What waits on each connection for the answer that is under way. */
const waiting = new WeakMap<Socket, (() => unknown)[]>();

/**
 * Answers the requests of a connection one after the other, so that a client that sends many at once and reads none of
 * their answers has one of them made; one that only asks on and on is cut off.
 */
function inTurn(socket: Socket, response: ServerResponse, start: () => unknown): void {
  response.once('close', () => {
    const next = waiting.get(socket)?.shift();
    if (next && !socket.destroyed) next();
    else waiting.delete(socket);
  });
  const queue = waiting.get(socket);
  if (!queue) {
    waiting.set(socket, []);
    start();
  } else if (queue.length < mostWaiting) queue.push(start);
  else socket.destroy();
}

const refusals = new Hono<{ Bindings: { reply: Reply; id: string } }>()
  .use(securityHeaders)
  .all('*', ({ env: { reply, id } }) => writeReply(reply, { 'cache-control': 'no-store', 'x-request-id': id }));

/** The answer to what never becomes a request of the app: the envelope, as for a call. */
async function answerTo(reply: Reply, id = newRequestId()): Promise<Response> {
  return refusals.request('/', {}, { reply, id });
}

/** The same for a socket of which there is no more to be read. */
async function lastAnswer(status: number, msg: string) {
  const answer = await answerTo(failure(status, codes.malformed, msg));
  const body = await answer.text();
  const headers = [...answer.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']];
  return { headers, body };
}

/** What Node finds wrong before there is a request; anything else of a client is no request at all. */
const clientErrors: Readonly<Record<string, readonly [status: number, msg: string]>> = {
  HPE_HEADER_OVERFLOW: [431, '请求的地址或请求头过长'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '请求体的分块说明过长'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求没有及时发完'],
};

/** Answers what is no request, or comes too slowly or with too long headers. */
async function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  // In the middle of an answer another one would be read as its rest.
  const answering: ServerResponse | null | undefined = Reflect.get(socket, '_httpMessage');
  if (code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, msg] = clientErrors[code] ?? [400, '请求不正确'];
  const { headers, body } = await lastAnswer(status, msg);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers what has no address that can be read; anything else is our fault. */
function refuseAddress(error: unknown): Promise<Response> {
  if (error instanceof RequestError) return answerTo(failure(400, codes.malformed, '请求的地址不正确'));
  const id = newRequestId();
  return answerTo(faultReply(id), id);
}

/**
 * Waits for a turn of the event loop that was short and in which nobody connected: to stop listening resets the
 * connections that the system has made and nobody has accepted yet.
 */
async function nobodyConnecting(server: Server): Promise<void> {
  let isConnecting = false;
  const note = () => {
    isConnecting = true;
  };
  server.on('connection', note);
  const begun = performance.now();
  for (let turn = begun, isShort = false; !isShort || isConnecting; ) {
    isConnecting = false;
    await nextTurn();
    const now = performance.now();
    isShort = now - turn < shortTurn;
    turn = now;
    if (now - begun > longestWait) break;
  }
  server.off('connection', note);
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

function explain({ code, message }: Partial<NodeJS.ErrnoException>, port: number, host: string): string {
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
