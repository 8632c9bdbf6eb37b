import type { LoaderFunctionArgs } from 'react-router';
import { visitOf } from '../../boot/visit.ts';
import { checkQuery } from '../../guards/check-query.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { type FooterData, loadFooter } from './load-footer.ts';

// What both layouts of the desktop site bring to the router.
export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** The footer's content. Its presence also keeps the guards running: see `guardOnServer`. */
export function loader({ context, url }: LoaderFunctionArgs): Promise<FooterData> {
  checkQuery(url);
  return loadFooter(visitOf(context));
}

/** The footer stays the same from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href;
}
