import { bottomLinks, bottomMedia } from '@yimen/contract/homepage/site';
import { SkipLink } from '@yimen/ui/skip-link';
import { Outlet } from 'react-router';
import { visitOf } from '../../boot/visit.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import type { Route } from './+types/layout';
import { DesktopFooter } from './DesktopFooter.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import * as css from './layout.css.ts';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** The footer's content; a page is worth showing without it. Its presence also keeps the guards running. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, site } = visitOf(context);
  const { unit } = await site();
  const [links, media] = await Promise.all([
    api.call(bottomLinks, {}).catch(() => []),
    api.call(bottomMedia, { style: unit.bottomMediaStyle || 1 }).catch(() => []),
  ]);
  return { links, media, year: new Date().getFullYear() };
}

export type FooterData = Route.ComponentProps['loaderData'];

/** The footer stays the same from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href;
}

/** Header, page, footer and filing bar of the desktop site. */
export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={css.frame}>
      <SkipLink href="#main" />
      <DesktopHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <DesktopFooter data={loaderData} />
    </div>
  );
}
