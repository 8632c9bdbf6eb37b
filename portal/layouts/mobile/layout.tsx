import { MobilePage } from '@yimen/ui/mobile/page';
import { SkipLink } from '@yimen/ui/skip-link';
import { Outlet } from 'react-router';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { MobileFoot } from './MobileFoot.tsx';
import { MobileTabs } from './MobileTabs.tsx';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** Keeps the guards running on navigation: see `guardOnServer`. */
export function loader() {
  return null;
}

/** Page and tab bar of the phone site. */
export default function MobileLayout() {
  return (
    <MobilePage tabBar={<MobileTabs />}>
      <SkipLink href="#main" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <MobileFoot />
    </MobilePage>
  );
}
