import { pageNotFound } from '../errors/route-error.ts';
import { isAskable } from '../routes/query.ts';

/**
 * The 404 for a page that cannot be asked for with these parameters. On the server it is thrown by the layouts'
 * loaders: what a middleware throws is drawn without the root's data, so without the institution.
 */
export function checkQuery(url: Pick<URL, 'pathname' | 'searchParams'>): void {
  if (!isAskable(url)) throw pageNotFound(url.pathname);
}
