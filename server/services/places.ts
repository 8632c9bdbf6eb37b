import { thingHrefs } from '@yimen/contract/paths';
import { asc } from 'drizzle-orm';
import { beginnable, type Visible, type Visitor, visibleApps } from '../access/visible.ts';
import { apps } from '../database/schema/services.ts';
import { hiddenKinds } from '../site/behind-menus.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';

/** A business system or a service, with the path or address where a task is done. */
export interface TaskLink {
  name: string;
  path: string;
}

/** Finds the place for a task that only names it. */
export interface TaskLinks {
  /** The business system of this name or alias; none while it is closed. */
  system(name: string): TaskLink | undefined;
  /** The guide of the service of this name or alias. */
  service(name: string): TaskLink | undefined;
}

type Row = Pick<
  typeof apps.$inferSelect,
  'id' | 'name' | 'aliases' | 'opens' | 'pcUrl' | 'beginAudience' | 'needsSignIn'
>;

/** Rows by what they are called: those of this name, then those with it as an alias. */
type RowsByName = ReadonlyMap<string, readonly Row[]>;

const rowsByNameCache = new VersionCache<{ systems: RowsByName; services: RowsByName }>();

/** Services that the visitor may see, and systems that the visitor may also use. */
export async function taskLinksFor(visit: Visitor): Promise<TaskLinks> {
  const [{ systems, services }, visible, hidden] = await Promise.all([
    readRowsByName(visit),
    visibleApps(visit),
    hiddenKinds(visit),
  ]);
  const usable = new Set(hidden.has('system') ? [] : await beginnable(visit, [...systems.values()].flat()));
  return {
    system(name) {
      const row = systems.get(name)?.find((one) => usable.has(one) && visible.has(one.id));
      const path = row && (row.opens === 'frame' ? thingHrefs.system.desktop(row.id) : row.pcUrl);
      return row && path ? { name: row.name, path } : undefined;
    },
    service(name) {
      const row = services.get(name)?.find(({ id }) => visible.has(id));
      return row && { name: row.name, path: guidePath(row.id) };
    },
  };
}

const guidePath = thingHrefs.service.desktop;

/** The guide of a service that a record names by its id; null where it names none, or the visitor may not see it. */
export const guideOf = (app: string | null, visible: Visible): string | null =>
  app !== null && visible.has(app) ? guidePath(app) : null;

function readRowsByName({ db, institution }: Visitor): Promise<{ systems: RowsByName; services: RowsByName }> {
  return rowsByNameCache.get(db, institution, async () => {
    const { id, name, aliases, attributeType, state, pcUrl, opens, beginAudience, needsSignIn } = apps;
    const here = scoped(db, institution);
    const rows = await db
      .select({ id, name, aliases, attributeType, state, pcUrl, opens, beginAudience, needsSignIn })
      .from(apps)
      .where(here.of(apps))
      .orderBy(asc(apps.position));
    return {
      systems: byName(
        rows.filter((row) => row.attributeType === 2 && row.state === 'open' && (row.opens === 'frame' || row.pcUrl)),
      ),
      services: byName(rows.filter((row) => row.attributeType === 1)),
    };
  });
}

function byName(rows: readonly Row[]): RowsByName {
  const rowsByName = new Map<string, Row[]>();
  const add = (name: string, row: Row) => rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);
  for (const row of rows) add(row.name, row);
  for (const row of rows) for (const alias of row.aliases) add(alias, row);
  return rowsByName;
}
