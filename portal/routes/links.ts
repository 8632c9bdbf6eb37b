import { matchRoute } from './match.ts';

const webAddress = /^https?:\/\//i;

export interface LinkTarget {
  href: string;
  /** True when it leaves the portal: opens in a new window without a referrer. */
  external: boolean;
}

/**
 * Where a path of the institution's data may lead: a page of the route table or an http(s) address.
 * Undefined for anything else, so that what does not exist is shown as text and `javascript:` never as a link.
 */
export function linkTo(target: string | null | undefined): LinkTarget | undefined {
  if (!target) return undefined;
  if (webAddress.test(target)) return URL.canParse(target) ? { href: target, external: true } : undefined;
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return undefined;
  const pathname = target.split(/[?#]/, 1)[0] ?? target;
  return matchRoute(pathname) ? { href: target, external: false } : undefined;
}
