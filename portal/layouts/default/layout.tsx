import { SkipLink } from '@yimen/ui/skip-link';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { visitOf } from '../../boot/visit.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { DesktopFooter } from './DesktopFooter.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import * as css from './layout.css.ts';
import { type FooterData, loadFooter } from './load-footer.ts';
import { PendingPage } from './PendingPage.tsx';
import { ToolRail } from './ToolRail.tsx';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** The footer's content. Its presence also keeps the guards running: see `guardOnServer`. */
export function loader({ context }: LoaderFunctionArgs): Promise<FooterData> {
  return loadFooter(visitOf(context));
}

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
        <PendingPage>
          <Outlet />
        </PendingPage>
      </main>
      <DesktopFooter data={useLoaderData<typeof loader>()} />
      <ToolRail />
    </div>
  );
}
