import { PullRefresh } from '@yimen/ui/mobile/pull-refresh';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { clockMoment } from '../../../lib/time/clock.ts';
import { fetchedAt } from '../../../offline/connection.ts';
import { phonePageAt } from '../../routes/match.ts';
import { dataAddress, refreshShown } from './keep-alive-data.ts';

/** Pull to refresh for a phone page, where its route enables it (specification, section 2). */
export function PulledPage({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const [shownAt, setShownAt] = useState<string>();
  if (phonePageAt(location.pathname)?.pullRefresh === false) return children;

  function refresh() {
    setShownAt(clockMoment(new Date(fetchedAt(dataAddress(location)))).time);
    return refreshShown(revalidate);
  }
  return (
    <PullRefresh onRefresh={refresh} shownAt={shownAt}>
      {children}
    </PullRefresh>
  );
}
