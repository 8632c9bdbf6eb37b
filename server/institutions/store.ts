import { asc, eq, sql } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';
import { links, media, menus, modules, shortcuts, slides } from '../database/schema/site.ts';
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

/** How many services there are, and how many of them need no visit. */
export async function countServices(here: Scoped): Promise<{ services: number; fullyOnline: number }> {
  const [counted] = await here.db
    .select({
      services: sql<number>`count(*)::int`,
      fullyOnline: sql<number>`(count(*) filter (where ${apps.online} = 'full'))::int`,
    })
    .from(apps)
    .where(here.of(apps, eq(apps.attributeType, 1)));
  return counted ?? { services: 0, fullyOnline: 0 };
}
