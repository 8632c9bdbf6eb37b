import type { PublishedPart } from '@yimen/contract/published';
import { maxExportedLength, maxExportedRows } from '@yimen/contract/staff/exports';
import { and } from 'drizzle-orm';
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
  const found = await here.rows(part.table, {
    where: and(isReached(here, permits, 'export', part), last && afterKey(part, last)),
    orderBy: inKeyOrder(part),
    limit: maxExportedRows + 1,
  });
  const rows = fitting(found.slice(0, maxExportedRows).map((row) => contentOf(part, row)));
  const end = rows.at(-1);
  return {
    content: format === 'json' ? `${JSON.stringify(rows, null, 1)}\n` : csvOf(part, rows),
    count: rows.length,
    next: end && found.length > rows.length ? spacedKey(part, end) : null,
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

/** The first rows that together are not too long; one at least. */
function fitting(rows: readonly Row[]): readonly Row[] {
  let length = 0;
  const end = rows.findIndex((row, index) => {
    length += JSON.stringify(row).length;
    return length > maxExportedLength && index > 0;
  });
  return end < 0 ? rows : rows.slice(0, end);
}
