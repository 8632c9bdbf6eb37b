import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartFailure } from './database/start-failure.ts';
import { codeReason } from './database/system-error.ts';
import { createEarlyRefusals, type NoteEarlyRefusal } from './http/early-refusals.ts';
import { isHost } from './http/place.ts';

/** Keep-alive time, in ms: longer than a proxy's, so that the server never closes the connection first. */
const keepAlive = 65_000;

/** How long a connection may transfer nothing during an answer, in ms; slow readers are not cut off. */
const stalled = 60_000;

/**
 * Most requests that may wait on one connection. The connection is closed after the last of them; further requests need
 * another one. Browsers and proxies send one after the other; a client that sends this many more is disconnected.
 */
const maxWaiting = 16;
const maxSent = 64;

/** After how many ms of closing, connections that have not sent anything are closed. */
const silent = 500;

/** Longest test whether a port is in use, in ms. */
const headersTimeoutMs = 1000;

/** The length of an event loop turn that is short enough, and the longest wait for one, in ms. */
const shortTurn = 0.05;
const maxHeaderWaitMs = 1000;

type Fetch = Parameters<typeof getRequestListener>[0];
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** An existing server to use, when others need it too. */
  readonly server?: Server;
  /** Gets each request first and passes on what it does not answer. */
  readonly before?: Before;
  /** Called for each answer that `fetch` did not give. */
  readonly refused?: NoteEarlyRefusal | undefined;
  /** Overrides {@link stalled} in tests. */
  readonly stalledMs?: number;
}

export interface HttpServer {
  readonly port: number;
  /** Keeps serving, but closes each connection after its next answer, so that clients reconnect to other servers. */
  drain(): void;
  /** Accepts no new requests, lets the running ones end for `grace` ms, then closes all connections. */
  close(grace: number): Promise<void>;
}

/**
 * Throws {@link StartFailure} when another process listens on this port. It is tested by connecting: listening for a
 * moment would accept connections that nobody answers.
 */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return;
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const socket = connect({ port, host: everywhere[host] ?? host, timeout: headersTimeoutMs });
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => resolve(false));
  });
  socket.destroy();
  if (isTaken) throw new StartFailure(explain({ code: 'EADDRINUSE' }, port, host));
}

/** Listens. Throws {@link StartFailure} when the port or the address is not available. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<HttpServer> {
  // By default Node refuses a request without a Host with an empty answer.
  const { port, host, server = createServer({ requireHostHeader: false }), before, stalledMs = stalled } = options;
  const refusals = createEarlyRefusals(options.refused ?? (() => undefined));
  const listener = getRequestListener(fetch, { errorHandler: refusals.address });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Hono cannot create a Request with an invalid host, so it could not be refused in the usual way. Only the URL uses
    // this value: the Host header itself is not changed.
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

/** The requests that wait on each connection for the running answer. */
const waitingOf = new WeakMap<Socket, (() => unknown)[]>();

/**
 * Answers the requests of a connection one after the other: for a client that sends many and reads no answers only one
 * is worked on.
 */
function inTurn(socket: Socket, response: ServerResponse, start: () => unknown): void {
  response.once('close', () => {
    const next = waitingOf.get(socket)?.shift();
    if (next && !socket.destroyed) next();
    else waitingOf.delete(socket);
  });
  const queue = waitingOf.get(socket);
  if (!queue) {
    waitingOf.set(socket, []);
    start();
  } else if (queue.length < maxSent) {
    if (queue.length === maxWaiting - 1) response.shouldKeepAlive = false;
    queue.push(queue.length < maxWaiting ? start : () => undefined);
  } else socket.destroy();
}

/**
 * Waits for a short turn of the event loop in which nobody connected: closing the server resets connections that the
 * system has made but Node has not accepted yet.
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
    if (now - begun > maxHeaderWaitMs) break;
  }
  server.off('connection', note);
}

function close(server: Server, sockets: ReadonlySet<Socket>, grace: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection stays open after its last answer, waiting for a request that is not accepted any more.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const silence = setTimeout(() => {
      // Browsers open connections in advance; Node counts one without any request as busy.
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

function explain({ code = '' }: Partial<NodeJS.ErrnoException>, port: number, host: string): string {
  const reason = codeReason(code);
  switch (code) {
    case 'EADDRINUSE':
      return `端口 ${port} 已被别的程序占用：请先停止它，或换一个端口，如 PORT=${port + 1} npm start。`;
    case 'EACCES':
      return `当前用户不能使用端口 ${port}：请用 PORT 换一个大于 1023 的端口。`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST 写的是“${host}”，不是本机的地址：只供本机访问写 127.0.0.1，供所有机器访问写 0.0.0.0。`;
    default:
      return `${host} 的端口 ${port} 打不开${reason ? `（${reason}）` : ''}：请用 PORT 和 HOST 换一个。`;
  }
}
