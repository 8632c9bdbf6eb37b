import { createHash } from 'node:crypto';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import * as v from 'valibot';
import { systemReason } from '../database/system-error.ts';
import { connectGuarded } from '../lib/outbound/address.ts';
import { type Channel, ChannelFailure, type ChannelRow } from './channel.ts';
import { composeMail } from './mail-text.ts';

const address = v.pipe(v.string(), v.regex(/^[^\s@<>*]+@[^\s@<>*]+\.[^\s@<>*]+$/, '应为邮箱地址'));

const fields = v.strictObject({
  host: v.pipe(v.string(), v.regex(/^[\w.:-]+$/, '应为主机名')),
  port: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('应为端口号'),
    v.minValue(1, '应为端口号'),
    v.maxValue(65_535, '应为端口号'),
  ),
  from: address,
  user: v.optional(v.string(), ''),
  tls: v.optional(v.picklist(['implicit', 'starttls', 'none'], '应为 implicit、starttls 或 none'), 'starttls'),
});

const settings = v.pipe(
  fields,
  // The password would be readable on the way.
  v.check(({ user, tls }) => user === '' || tls !== 'none', '有账号时请加密：tls=implicit 或 starttls'),
);

/** Longest wait for a server that says nothing, in ms. */
const timeoutMs = 10_000;

const lacks = ({ settings: given, secret }: ChannelRow): string | null =>
  v.parse(settings, given).user !== '' && !secret ? '还没有密码，请用 channel secret 设置' : null;

/**
 * Mail, to the address in the institution's own records. People cannot change it themselves: who could would have what
 * is theirs sent to another.
 */
export const mail: Channel = {
  hourly: 10,
  settings,
  lacks,
  reached: async (_, people) =>
    new Map(people.flatMap(({ id, email }) => (v.is(address, email) ? [[id, email] as const] : []))),

  open(_, row, portal, allowPrivate) {
    const { host, port, from, user, tls } = v.parse(settings, row.settings);
    const options: SMTPTransportOptions = {
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // No text of a mail is a file or an address to be read.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(user !== '' && { auth: { user, pass: row.secret ?? '' } }),
      getSocket(_options, callback) {
        connectGuarded({ host, port }, { allowPrivate, timeoutMs }).then(
          (connection) => callback(null, { connection }),
          (error: Error) => callback(error, false),
        );
      },
    };
    return {
      async send({ id, email }, reminder) {
        const lacking = lacks(row);
        if (lacking) throw new ChannelFailure(`Mail is not set up: ${row.institution}`, lacking, { isForAll: true });
        // The same at each attempt, so that a program that gets it twice can tell.
        const messageId = createHash('sha256').update(`${row.institution} ${id} ${reminder.id}`).digest('hex');
        const { hostname } = new URL(portal.origin);
        const { subject, text, html, off } = composeMail(portal, { id }, reminder);
        // Loaded with the first mail: most servers send none.
        const { createTransport } = await import('nodemailer');
        try {
          await createTransport(options).sendMail({
            from: { name: portal.name, address: from },
            to: email,
            messageId: `<${messageId.slice(0, 40)}@${hostname}>`,
            subject,
            text,
            html,
            headers: {
              'Auto-Submitted': 'auto-generated',
              'List-Unsubscribe': `<${off}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          });
          return true;
        } catch (error) {
          if (isAboutRecipient(error)) return false;
          throw new ChannelFailure(`${host}:${port} took no mail: ${(error as Error).message}`, wordsOf(error), {
            isForAll: !isAboutMail(error),
            cause: error,
          });
        }
      },
    };
  },
};

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Whether the server refuses this address for good, and not all of them. */
const isAboutRecipient = (error: unknown) => {
  const { command, responseCode = 0 } = error as SmtpError;
  return command === 'RCPT TO' && responseCode >= 500;
};

/** Whether the server answered about this mail: a full mailbox, a word that it does not like. */
const isAboutMail = (error: unknown) => {
  const { command = '', responseCode = 0 } = error as SmtpError;
  return responseCode > 0 && ['RCPT TO', 'DATA'].includes(command);
};

const smtpReasons: Readonly<Record<string, string>> = {
  EAUTH: '邮件服务器不接受账号或密码',
  ETLS: '加密没有建立：请核对 tls 和证书',
  ETIMEDOUT: '邮件服务器超时没有答复',
};

function wordsOf(error: unknown): string {
  const { code = '', responseCode, message } = error as SmtpError;
  const reason = systemReason(error) ?? smtpReasons[code];
  // What a server answers may name a person.
  if (reason) return code === 'PRIVATE_ADDRESS' ? '邮件服务器在内网：请把它写进 YIMEN_OWN_NETWORKS' : reason;
  if (/certificate/i.test(message)) return '邮件服务器的证书不受信任';
  return responseCode ? `邮件服务器拒绝了（${responseCode}）` : '邮件没有发出去';
}
