import { authPaths, paths } from '@yimen/contract/paths';

/**
 * Pages that sign in or out: a person who returned there after signing in would be signed out, or begin again. On a
 * phone a person signs in to confirm a code and returns to the page that asks for it, which is not one of these.
 */
const signInPages = new Set(authPaths);
signInPages.delete(paths['qr-code-login']);

/**
 * A target on the portal as path, query and hash; null when invalid. It needs one leading slash, no control character,
 * space or backslash, our own origin, and no page of signing in or out in any encoding. `/` is the default and also
 * gives null.
 */
export function safeTarget(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2048 || /[\\\s\p{Cc}]/u.test(given)) return null;
  const here = 'https://portal.invalid';
  const url = URL.parse(given, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return null;
  const path = spelt(url.pathname).replace(/\/+$/, '');
  if (signInPages.has(path) || path.startsWith('/sign-in/')) return null;
  const target = url.pathname + url.search + url.hash;
  return target === '/' ? null : target;
}

/** A path as the portal's router decodes it. */
function spelt(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The query parameters of a page's address, which may be absolute or a path. */
export function queryOfService(service: string): URLSearchParams {
  return URL.parse(service, 'https://portal.invalid')?.searchParams ?? new URLSearchParams();
}

/** A counterpart's address with our address as its `service`. */
export function withService(address: string, service: string): string {
  const url = new URL(address);
  url.searchParams.set('service', service);
  return url.href;
}

export function redirect(location: string, headers = new Headers()): Response {
  headers.set('location', location);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}
