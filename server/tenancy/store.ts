import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { apps } from '../database/schema/services.ts';
import { links, media, menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import { institutionRow, VersionCache } from './resolve.ts';
import type { Scoped } from './scoped.ts';

export const readMenus = (here: Scoped, terminal: 'desktop' | 'mobile') =>
  here.rows(menus, { where: eq(menus.terminal, terminal), orderBy: [asc(menus.position)] });

export const readModules = (here: Scoped, template: string) =>
  here.rows(modules, { where: eq(modules.template, template), orderBy: [asc(modules.position)] });

export const readSlides = (here: Scoped, kind: 'banner' | 'carousel') =>
  here.rows(slides, { where: eq(slides.kind, kind), orderBy: [asc(slides.position)] });

export const readShortcuts = (here: Scoped, kind: 'tool' | 'quick') =>
  here.rows(shortcuts, { where: eq(shortcuts.kind, kind), orderBy: [asc(shortcuts.position)] });

export const readLinks = (here: Scoped) => here.rows(links, { orderBy: [asc(links.position)] });

export const readMedia = (here: Scoped) => here.rows(media, { orderBy: [asc(media.position)] });

const counted = new VersionCache<{ services: number; fullyOnline: number }>();

/** How many services there are, and how many of them need no visit. */
export function countServices(here: Scoped) {
  return counted.get(here.db, { id: here.institution }, async () => {
    const [counts] = await here.db
      .select({
        services: sql<number>`count(*)::int`,
        fullyOnline: sql<number>`(count(*) filter (where ${apps.online} = 'full'))::int`,
      })
      .from(apps)
      .where(here.of(apps, eq(apps.attributeType, 1)));
    return counts ?? { services: 0, fullyOnline: 0 };
  });
}

/**
 * The script that the institution's administrator vouches for, as a source of a content security policy, in which a
 * semicolon or comma would begin something else. The browser leaves the query out when it compares.
 */
export async function pageScripts(db: Queryable, institution: { id: string }): Promise<readonly string[]> {
  const { bridge } = await institutionRow(db, institution);
  if (!bridge) return [];
  const { origin, pathname } = new URL(bridge.script);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}
