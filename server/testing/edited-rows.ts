import { eq } from 'drizzle-orm';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { institutions } from '../database/schema/institutions.ts';
import { articles } from '../database/schema/publishing.ts';
import { apps, guides } from '../database/schema/services.ts';
import { links, slides } from '../database/schema/site.ts';
import { fieldsOf } from '../editions/fields.ts';
import { type EditedPart, publishedPart } from '../editions/published.ts';
import { matching } from '../parts/keys.ts';
import type { Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Content } from './publish-model.ts';

/** A row that tests edit, by two of its fields. */
export interface Edited {
  readonly part: EditedPart;
  readonly key: Row;
  /** As drafts name them. */
  readonly fields: readonly [string, string];
  /** Whether it is removed and withdrawn; a service and its guide go together, and the settings never do. */
  readonly leaves: boolean;
  /** What is there at the start; null for nothing. */
  readonly row: Row | null;
}

export const linkUrl = 'https://a.example';

/**
 * Two links, of which the first is not there yet, an article, a slide with its key of two fields, a service, its guide
 * and the settings of the institution. Removes all links.
 */
export async function editedRows(here: Scoped): Promise<readonly Edited[]> {
  const { institution: id } = here;
  await here.db.delete(links);
  const [[article], [slide], [guide], [settings]] = await Promise.all([
    here.rows(articles, { limit: 1 }),
    here.rows(slides, { limit: 1 }),
    here.rows(guides, { limit: 1 }),
    here.db.select().from(institutions).where(eq(institutions.id, id)),
  ]);
  const service = guide && (await here.first(apps, eq(apps.id, guide.app)));
  if (!article || !slide || !guide || !service || !settings) throw new Error('The demo lacks a row.');
  const link = { institution: id, position: 1, group: 'g', name: 'n', url: linkUrl };
  const row = (name: string, key: Row, fields: Edited['fields'], own: Row | null, leaves: boolean): Edited => ({
    part: publishedPart(name),
    key,
    fields,
    leaves,
    row: own,
  });
  return [
    row('links', { position: 0 }, ['name', 'group'], null, true),
    row('links', { position: 1 }, ['name', 'group'], link, true),
    row('articles', { id: article.id }, ['title', 'summary'], article, true),
    row('slides', { kind: slide.kind, position: slide.position }, ['title', 'text'], slide, true),
    row('apps', { id: service.id }, ['summary', 'name'], service, false),
    row('guides', { app: guide.app }, ['guide.fee', 'guide.place'], guide, false),
    row('institutions', { id }, ['subtitle', 'searchHint'], settings, false),
  ];
}

/** Leaves nothing drafted or published, and each row as it was. */
export async function putBack(here: Scoped, edited: readonly Edited[]): Promise<void> {
  for (const table of [drafts, editions, releases]) await here.db.delete(table);
  for (const { part, key, row, leaves } of edited) {
    if (!('table' in part)) {
      await here.db
        .update(institutions)
        .set(row ?? {})
        .where(eq(institutions.id, here.institution));
    } else if (!leaves) await here.update(part.table, (row ?? {}) as never, matching(part, key));
    else {
      await here.delete(part.table, matching(part, key));
      if (row) await here.insert(part.table, [row] as never);
    }
  }
}

/** The edited fields of a row. */
export function contentOf({ part, fields }: Edited, row: Row | null): Content {
  if (!row) return null;
  const all = fieldsOf(part, row);
  return Object.fromEntries(fields.map((name) => [name, String(all[name] ?? '')]));
}
