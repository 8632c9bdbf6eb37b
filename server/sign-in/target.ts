import { paths } from '@yimen/contract/paths';

/** Pages that sign in and out: whoever was sent there after signing in would be signed out, or begin again. */
const signInPages: ReadonlySet<string> = new Set([
  paths['auth-login'],
  paths['api-login'],
  paths['cas-login'],
  paths.error,
  paths.login,
  paths.logout,
  paths['mobile-login'],
  paths['wechat-login'],
]);

/**
 * A target on the portal as path, query and hash; null when it is none: one leading slash, no control character, space
 * or backslash, own origin, no page of signing in or out however it is spelt. `/` says nothing and is none either.
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

/** A path as the portal's router reads it. */
function spelt(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A page's own address, whole or from its path on, of which only query parameters are read. */
export function queryOf(service: string): URLSearchParams {
  return URL.parse(service, 'https://portal.invalid')?.searchParams ?? new URLSearchParams();
}

/** A counterpart's address with ours in it. */
export function withService(address: string, service: string): string {
  const url = new URL(address);
  url.searchParams.set('service', service);
  return url.href;
}

/** Leads the browser on. */
export function redirect(location: string, headers = new Headers()): Response {
  headers.set('location', location);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}
