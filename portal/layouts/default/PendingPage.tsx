import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSite } from '../../boot/current.ts';
import { hasShape, PageSkeleton } from '../../modules/skeleton/PageSkeleton.tsx';

/** Milliseconds a page may take before its shape stands in for it (DESIGN §6). */
const patience = 200;

/** The page, or the shape of the one that is on its way and takes long. The page stays mounted meanwhile. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { user } = useSite();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname && hasShape(location.pathname);
  const target = leaving ? location.pathname : undefined;
  const slow = useSlow(target);
  return (
    <>
      {slow && <PageSkeleton pathname={slow} member={user !== null} />}
      <div hidden={slow !== undefined}>{children}</div>
    </>
  );
}

/** The target once it has been on its way for longer than one likes to wait. */
function useSlow(target: string | undefined): string | undefined {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!target) {
      setSlow(undefined);
      return;
    }
    const timer = setTimeout(() => setSlow(target), patience);
    return () => clearTimeout(timer);
  }, [target]);
  return target ? slow : undefined;
}
