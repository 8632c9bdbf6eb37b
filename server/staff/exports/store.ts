import type { PublishedPart } from '@yimen/contract/published';
import { maxExportedLength, maxExportedRows } from '@yimen/contract/staff/exports';
import { and, type SQL } from 'drizzle-orm';
import type { Permits } from '../../access/permits.ts';
import { writtenCells } from '../../changes/apply/cells.ts';
import { contentOf } from '../../editions/published.ts';
import { notFound } from '../../http/refusal.ts';
import { csvText } from '../../lib/csv.ts';
import { isActivityColumn } from '../../parts/activity.ts';
import { afterKey, inKeyOrder, readSpacedKey, spacedKey } from '../../parts/keys.ts';
import { shownRow } from '../../parts/rows.ts';
import { type Part, type Row, requirePart } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { isReached } from '../places.ts';

interface Exporting {
  readonly format: 'csv' | 'json';
  /** The key after which to begin. */
  readonly after: string | undefined;
}

/** A file of the rows of a part that may be exported. Throws a refusal for a key that no row of the part can have. */
export async function readExported(
  here: Scoped,
  permits: Permits,
  name: PublishedPart,
  { format, after }: Exporting,
): Promise<{ content: string; count: number; next: string | null }> {
  const part = requirePart(name);
  const last = after === undefined ? undefined : readSpacedKey(part, after);
  if (last === null) throw notFound('没有这一项');
  const { rows, hasMore } = await readFitting(here, part, isReached(here, permits, 'export', part), last);
  const end = rows.at(-1);
  return {
    content: format === 'json' ? `${JSON.stringify(rows, null, 1)}\n` : csvOf(part, rows),
    count: rows.length,
    next: end && hasMore ? spacedKey(part, end) : null,
  };
}

function csvOf(part: Part, rows: readonly Row[]): string {
  const names = Object.keys(part.columns).filter((name) => !isActivityColumn(part, name));
  return csvText(
    writtenCells(
      part,
      names,
      rows.map((row) => shownRow(part, row)),
    ),
  );
}

/** Rows that one statement reads: they may be long, and only so many are taken as fit. */
const batch = 100;

/** The first rows of a part after a key that together are not too long, one at least, and whether there are others. */
async function readFitting(
  here: Scoped,
  part: Part,
  reached: SQL,
  after: Row | undefined,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const rows: Row[] = [];
  let length = 0;
  while (rows.length < maxExportedRows) {
    const last = rows.at(-1) ?? after;
    const where = and(reached, last && afterKey(part, last));
    const found = await here.rows(part.table, { where, orderBy: inKeyOrder(part), limit: batch });
    for (const row of found.map((one) => contentOf(part, one))) {
      length += JSON.stringify(row).length;
      if (length > maxExportedLength && rows.length > 0) return { rows, hasMore: true };
      rows.push(row);
    }
    if (found.length < batch) return { rows, hasMore: false };
  }
  const last = rows.at(-1);
  const following = and(reached, last && afterKey(part, last));
  return { rows, hasMore: (await here.rows(part.table, { where: following, limit: 1 })).length > 0 };
}
