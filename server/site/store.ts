import { asc, eq, inArray } from 'drizzle-orm';
import { seenBy, type Visitor } from '../access/visible.ts';
import type { Queryable } from '../database/open.ts';
import { links, media, menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';

/** All entries of a site's menu, for any visitor. */
export const readMenus = (here: Scoped, terminal: 'desktop' | 'mobile') =>
  here.rows(menus, { where: eq(menus.terminal, terminal), orderBy: [asc(menus.position)] });

/** The modules of the first of these templates that has any, as far as the visitor may see them. */
export async function readModules(visit: Visitor, ...templates: string[]) {
  const rows = await scopedOf(visit).rows(modules, {
    where: inArray(modules.template, templates),
    orderBy: [asc(modules.position)],
  });
  const template = templates.find((one) => rows.some((row) => row.template === one));
  return seenBy(
    visit,
    rows.filter((row) => row.template === template),
  );
}

export const readSlides = async (visit: Visitor, kind: 'banner' | 'carousel') =>
  seenBy(visit, await scopedOf(visit).rows(slides, { where: eq(slides.kind, kind), orderBy: [asc(slides.position)] }));

export const readShortcuts = async (visit: Visitor, kind: 'tool' | 'quick') =>
  seenBy(
    visit,
    await scopedOf(visit).rows(shortcuts, { where: eq(shortcuts.kind, kind), orderBy: [asc(shortcuts.position)] }),
  );

export const readLinks = (here: Scoped) => here.rows(links, { orderBy: [asc(links.position)] });

export const readMedia = (here: Scoped) => here.rows(media, { orderBy: [asc(media.position)] });

/**
 * The script that the institution's administrator has configured, as a source of a content security policy, in which a
 * semicolon or comma would begin another part. The query is left out: browsers ignore it in the comparison.
 */
export async function pageScripts(db: Queryable, institution: { id: string }): Promise<readonly string[]> {
  const { bridge } = await institutionRow(db, institution);
  if (!bridge) return [];
  const { origin, pathname } = new URL(bridge.script);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}
