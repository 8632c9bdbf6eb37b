import { redirect } from 'react-router';
import { pageNotFound } from '../errors/route-error.ts';
import { matchRoute } from '../routes/match.ts';
import { isAskable } from '../routes/query.ts';

/**
 * Throws the 404 for a page with invalid parameters, and a redirect for an address of earlier versions, which called
 * `suitableFor` `audience`. On the server the layouts' loaders call it: an error thrown by a middleware is rendered
 * without the root's data, and so without the institution.
 */
export function checkQuery({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): void {
  if (!isAskable({ pathname, searchParams })) throw pageNotFound(pathname);
  if (!matchRoute(pathname)?.reads?.includes('audience') || !searchParams.has('audience')) return;
  const params = [...searchParams].map(([name, value]) => [name === 'audience' ? 'suitableFor' : name, value]);
  throw redirect(`${pathname}?${new URLSearchParams(params)}`);
}
