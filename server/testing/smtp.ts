import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it was received: the envelope's recipients, the head as it stands, and its parts decoded. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly isSecure: boolean;
  readonly head: string;
  readonly body: string;
}

/** nodemailer's SMTP server on loopback: Debian's (OpenSMTPD, Postfix) cannot be started by a test without root. */
export async function openSmtp(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('gone')) done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else if (address.startsWith('full')) done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
      else done();
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const end = raw.indexOf('\r\n\r\n');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
          isSecure: session.secure,
          head: raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '),
          body: decoded(raw.slice(end)),
        });
        done();
      }, done);
    },
    ...options,
  });
  // A client that does not trust the certificate closes the connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The parts of a mail as text: each is Base64 or quoted-printable. */
function decoded(raw: string): string {
  return raw
    .split(/^--.*$/m)
    .map((part) => {
      const content = part.slice(part.indexOf('\r\n\r\n') + 4);
      if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(content, 'base64').toString();
      const bytes = content.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => `%${hex}`);
      return /quoted-printable/i.test(part) ? decodeURIComponent(bytes.replace(/%(?![\dA-F]{2})/g, '%25')) : content;
    })
    .join('\n');
}
