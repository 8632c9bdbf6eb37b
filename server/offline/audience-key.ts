import { createHash } from 'node:crypto';
import type { Audience } from '@yimen/contract/audience';
import { isNotNull } from 'drizzle-orm';
import { seenBy, visibleApps, visibleTopics } from '../access/visible.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import type { Visit } from '../http/visit.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';

const ruledRows = new VersionCache<readonly { readonly audience: Audience | null }[]>();

/** The rows around the content that have a rule of who may see them. */
async function readRuled(here: Scoped) {
  const tables = [menus, modules, shortcuts, slides, newsColumns] as const;
  const read = tables.map((table) => here.rows(table, { where: isNotNull(table.audience) }));
  return (await Promise.all<readonly { readonly audience: Audience | null }[]>(read)).flat();
}

/**
 * A digest of the visitor's identity and of what rules hide from them, articles and notices aside: there are new hidden
 * ones every day, and cached lists show them only with their links, by which they are checked.
 */
export async function audienceKey(visit: Visit): Promise<string> {
  const rows = await ruledRows.get(visit.db, visit.institution, () => readRuled(scopedOf(visit)));
  const [seen, ...visible] = await Promise.all([seenBy(visit, rows), visibleApps(visit), visibleTopics(visit)]);
  const parts = [
    [visit.session?.identity ?? ''],
    rows.flatMap((row) => (seen.includes(row) ? [] : JSON.stringify(row))),
    ...visible.map(({ hidden }) => [...hidden]),
  ];
  const text = JSON.stringify(parts.map((part) => part.sort()));
  return createHash('sha256').update(text).digest('base64url');
}
