import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  /** The address of the target, by way of this. */
  readonly url: string;
  /** From now on nothing is passed on, and nobody is told: as when the host behind has vanished. */
  silence(): void;
  /** New connections are passed on again; those that fell silent stay so. */
  restore(): void;
  /** Connections that the caller holds open. */
  readonly open: number;
  close(): Promise<void>;
}

/** Passes TCP connections on to the host and port of an address, until it falls silent. */
export async function startForwarder(target: string): Promise<Forwarder> {
  const { hostname, port } = new URL(target);
  const callers = new Set<Socket>();
  const mute = new Set<() => void>();
  let silent = false;
  const server = createServer((near) => {
    callers.add(near);
    near.on('close', () => callers.delete(near)).on('error', () => {});
    // Read all the same, so that it is seen when the caller gives up.
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
