import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteBeginning, recordVisit } from './record-visit.ts';
import { useRobotRequested } from './robot/control.ts';
import { isAuthPath } from './routes/match.ts';
import { usePlacement } from './viewport/use-placement.ts';
import { useSite } from './visit/current.ts';

const Robot = lazy(() => import('./robot/Robot.tsx'));

/**
 * Delay before a visit is counted, in ms: the API client is not fetched while the first page still loads, nor for a
 * page that is left at once.
 */
const restBeforeCount = 1500;

/**
 * Starts what belongs to the window and not to a page: the visit count, the phone's bridge and the desktop's robot.
 * Each is mounted or unmounted with the window's width (specification, section 4, “Viewport”).
 */
export function Surroundings() {
  const placement = usePlacement();
  const isRobotRequested = useRobotRequested();
  const { pathname } = useLocation();
  const onSite = !isAuthPath(pathname);
  const { device, site } = useSite();
  const { bridge } = site.unit;

  useEffect(() => {
    if (!onSite) noteBeginning();
    if (!placement || !onSite) return;
    const timer = setTimeout(() => recordVisit(placement, device), restBeforeCount);
    return () => clearTimeout(timer);
  }, [placement, device, onSite]);

  useEffect(() => {
    if (placement !== 'mobile') return;
    let remove: (() => void) | undefined;
    let gone = false;
    void import('./bridge/bridge.ts').then(({ installBridge }) => {
      if (!gone) remove = installBridge(window, bridge);
    });
    return () => {
      gone = true;
      remove?.();
    };
  }, [placement, bridge]);

  return placement === 'desktop' && isRobotRequested && onSite ? (
    <Suspense>
      <Robot />
    </Suspense>
  ) : null;
}
