import type { Shared } from './shells.ts';

/**
 * What is handed on of the page that is shown, as its head describes it. A page that is not described is one person's
 * or passing: it is handed on by its title and path alone.
 */
export function sharedOf(page: Document): Shared {
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
