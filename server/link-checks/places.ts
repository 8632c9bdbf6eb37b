import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hosts } from '../database/schema/institutions.ts';
import { contentOf, publishedTables } from '../editions/published.ts';
import { spacedKey } from '../parts/keys.ts';
import { keyOf, type Part, type Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** A row in which an address stands. */
export interface Place {
  readonly part: string;
  /** The row's key for a person to read and as calls name it, and what the row is called. */
  readonly key: string;
  readonly spacedKey: string;
  readonly name: string;
  /** The column. */
  readonly column: string;
}

/** Rows by the address that stands in them. */
export type LinkPlaces = ReadonlyMap<string, readonly Place[]>;

/** Longest address that is checked, in characters. */
const longest = 2000;
/** Names that nobody can register (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|net|org))$/;
const inText = /https?:\/\/[^\s<>"'“”‘’（）()，。；、！？》】]+/g;

/**
 * The outside addresses that stand in an institution's content, with the rows in which they stand: in a field of its own
 * or within a text. Without those of the institution itself, and without names that are reserved for examples.
 * With `addresses`, these alone; with `where`, of rows that meet it.
 */
export async function linkPlaces(here: Scoped, asked: Asked = {}): Promise<LinkPlaces> {
  const own = await here.db.select({ host: hosts.host }).from(hosts).where(eq(hosts.institution, here.institution));
  const ownHosts = new Set(own.map(({ host }) => host));
  const wanted = asked.addresses && new Set(asked.addresses);
  const places = new Map<string, Place[]>();
  for (const part of publishedTables) {
    const rows: Row[] = await here.db
      .select({ ...part.columns })
      .from(part.table as PgTable)
      .where(here.of(part.table, and(namesOneOf(part, asked.addresses), asked.where?.(part))));
    for (const row of rows) {
      for (const [column, value] of Object.entries(contentOf(part, row))) {
        for (const address of new Set(addressesIn(value))) {
          if (ownHosts.has(new URL(address).hostname) || (wanted && !wanted.has(address))) continue;
          const known = places.get(address) ?? [];
          if (known.push(placeOf(part, row, column)) === 1) places.set(address, known);
        }
      }
    }
  }
  return places;
}

interface Asked {
  readonly addresses?: readonly string[];
  readonly where?: (part: Part) => SQL;
}

/** A condition for rows that name an address at all, or one that may be one of these. */
function namesOneOf({ table }: Part, addresses?: readonly string[]): SQL {
  const hostnames = addresses?.map((address) => new URL(address).hostname);
  // A name that is not ASCII stands there as people write it.
  if (!hostnames || hostnames.some((name) => name.includes('xn--'))) return sql`${table}::text ~ 'https?://'`;
  // One expression, because each would go through all texts.
  const anyOf = [...new Set(hostnames)].map((name) => name.replace(/[^a-z0-9-]/g, '\\$&')).join('|');
  return sql`${table}::text ~* ${anyOf}`;
}

const placeOf = (part: Part, row: Row, column: string): Place => ({
  part: part.name,
  key: keyOf(part, row),
  spacedKey: spacedKey(part, row),
  name: String(row.name ?? row.title ?? ''),
  column,
});

/** The addresses in a value of a column, which may be a text, a list or an object. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return (value.match(inText) ?? []).flatMap((text) => readAddress(text) ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/** An address as it is asked: without its fragment, and without a name and password. */
function readAddress(text: string): string | null {
  const url = URL.parse(text.replace(/[.,;:!?]+$/, ''));
  if (!url || reserved.test(url.hostname)) return null;
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href.length <= longest ? url.href : null;
}
