import { createHash } from 'node:crypto';
import type { AuditEntry } from './store.ts';

/** What of an entry is sealed: all that is told of it. */
type Told = Omit<AuditEntry, 'ordinal' | 'tally' | 'month' | 'sequence' | 'hash'>;

/** Where an entry stands in the chains of its institution. */
interface Link {
  readonly previous: string;
  readonly month: string;
  readonly sequence: number;
}

/** The hash of an entry at its place: SHA-256, in hex, over the hash before it and all that is told of it. */
export function linkHash({ previous, month, sequence }: Link, entry: Told): string {
  const { institution, id, at, actor, action, part, key, before, after, detail, address, count, lastAt, differences } =
    entry;
  const told = [
    month,
    sequence,
    institution,
    id,
    at,
    actor,
    action,
    part,
    key,
    before,
    after,
    detail,
    address,
    count,
    lastAt,
    // Entries without any are hashed as those from before there were some.
    ...(differences === '' ? [] : [differences]),
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(told, inOrder)}`)
    .digest('hex');
}

/** Objects with their keys in order: the database keeps them in one of its own. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
