import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const secretName =
  /token|secret|passw|pwd$|authorization|cookies?$|credential|signature|(api|app|access|auth|private)[-_]?key/i;

/** Whether what is called so is a secret. */
export const isSecretName = (name: string): boolean => secretName.test(name);

/** A value for the record, without what secrets it holds: fields that are called so, and what addresses carry; of bytes what they are. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value !== '' && isSecretName(name) ? '…' : plainAddress(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Uint8Array) return bytesText(value.length, createHash('sha256').update(value).digest('hex'));
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, name));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one, key)]));
}

const beforeDigest = ' 字节，SHA-256 ';

/** What is told of bytes in place of them. */
const bytesText = (length: number, digest: string) => `${length}${beforeDigest}${digest}`;

/** The same of a column of bytes, for a query that does not read them. */
export const bytesTextOf = (column: PgColumn): SQL<string> =>
  sql<string>`length(${column}) || ${beforeDigest}::text || encode(sha256(${column}), 'hex')`;

/** A text without the users, passwords and secret parameters of the addresses in it. */
export const plainAddress = (text: string): string =>
  text
    .replace(/(\bhttps?:\/\/)[^\s/?#"]*@/gi, '$1')
    .replace(/([?&][\w.-]*(?:token|secret|passw|sign|key|code|ticket)[\w.-]*=)[^&#\s"]*/gi, '$1…');
