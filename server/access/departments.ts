import { ne } from 'drizzle-orm';
import { departments } from '../database/schema/services.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import type { Scoped } from '../tenancy/scoped.ts';

const parentCache = new VersionCache<ReadonlyMap<string, string>>();

/** The parent of each department that has one. */
export function readParents(here: Scoped): Promise<ReadonlyMap<string, string>> {
  return parentCache.get(here.db, { id: here.institution }, async () => {
    const rows = await here.rows(departments, { where: ne(departments.parent, '') });
    return new Map(rows.map(({ id, parent }) => [id, parent]));
  });
}

/** A department and its ancestors, each once, even if the data hold a cycle. */
export function withAncestors(department: string, parents: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (let at = department; at && !found.has(at); at = parents.get(at) ?? '') found.add(at);
  return [...found];
}
