import { asc } from 'drizzle-orm';
import { seenBy, type Visitor } from '../access/visible.ts';
import type { Queryable } from '../database/open.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { links, media, menus, modules, shortcuts, slides } from '../database/schema/site.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';

/** All entries of both sites' menus, for any visitor. */
export const allMenus = sharedRows(menus, asc(menus.position));
const allModules = sharedRows(modules, asc(modules.position));
const allSlides = sharedRows(slides, asc(slides.position));
const allShortcuts = sharedRows(shortcuts, asc(shortcuts.position));
/** The columns of news, which modules name, for any visitor. */
export const allColumns = sharedRows(newsColumns, asc(newsColumns.position));
export const readLinks = sharedRows(links, asc(links.position));
export const readMedia = sharedRows(media, asc(media.position));

/** All entries of a site's menu, for any visitor. */
export const readMenus = async (here: Scoped, terminal: 'desktop' | 'mobile') =>
  (await allMenus(here)).filter((entry) => entry.terminal === terminal);

/** The modules of the first of these templates that has any, as far as the visitor may see them. */
export async function readModules(visit: Visitor, ...templates: string[]) {
  const rows = await allModules(scopedOf(visit));
  const template = templates.find((one) => rows.some((row) => row.template === one));
  return seenBy(
    visit,
    rows.filter((row) => row.template === template),
  );
}

export const readSlides = async (visit: Visitor, kind: 'banner' | 'carousel') =>
  seenBy(
    visit,
    (await allSlides(scopedOf(visit))).filter((slide) => slide.kind === kind),
  );

export const readShortcuts = async (visit: Visitor, kind: 'tool' | 'quick') =>
  seenBy(
    visit,
    (await allShortcuts(scopedOf(visit))).filter((shortcut) => shortcut.kind === kind),
  );

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
