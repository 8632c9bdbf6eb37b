import type { PageShareData } from './shells.ts';

/**
 * Share data of the shown page, from its head. A page without a description is personal or temporary: only its title
 * and path are shared.
 */
export function sharedOf(page: Document): PageShareData {
  const meta = (which: string) => page.head.querySelector<HTMLMetaElement>(`meta[${which}]`)?.content ?? '';
  const said = (property: string) => meta(`property="og:${property}"`);
  const { origin, pathname } = page.location;
  return {
    title: said('title') || page.title,
    text: said('description') || meta('name="description"'),
    url: said('url') || origin + pathname,
    image: said('image') || (page.head.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? ''),
  };
}
