import type { Queryable } from '../database/open.ts';
import { apps, categories, departments } from '../database/schema/services.ts';
import { menus, shortcuts } from '../database/schema/site.ts';
import { type IconSheet, makeIconSheet } from './icons.ts';
import { findPicture } from './pictures.ts';
import { VersionCache } from './resolve.ts';
import { scoped } from './scoped.ts';

const sheets = new VersionCache<IconSheet>();
/** Icons of search results that have none of their own. */
const alsoNamed = [
  'layers',
  'newspaper',
  'megaphone',
  'building-2',
  'book-open',
  'calendar-days',
  'list-checks',
  'mail',
];

/** The sprite sheet of every icon that the institution's data name. */
export function iconSheet(db: Queryable, institution: { id: string }): Promise<IconSheet> {
  return sheets.get(db, institution, async () => {
    const here = scoped(db, institution);
    const named = await Promise.all([apps, categories, departments, menus, shortcuts].map((table) => here.rows(table)));
    return makeIconSheet([...alsoNamed, ...named.flat().map(({ icon }) => icon)]);
  });
}

/** The address of the institution's icon sheet; it changes with the content. */
export async function iconSheetAddress(db: Queryable, institution: { id: string }): Promise<string> {
  return `/icons/${institution.id}/${(await iconSheet(db, institution)).hash}.svg`;
}

/** The institution's artwork or icon sheet at a path; null when the path is none of them. */
export async function asset(db: Queryable, institution: { id: string }, path: string): Promise<Response | null> {
  const art = /^\/art\/([^/]+)\/([a-z0-9-]+)(?:\.([0-9a-f]{12}))?\.svg$/.exec(path);
  if (art?.[1] === institution.id && art[2]) {
    const picture = await findPicture(db, institution, art[2]);
    return picture && svgAnswer(picture, art[3]);
  }
  const icons = /^\/icons\/([^/]+)\/([0-9a-f]{16})\.svg$/.exec(path);
  if (icons?.[1] === institution.id && icons[2]) {
    return svgAnswer(await iconSheet(db, institution), icons[2]);
  }
  return null;
}

/** A page rendered before a change asks for the old address: it gets the new sheet, uncached. */
function svgAnswer({ svg, hash }: IconSheet, wanted: string | undefined): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      etag: `"${hash}"`,
      'cache-control': hash === wanted ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}
