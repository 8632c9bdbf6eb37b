import { parseCookies } from '../lib/session/cookies.ts';
import { sessionOf } from '../lib/session/session.ts';
import { matchRoute, trimmed } from './routes/match.ts';
import { appearanceCookieOf, appearanceOf } from './visit/appearance.ts';
import { deviceOf } from './visit/read-visit.ts';

/** A longer query, without what the page does not read, is one visitor's own; in characters. */
const longestQuery = 200;
/** Stands for all phones: `isPhone` knows it. */
const phone = 'iPhone';
/** A page's data alone, as the router fetches them: `/home.data`. */
const dataSuffix = '.data';
/** By which the router asks for the data of some routes only. */
const dataRoutes = '_routes';
/** Drawn for everyone, though no page of the route table. */
const manifest = '/manifest.webmanifest';

/**
 * The request that stands for all guests who get the same page. It holds what drawing a page reads and nothing else,
 * each in one spelling: address with the parameters that the route table names, look, kind of device. Whoever draws
 * from it, and keeps the page under it, cannot show one visitor what another one sent. Null for what is one visitor's
 * own: a member's page, a form, an address that is no page's, or is spelt in another way.
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
  if (deviceOf(headers.get('User-Agent')) === 'mobile') shared['User-Agent'] = phone;
  return { url: address, headers: shared };
}

function sharedAddress({ origin, pathname, searchParams }: URL): string | null {
  const page = pageOf(pathname);
  const names = namesOf(page);
  if (!names) return null;
  if (page !== pathname) names.push(dataRoutes);
  const query = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
  const own = String(query);
  // What the page does not read is dropped first: any length of it is nobody's own.
  if (own.length > longestQuery) return null;
  return `${origin}${pathname}${own && `?${own}`}`;
}

/** The page that an address asks for, whole or for its data alone. */
export function pageOf(pathname: string): string {
  return pathname.endsWith(dataSuffix) ? pathname.slice(0, -dataSuffix.length) : pathname;
}

/** The parameters that a page reads; null where there is none. */
function namesOf(pathname: string): string[] | null {
  if (pathname === manifest) return [];
  const route = pathname === trimmed(pathname) ? matchRoute(pathname) : undefined;
  return route ? [...Object.keys(route.query ?? {}), ...(route.reads ?? [])] : null;
}
