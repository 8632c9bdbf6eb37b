import type { MetaDescriptor } from 'react-router';
import { appIcon } from './app-icon.ts';
import { type MatchLike, pageTitle, rootOf } from './title.ts';

interface Described {
  name: string;
  /** What it is about, in a sentence or two; nothing that is one person's, for it is handed on. */
  text: string;
  /** Where it stands, without what belongs to this visit. */
  path: string;
  /** Its picture; the institution's logo otherwise, and in place of a drawing, which messengers do not show. */
  image?: string | null;
  type?: 'article' | 'website';
}

/**
 * Title, description and what messengers show of a page that is handed on (Open Graph), for `meta`. Addresses begin
 * with the one that is registered for the institution, whatever the visitor typed.
 */
export function described(matches: readonly (MatchLike | undefined)[], page: Described): MetaDescriptor[] {
  const { name, text, path, image, type = 'website' } = page;
  const title = pageTitle(matches, name);
  const root = rootOf(matches);
  if (!root) return [{ title }];
  const { site, origin } = root;
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
