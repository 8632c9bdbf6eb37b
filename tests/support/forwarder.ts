import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  /** The target's address with the host and port of the forwarder. */
  readonly url: string;
  /** Stops forwarding without closing connections, as when the host behind has disappeared. */
  silence(): void;
  /** Forwards new connections again; those that were silenced stay silent. */
  restore(): void;
  /** Number of connections that callers have open. */
  readonly open: number;
  close(): Promise<void>;
}

/** Forwards TCP connections to the host and port of an address, until it is silenced. */
export async function startForwarder(target: string): Promise<Forwarder> {
  const { hostname, port } = new URL(target);
  const callers = new Set<Socket>();
  const mute = new Set<() => void>();
  let silent = false;
  const server = createServer((near) => {
    callers.add(near);
    near.on('close', () => callers.delete(near)).on('error', () => {});
    // Read and dropped, because only a stream that is read reports that the caller has closed it.
    if (silent) return near.resume();
    const far = connect(Number(port), hostname);
    const end = () => near.destroy();
    far.on('error', end).on('close', end);
    near.on('close', () => far.destroy());
    far.pipe(near).pipe(far);
    mute.add(() => {
      far.off('close', end).unpipe(near);
      near.unpipe(far).resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      silent = true;
      for (const one of mute) one();
    },
    restore() {
      silent = false;
    },
    get open() {
      return callers.size;
    },
    async close() {
      for (const caller of callers) caller.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
