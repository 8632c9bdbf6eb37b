import { bottomLinks, bottomMedia } from '@yimen/contract/homepage/site';
import { SkipLink } from '@yimen/ui/skip-link';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { visitOf } from '../../boot/visit.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { DesktopFooter } from './DesktopFooter.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import * as css from './layout.css.ts';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** The footer's content; a page is worth showing without it. Its presence also keeps the guards running. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, site } = visitOf(context);
  const { unit } = await site();
  const [links, media] = await Promise.all([
    api.call(bottomLinks, {}).catch(() => []),
    api.call(bottomMedia, { style: unit.bottomMediaStyle || 1 }).catch(() => []),
  ]);
  return { links, media, year: new Date().getFullYear() };
}

export type FooterData = Awaited<ReturnType<typeof loader>>;

/** The footer stays the same from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href;
}

/** Header, page, footer and filing bar of the desktop site. */
export default function DefaultLayout() {
  return (
    <div className={css.frame}>
      <SkipLink href="#main" />
      <DesktopHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <DesktopFooter data={useLoaderData<typeof loader>()} />
    </div>
  );
}
