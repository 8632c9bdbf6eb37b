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

const saidIn = (row: Row, column: string) => (row[column] as { allowPrivate?: unknown } | undefined)?.allowPrivate;

/** Whether a private network is open to a connection. */
function isOpen(part: ConnectionPart, row: Row): boolean {
  const { network } = connectionKind(part);
  return network !== undefined && Boolean(saidIn(row, network.column) ?? network.isUsuallyOpen(row));
}

/** Whether a connection can no longer be in a private network, because it goes elsewhere. */
export const losesNetwork = (part: ConnectionPart, before: Row, after: Row): boolean =>
  isOpen(part, before) && !isOpen(part, after) && goesElsewhere(before, after);

/**
 * A connection as staff may save it: a private network is open to it only where an operator has opened it, and only for
 * the addresses that it had then. One installation serves many institutions, and its network is none of theirs. Throws
 * AdminError where it is to be opened.
 */
export function withinNetwork(part: ConnectionPart, before: Row | null, after: Row): Row {
  const { network } = connectionKind(part);
  if (!network) return after;
  const { column } = network;
  if (!isOpen(part, after) || (before && isOpen(part, before) && !goesElsewhere(before, after))) return after;
  if (saidIn(after, column) !== undefined)
    throw new AdminError(`${column}.allowPrivate：内网地址只能由运维登记，请改为 false，或请运维来改`);
  return { ...after, [column]: { ...(after[column] as Row | undefined), allowPrivate: false } };
}
