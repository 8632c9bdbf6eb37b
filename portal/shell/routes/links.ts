import { matchRoute } from './match.ts';

export interface LinkTarget {
  href: string;
  /** True when it leaves the portal: opens in a new window without a referrer. */
  external: boolean;
}

/** An http(s) address as it may be opened: not `javascript:`, `data:`, `blob:`, and without a name or password in it. */
export function webAddressOf(target: string | null | undefined): URL | undefined {
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Where a path of the institution's data may lead: a page of the route table or an http(s) address.
 * Undefined for anything else, so that what does not exist is shown as text and `javascript:` never as a link.
 */
export function linkTo(target: string | null | undefined): LinkTarget | undefined {
  if (!target) return undefined;
  if (webAddressOf(target)) return { href: target, external: true };
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return undefined;
  const pathname = target.split(/[?#]/, 1)[0] ?? target;
  return matchRoute(pathname) ? { href: target, external: false } : undefined;
}

/** Whether asking for a page counts as reading it: a notice is no longer unread, an article has one view more. */
export function countsAsRead(href: string): boolean {
  return /^\/news\/more\/|[?&](notice|article)=/.test(href);
}
