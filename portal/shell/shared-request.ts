import { parseCookies } from '../lib/session/cookies.ts';
import { sessionOf } from '../lib/session/session.ts';
import { matchRoute, trimmed } from './routes/match.ts';
import { appearanceCookieOf, appearanceOf } from './visit/appearance.ts';
import { deviceOf } from './visit/read-visit.ts';

/**
 * Maximum length of a query in characters, after removing parameters that the page does not read; a longer one is not
 * shared.
 */
const longestSharedQuery = 200;
/** Used for all phones; `isPhone` recognises it. */
const phoneUserAgent = 'iPhone';
/** Suffix of the router's requests for a page's data: `/home.data`. */
const dataSuffix = '.data';
/** Parameter with which the router requests the data of some routes only. */
const dataRoutes = '_routes';
/** Not in the route table, but the same for everyone. */
const manifest = '/manifest.webmanifest';

/**
 * Normalises a request, so that all guests who get the same page have the same request. It has only what rendering
 * reads, each in one form: the address with the parameters that the route table names, appearance, kind of device. A
 * page that is rendered from it and cached under it cannot contain what one visitor sent. Null where the answer is not
 * shared: a member's page, a form, an unknown or differently spelt address.
 */
export function sharedRequest({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const cookies = headers.get('Cookie');
  if (!sessionOf(cookies).isTourist) return null;
  const address = sharedAddress(new URL(url));
  if (address === null) return null;
  const shared: Record<string, string> = {};
  const look = appearanceCookieOf(appearanceOf(parseCookies(cookies)));
  if (look) shared.Cookie = look;
  if (deviceOf(headers.get('User-Agent')) === 'mobile') shared['User-Agent'] = phoneUserAgent;
  return { url: address, headers: shared };
}

function sharedAddress({ origin, pathname, searchParams }: URL): string | null {
  const page = pageLocation(pathname);
  const names = readParameters(page);
  if (!names) return null;
  if (page !== pathname) names.push(dataRoutes);
  const query = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
  const own = String(query);
  // Unread parameters are dropped first, so that they do not count.
  if (own.length > longestSharedQuery) return null;
  return `${origin}${pathname}${own && `?${own}`}`;
}

/** The pathname of the page that a page or data request asks for. */
export function pageLocation(pathname: string): string {
  return pathname.endsWith(dataSuffix) ? pathname.slice(0, -dataSuffix.length) : pathname;
}

/** The parameters that a page reads; null where there is no such page. */
function readParameters(pathname: string): string[] | null {
  if (pathname === manifest) return [];
  const route = pathname === trimmed(pathname) ? matchRoute(pathname) : undefined;
  return route ? [...Object.keys(route.query ?? {}), ...(route.reads ?? [])] : null;
}
