import type { MetaDescriptor } from 'react-router';
import { appIcon } from './app-icon.ts';
import { defaultTitle } from './site.ts';
import { type MatchLike, pageTitle, rootOf } from './title.ts';
import type { Visit } from './visit.ts';

interface Described {
  /** The institution's own where a home has none. */
  name?: string;
  /** What it is about, in a sentence or two; nothing that is one person's, for it is handed on. A home's is the institution's. */
  text?: string;
  /** Where it stands, without what belongs to this visit. */
  path: string;
  /** Its picture; the institution's logo otherwise, and in place of a drawing, which messengers do not show. */
  image?: string | null;
  type?: 'article' | 'website';
}

/**
 * What is said of a home, for its loader: each byte of the first page counts, and this way the browser needs no code for
 * it.
 */
export async function describedHome({ site, publicOrigin }: Visit, page: Pick<Described, 'path' | 'image'>) {
  const loaderData = { site: await site(), origin: await publicOrigin() };
  return described([{ id: 'root', loaderData }], page);
}

/**
 * Title, description and what messengers show of a page that is handed on (Open Graph), for `meta`. Addresses begin
 * with the one that is registered for the institution, whatever the visitor typed.
 */
export function described(matches: readonly (MatchLike | undefined)[], page: Described): MetaDescriptor[] {
  const root = rootOf(matches);
  const title = page.name ? pageTitle(matches, page.name) : (root?.site.title ?? defaultTitle);
  if (!root) return [{ title }];
  const { site, origin } = root;
  const { name = site.title, text = site.unit.description, path, image, type = 'website' } = page;
  const picture = image && !image.endsWith('.svg') ? image : appIcon(site.unit.logo, 'maskable', 512);
  const href = new URL(path, origin).href;
  return [
    { title },
    ...(text ? [{ name: 'description', content: text }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.title },
    { property: 'og:title', content: name },
    ...(text ? [{ property: 'og:description', content: text }] : []),
    { property: 'og:url', content: href },
    { property: 'og:image', content: new URL(picture, origin).href },
    { tagName: 'link', rel: 'canonical', href },
  ];
}
