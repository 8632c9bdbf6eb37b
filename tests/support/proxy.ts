import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReady } from '../../scripts/trial-server.ts';

export interface TestProxy {
  readonly port: number;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /**
   * How it finds a running server. `connecting` is nginx with its defaults: the next server is tried when one
   * refuses the connection, and for requests that only read also when one closes it without an answer. `asking` is a
   * load balancer that polls `/ready` and never retries.
   */
  readonly by: 'connecting' | 'asking';
}

/** Interval of the requests to `/ready` in ms. */
const askedEvery = 250;

/** A simple reverse proxy that sends requests to servers on these ports in turn, with keep-alive. */
export async function startProxy(ports: readonly number[], { by }: ProxyOptions): Promise<TestProxy> {
  const upstreams = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isUp: true }));
  let turn = 0;

  async function ask(): Promise<void> {
    await Promise.all(
      upstreams.map(async (upstream) => {
        upstream.isUp = await isReady(upstream.port);
      }),
    );
  }

  /** The servers that seem to be running, beginning with the next in turn. */
  function inTurn() {
    const up = upstreams.filter(({ isUp }) => isUp);
    turn += 1;
    return [...up.slice(turn % up.length), ...up.slice(0, turn % up.length)];
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, [upstream, ...others] = inTurn()): void {
    const fail = (error: NodeJS.ErrnoException) => {
      const mayGoOn = error.code === 'ECONNREFUSED' || incoming.method === 'GET';
      if (by === 'connecting' && mayGoOn && others.length > 0 && !outgoing.headersSent) {
        forward(incoming, outgoing, others);
      } else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(error.code ?? error.message);
    };
    if (!upstream) {
      outgoing.writeHead(503).end('No server is ready');
      return;
    }
    const { method, url: path, headers } = incoming;
    const { port, agent } = upstream;
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', fail);
    });
    sent.on('error', fail);
    // A body can be read only once, so it is sent when a server has accepted the connection.
    const send = () => incoming.pipe(sent);
    sent.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = by === 'asking' ? setInterval(() => void ask(), askedEvery) : undefined;
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(timer);
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
