import type { InferSelectModel, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { VersionCache } from './resolve.ts';
import type { Scoped, TenantTable } from './scoped.ts';

/** Most memory that the rows of one table take, of all institutions together, in bytes. */
const maxBytes = 32 * 2 ** 20;

/**
 * Reads all rows of a small table that is the same for all visitors, in this order, once for each version of the
 * institution's data. Not for a transaction that changes them.
 */
export function sharedRows<T extends TenantTable>(
  table: T,
  ...orderBy: (PgColumn | SQL)[]
): (here: Scoped) => Promise<readonly InferSelectModel<T>[]> {
  const cache = new VersionCache<readonly InferSelectModel<T>[]>({
    bytesOf: (rows) => 2 * JSON.stringify(rows).length,
    maxBytes,
  });
  return (here) => cache.get(here.db, { id: here.institution }, () => here.rows(table, { orderBy }));
}
