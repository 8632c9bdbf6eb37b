import type { ConnectionPart } from '@yimen/contract/part-permission';
import { AdminError } from '../parts/fields.ts';
import type { Row } from '../parts/tables.ts';
import { connectionKind } from './kinds.ts';

/** The origins of all addresses in a value, each with its place, parsed as what sends to them parses them. */
function originsIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') {
    const url = URL.parse(value);
    return url && /^https?:$/.test(url.protocol) ? [`${place} ${url.origin}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => originsIn(each, `${place}.${name}`));
}

/** Whether a field of a connection is to name another origin: one that another field names may be sent nothing. */
export function goesElsewhere(row: Row, after: Row): boolean {
  const known = new Set(originsIn(row));
  return originsIn(after).some((origin) => !known.has(origin));
}

/**
 * A connection as staff may save it: a private network is open to it only where an operator has opened it, and only for
 * the addresses that it had then. One installation serves many institutions, and its network is none of theirs. Throws
 * AdminError where it is to be opened.
 */
export function withinNetwork(part: ConnectionPart, before: Row | null, after: Row): Row {
  const { network } = connectionKind(part);
  if (!network) return after;
  const { column, isUsuallyOpen } = network;
  const saidOf = (row: Row) => (row[column] as { allowPrivate?: unknown } | undefined)?.allowPrivate;
  const isOpen = (row: Row) => saidOf(row) ?? isUsuallyOpen(row);
  if (!isOpen(after) || (before && isOpen(before) && !goesElsewhere(before, after))) return after;
  if (saidOf(after) !== undefined)
    throw new AdminError(`${column}.allowPrivate：内网地址只能由运维登记，请改为 false，或请运维来改`);
  return { ...after, [column]: { ...(after[column] as Row | undefined), allowPrivate: false } };
}
