import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { transactionStatus } from './protocol.ts';
import type { Exchange } from './wire.ts';

/** Longest a client may rest within a transaction, in ms: everybody else waits for it. */
const restLimit = 20_000;

/** The port that names the socket in PostgreSQL's way. */
export const socketPort = 5432;
/** The folder of a data folder's socket, which PostgreSQL's clients take as a host. */
export const socketFolder = (folder: string) => join(folder, 'socket');
const socketFile = (folder: string) => join(socketFolder(folder), `.s.PGSQL.${socketPort}`);

/**
 * Lets other processes of the same user reach an open embedded database, by a socket in its data folder. Returns how to
 * end it. Throws where sockets are not possible, such as for a path that is too long.
 */
export async function serveSocket(folder: string, exchange: Exchange): Promise<() => Promise<void>> {
  const file = socketFile(folder);
  // Only its user may enter the folder, whatever the mode of the socket is before it could be changed.
  mkdirSync(socketFolder(folder), { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    attach(socket, exchange);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Beside the socket: where the process that serves a data folder answers http. */
const portFile = (folder: string) => join(socketFolder(folder), 'http-port');

/** Tells those who join a data folder at which port its server answers. */
export function tellPort(folder: string, port: number): void {
  mkdirSync(socketFolder(folder), { recursive: true, mode: 0o700 });
  writeFileSync(portFile(folder), `${port}\n`);
}

/** The port that the server of a data folder has told; null for none. Only for a folder that is served. */
export function servedPort(folder: string): number | null {
  try {
    return Number(readFileSync(portFile(folder), 'utf8')) || null;
  } catch {
    return null;
  }
}

function attach(socket: Socket, exchange: Exchange): void {
  let timer: NodeJS.Timeout | undefined;
  const line = exchange.open(
    (bytes) => {
      socket.write(bytes);
      if ((transactionStatus(bytes) ?? 'I') !== 'I') timer = setTimeout(() => socket.destroy(), restLimit).unref();
    },
    () => socket.destroy(),
  );
  socket.on('data', (bytes) => {
    clearTimeout(timer);
    line.send(bytes);
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    clearTimeout(timer);
    line.end();
  });
}

/** Whether a process answers at the socket of a data folder. */
export function isServed(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketFile(folder));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
