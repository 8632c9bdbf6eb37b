import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSite } from '../../boot/current.ts';

/** Milliseconds a page may take before its shape stands in for it (DESIGN §6). */
const patience = 200;

/** The shapes of all pages are fetched when the first page is on its way: nobody sees one before. */
const loadShapes = () => import('../../modules/skeleton/PageSkeleton.tsx');
type Shapes = Awaited<ReturnType<typeof loadShapes>>;

/** The page, or the shape of the one that is on its way and takes long. The page stays mounted meanwhile. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { user } = useSite();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname;
  const slow = useSlow(leaving ? location.pathname : undefined);
  return (
    <>
      {slow && <slow.shapes.PageSkeleton pathname={slow.target} member={user !== null} />}
      <div hidden={slow !== undefined}>{children}</div>
    </>
  );
}

/** The target and its shape, once it has been on its way for longer than one likes to wait. */
function useSlow(target: string | undefined): { target: string; shapes: Shapes } | undefined {
  const [slow, setSlow] = useState<{ target: string; shapes: Shapes }>();
  useEffect(() => {
    if (!target) {
      setSlow(undefined);
      return;
    }
    let gone = false;
    // Without its shape the page that stands stays until the other is there.
    const loading = loadShapes().catch(() => undefined);
    const timer = setTimeout(async () => {
      const shapes = await loading;
      if (!gone) setSlow(shapes?.hasShape(target) ? { target, shapes } : undefined);
    }, patience);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [target]);
  return target ? slow : undefined;
}
