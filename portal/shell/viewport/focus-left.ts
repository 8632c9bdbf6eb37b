let left: HTMLElement | undefined;

/** Remembers what has the focus in a page that comes back as it was; undefined for one that does not. */
export function rememberFocus(element: HTMLElement | undefined): void {
  left = element;
}

/** What had the focus when the page was left that has just come back. */
export function focusLeft(): HTMLElement | undefined {
  return left?.isConnected && left.checkVisibility() ? left : undefined;
}

interface LinkPlace {
  href: string;
  /** Which of the page's links that lead there. */
  index: number;
}

const links = new Map<string, LinkPlace>();
/** Entries of the history whose link is remembered. */
const most = 50;

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href);

/** Remembers the link by which an entry of the history is left. */
export function rememberLink(entry: string): void {
  const href = document.activeElement?.getAttribute('href');
  const index = href ? linksTo(href).indexOf(document.activeElement as HTMLElement) : -1;
  links.delete(entry);
  if (href && index >= 0) links.set(entry, { href, index });
  const [oldest] = links.keys();
  if (links.size > most && oldest !== undefined) links.delete(oldest);
}

/** The link by which an entry of the history was left to which one has come back, on a page drawn anew. */
export function linkLeft(entry: string): HTMLElement | undefined {
  const place = links.get(entry);
  return place && linksTo(place.href)[place.index];
}
