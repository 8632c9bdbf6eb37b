import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import type { SyslogTarget } from '../config.ts';

/** A syslog server that keeps what it received. */
export interface SyslogServer {
  readonly target: SyslogTarget;
  /** Whole messages, in the order of their arrival. */
  readonly received: string[];
  close(): Promise<void>;
}

/** Takes the messages out of a stream in which each follows its length in bytes (RFC 6587, 3.4.1). */
function readFrames(socket: Socket, received: string[]): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const [digits = ''] = /^\d+(?= )/.exec(rest.subarray(0, 8).toString('latin1')) ?? [];
      const end = digits.length + 1 + Number(digits);
      if (digits === '' || rest.length < end) return;
      received.push(rest.subarray(digits.length + 1, end).toString());
      rest = rest.subarray(end);
    }
  });
  socket.on('error', () => {});
}

export async function openUdpSyslog(): Promise<SyslogServer> {
  const received: string[] = [];
  const socket = createSocket('udp4', (message) => void received.push(message.toString()));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const target = { protocol: 'udp', host: '127.0.0.1', port: socket.address().port } as const;
  return { target, received, close: () => new Promise((resolve) => socket.close(() => resolve())) };
}

/** Over TCP, or over TLS with a certificate for `localhost`. */
export async function openStreamSyslog({
  certificate,
}: {
  readonly certificate?: { readonly key: string; readonly cert: string };
} = {}): Promise<SyslogServer> {
  const received: string[] = [];
  const take = (socket: Socket) => readFrames(socket, received);
  const server = certificate ? createTls(certificate, take) : createTcp(take);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const target = certificate
    ? ({ protocol: 'tls', host: 'localhost', port: own } as const)
    : ({ protocol: 'tcp', host: '127.0.0.1', port: own } as const);
  return { target, received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
