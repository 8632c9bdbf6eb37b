import { MobilePage } from '@yimen/ui/mobile/page';
import { SkipLink } from '@yimen/ui/skip-link';
import { Outlet, useLocation } from 'react-router';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';
import { matchRoute } from '../../routes/match.ts';
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
  const { pathname } = useLocation();
  const hidesFooter = matchRoute(pathname)?.hidesFooter ?? false;
  return (
    <MobilePage header={<SkipLink href="#main" />} tabBar={!hidesFooter && <MobileTabs />}>
      <Outlet />
      {!hidesFooter && <MobileFoot />}
    </MobilePage>
  );
}
