import type { MetaDescriptor } from 'react-router';
import { appIcon } from './app-icon.ts';
import { defaultTitle } from './site.ts';
import { type MatchLike, pageTitle, rootData } from './title.ts';
import type { Visit } from './visit.ts';

interface SharedPage {
  /** For a home page, the institution's name is used. */
  name?: string;
  /** A sentence or two about it; nothing personal, as it is shared. For a home page, the institution's description. */
  text?: string;
  /** Its path, without parameters of this visit. */
  path: string;
  /** Its picture; by default, and instead of an SVG, which messengers do not show, the institution's logo. */
  image?: string | null;
  type?: 'article' | 'website';
}

/** `sharedMeta` of a home page, for its loader: so the browser does not load the code for it with the first page. */
export async function describedHome({ site, publicOrigin }: Visit, page: Pick<SharedPage, 'path' | 'image'>) {
  const loaderData = { site: await site(), origin: await publicOrigin() };
  return sharedMeta([{ id: 'root', loaderData }], page);
}

/**
 * Title, description and Open Graph tags of a page that can be shared, for `meta`. Addresses start with the
 * institution's registered one, whatever the visitor typed.
 */
export function sharedMeta(matches: readonly (MatchLike | undefined)[], page: SharedPage): MetaDescriptor[] {
  const root = rootData(matches);
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
