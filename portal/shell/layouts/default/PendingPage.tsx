import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSlow } from '../../skeleton/use-slow.ts';
import { useSite } from '../../visit/current.ts';

/** The page, or a skeleton when the next page loads slowly. The page stays mounted meanwhile. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { user, menus } = useSite();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname;
  const slow = useSlow(leaving ? location.pathname + location.search : undefined);
  const shape = slow?.shapes.pageShape(slow.target, { from: pathname, member: user !== null, menu: menus.desktop });
  return (
    <>
      {shape}
      <div hidden={Boolean(shape)}>{children}</div>
    </>
  );
}
