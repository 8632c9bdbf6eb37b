let left: HTMLElement | undefined;

/** Remembers the focused element of a page that is kept alive; undefined for a page that is not. */
export function rememberFocus(element: HTMLElement | undefined): void {
  left = element;
}

/** The element that had the focus when the kept page was left. */
export function focusLeft(): HTMLElement | undefined {
  return left?.isConnected && left.checkVisibility() ? left : undefined;
}

interface LinkPlace {
  href: string;
  /** Index among the page's links with this address. */
  index: number;
}

const linkPlaces = new Map<string, LinkPlace>();
/** Maximum number of history entries whose link is remembered. */
const maxLinks = 50;

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** Remembers the link by which a history entry is left. */
export function rememberLink(entry: string): void {
  const href = document.activeElement?.getAttribute('href');
  const index = href ? linksTo(href).indexOf(document.activeElement as HTMLElement) : -1;
  linkPlaces.delete(entry);
  if (href && index >= 0) linkPlaces.set(entry, { href, index });
  const [oldest] = linkPlaces.keys();
  if (linkPlaces.size > maxLinks && oldest !== undefined) linkPlaces.delete(oldest);
}

/** The link by which a history entry was left, on a page that was rendered again. */
export function linkLeft(entry: string): HTMLElement | undefined {
  const place = linkPlaces.get(entry);
  return place && linksTo(place.href)[place.index];
}
