import { isLasting } from '../keepable.ts';

/** The lasting files that a page's text names. */
export function filesIn(html: string): string[] {
  return (html.match(/\/(?:assets|art|icons|pictures|app-icons)\/[\w./-]+\.\w+/g) ?? []).filter(isLasting);
}

/** The guides that a page's text links to, each once. */
export function guidesIn(html: string): string[] {
  const links = html.matchAll(/href="(\/mobile\/service-guide\/[\w.%-]+)"/g);
  return [...new Set(Array.from(links, ([, address = '']) => address))];
}
