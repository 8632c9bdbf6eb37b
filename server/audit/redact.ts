import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { withoutPlaceholders, wordsIn } from '../lib/placeholders.ts';

const secretName =
  /token|secret|passw|pwd$|authorization|cookies?$|credential|signature|(api|app|access|auth|private)[-_]?key/i;

/** Whether what is called so is a secret. */
const isSecretName = (name: string): boolean => secretName.test(name);

/** Whether a text or number that is called so is a credential itself, and not the place of a secret. */
export function isCredential(value: unknown, name: string): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (wordsIn(String(value)).some((word) => word.startsWith('secret:'))) return false;
  const text = withoutPlaceholders(String(value)).trim();
  if (text === '' || /^(bearer|basic|digest|token)$/i.test(text)) return false;
  return isSecretName(name) || /^(bearer|basic)\s+\S+$|^digest\s+\w+=/i.test(text);
}

/** What becomes of a value that holds no others, by its name and where it stands: a number is the index of a list. */
export type Leaf = (value: unknown, name: string, path: readonly (string | number)[]) => unknown;

/** A value with all that it holds replaced. What stands below the name of a secret is called by that name. */
export function mapLeaves(value: unknown, leaf: Leaf, name = '', path: Parameters<Leaf>[2] = []): unknown {
  if (Array.isArray(value)) return value.map((one, index) => mapLeaves(one, leaf, name, [...path, index]));
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array)
    return leaf(value, name, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      // `{ name: 'token', value: … }` names its value in another field.
      const names = [name, ...(key === 'value' ? namesIn(value) : [])];
      return [key, mapLeaves(one, leaf, names.find(isSecretName) ?? key, [...path, key])];
    }),
  );
}

const namesIn = ({ name, key }: { readonly name?: unknown; readonly key?: unknown }) =>
  [name, key].filter((one) => typeof one === 'string');

/** A value for the record, without the credentials in it and in its addresses; of bytes what they are. */
export const withoutSecrets = (value: unknown, name = ''): unknown =>
  mapLeaves(
    value,
    (one, called) => {
      if (one instanceof Uint8Array) return bytesText(one.length, createHash('sha256').update(one).digest('hex'));
      if (isCredential(one, called)) return '…';
      return typeof one === 'string' ? plainAddress(one) : one;
    },
    name,
  );

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
