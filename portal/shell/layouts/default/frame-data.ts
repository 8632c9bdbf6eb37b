import type { LoaderFunctionArgs } from 'react-router';
import { isAskedAnew } from '../../../lib/retry.ts';
import { checkQuery } from '../../guards/check-query.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { visitOf } from '../../visit/visit.ts';
import { type FrameData, loadFrame } from './load-frame.ts';

// Route exports of both desktop layouts.
export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** Loads what the frame shows. A layout without a loader would not run its guards: see `guardOnServer`. */
export function loader({ context, url }: LoaderFunctionArgs): Promise<FrameData> {
  checkQuery(url);
  return loadFrame(visitOf(context));
}

/**
 * Loads the frame's data again only when the page is reloaded; also when a notice was opened, which changes the unread
 * count.
 */
export function shouldRevalidate(urls: { currentUrl: URL; nextUrl: URL }): boolean {
  const { currentUrl, nextUrl } = urls;
  const hasRead = currentUrl.searchParams.has('notice') && currentUrl.pathname !== nextUrl.pathname;
  return hasRead || isAskedAnew(urls);
}
