import type { LoaderFunctionArgs } from 'react-router';
import { isAskedAnew } from '../../../lib/retry.ts';
import { checkQuery } from '../../guards/check-query.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { visitOf } from '../../visit/visit.ts';
import { type FrameData, loadFrame } from './load-frame.ts';

// What both layouts of the desktop site bring to the router.
export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** What the frame shows. Its presence also keeps the guards running: see `guardOnServer`. */
export function loader({ context, url }: LoaderFunctionArgs): Promise<FrameData> {
  checkQuery(url);
  return loadFrame(visitOf(context));
}

/** The frame stays the same from page to page; but who has opened a notice has fewer unread. */
export function shouldRevalidate(urls: { currentUrl: URL; nextUrl: URL }): boolean {
  const { currentUrl, nextUrl } = urls;
  const hasRead = currentUrl.searchParams.has('notice') && currentUrl.pathname !== nextUrl.pathname;
  return hasRead || isAskedAnew(urls);
}
