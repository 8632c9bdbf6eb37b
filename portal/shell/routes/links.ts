import { matchRoute, pathOf } from './match.ts';

export interface LinkTarget {
  href: string;
  /** True when it leaves the portal: opens in a new window without a referrer. */
  external: boolean;
}

/** Props of a link that leaves the portal; the row itself says so. */
export const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A safe http(s) address: not `javascript:`, `data:` or `blob:`, and without user name and password. */
export function webAddressOf(target: string | null | undefined): URL | undefined {
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.username === '' && url.password === '' ? url : undefined;
}

/**
 * The link for a path in the institution's data: a page of the route table or an http(s) address. Undefined for
 * anything else, so that a missing page is shown as text and `javascript:` never becomes a link.
 */
export function linkTo(target: string | null | undefined): LinkTarget | undefined {
  if (!target) return undefined;
  if (webAddressOf(target)) return { href: target, external: true };
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return undefined;
  const pathname = target.split(/[?#]/, 1)[0] ?? target;
  return matchRoute(pathname) ? { href: target, external: false } : undefined;
}

/** Whether fetching a page counts as reading it: a notice becomes read, an article's view count rises. */
export function countsAsRead(href: string): boolean {
  return matchRoute(pathOf(href))?.name === 'news-more-id' || /[?&](notice|article)=/.test(href);
}
