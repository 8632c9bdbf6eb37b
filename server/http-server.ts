import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartFailure } from './database/start-failure.ts';
import { createEarlyRefusals, type NoteEarlyRefusal } from './http/early-refusals.ts';
import { isHost } from './http/place.ts';

/** Longer than a proxy keeps its side open, so that it is never the server who hangs up first, in ms. */
const keepAlive = 65_000;

/** How long a connection may bring and take nothing while an answer is on its way, in ms: whoever reads slowly goes on. */
const stalled = 60_000;

/**
 * Most requests that may wait on one connection for those before them: with the last of them it is closed, and what
 * else came is for another one. Browsers and proxies send one after the other; who sends this many more is cut off.
 */
const maxWaiting = 16;
const maxSent = 64;

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
  /** Hears of each answer that `fetch` did not give. */
  readonly refused?: NoteEarlyRefusal | undefined;
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
  const refusals = createEarlyRefusals(options.refused ?? (() => undefined));
  const listener = getRequestListener(fetch, { errorHandler: refusals.address });
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
  server.on('checkExpectation', refusals.expectation);
  server.on('clientError', refusals.clientError);
  server.on('connect', refusals.connect);
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
 * their answers has one of them made.
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
  } else if (queue.length < maxSent) {
    if (queue.length === maxWaiting - 1) response.shouldKeepAlive = false;
    queue.push(queue.length < maxWaiting ? start : () => undefined);
  } else socket.destroy();
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
