import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { connect as connectTcp, isIPv6, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { SyslogTarget } from '../../config.ts';

/** Longest a connection may be silent while something is sent, in ms. */
const timeoutMs = 5000;

/**
 * Sends messages in order. Over TCP and TLS each is preceded by its length (RFC 6587, RFC 5425), and the receiver has to
 * close the connection in good order, or at least not to break it; over UDP nobody knows whether they arrive. Rejects
 * with the error of the system.
 */
export function sendSyslog(target: SyslogTarget, messages: readonly Buffer[]): Promise<void> {
  return target.protocol === 'udp' ? sendDatagrams(target, messages) : sendStream(target, messages);
}

async function sendDatagrams({ host, port }: SyslogTarget, messages: readonly Buffer[]): Promise<void> {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  try {
    for (const message of messages) {
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.send(message, port, address, (error) => {
          socket.off('error', reject);
          if (error) reject(error);
          else resolve();
        });
      });
    }
  } finally {
    socket.close();
  }
}

function sendStream(target: SyslogTarget, messages: readonly Buffer[]): Promise<void> {
  const frames = messages.flatMap((message) => [Buffer.from(`${message.length} `), message]);
  return new Promise((resolve, reject) => {
    const socket = open(target);
    let isSent = false;
    socket.setTimeout(timeoutMs, () => {
      // A receiver that keeps its side open has had everything for a while.
      if (isSent) socket.destroy();
      else socket.destroy(Object.assign(new Error('The receiver takes nothing.'), { code: 'ETIMEDOUT' }));
    });
    socket.once(target.protocol === 'tls' ? 'secureConnect' : 'connect', () => {
      socket.end(Buffer.concat(frames), () => {
        isSent = true;
      });
    });
    // Read, so that the end of the other side is seen.
    socket.resume();
    socket.once('error', reject);
    socket.once('close', () => {
      if (isSent) resolve();
      else reject(Object.assign(new Error('The receiver closed the connection.'), { code: 'ECONNRESET' }));
    });
  });
}

function open({ protocol, host, port }: SyslogTarget): Socket {
  if (protocol === 'tcp') return connectTcp({ host, port });
  // An address is no name that a certificate could be asked for.
  const isAddress = isIPv6(host) || /^[\d.]+$/.test(host);
  return connectTls({ host, port, ...(!isAddress && { servername: host }) });
}
