import { paths } from '@yimen/contract/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../shell/visit/current.ts';
import { usePrecache } from './use-precache.ts';

const InstallCard = lazy(() => import('./InstallCard.tsx'));

interface OfflineProps {
  /** Fetches code of the layout that is needed offline too. */
  needed: () => Promise<unknown>;
}

/** Offline support around every phone page: caching, and adding it to the home screen. */
export function Offline({ needed }: OfflineProps) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const [offered, setOffered] = useState(false);
  usePrecache(needed);
  useEffect(() => {
    if (!navigator.onLine) return;
    import('./install.ts').then(
      ({ countVisit }) => setOffered(countVisit()),
      () => undefined,
    );
  }, []);
  return offered && pathname === paths['mobile-home'] ? (
    <Suspense>
      <InstallCard title={site.title} />
    </Suspense>
  ) : null;
}
