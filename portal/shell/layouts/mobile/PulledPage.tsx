import { minuteText, timeOf } from '@yimen/contract/moment';
import { PullRefresh } from '@yimen/ui/mobile/pull-refresh';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { fetchedAt } from '../../../offline/connection.ts';
import { matchRoute } from '../../routes/match.ts';
import { addressOf, refreshShown } from './keep-alive-data.ts';

/** A phone page that is pulled down to be loaded anew, where its route leaves that on (specification, section 2). */
export function PulledPage({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const [shownAt, setShownAt] = useState<string>();
  if (matchRoute(location.pathname)?.pullRefresh === false) return children;

  function refresh() {
    setShownAt(timeOf(minuteText(new Date(fetchedAt(addressOf(location))))));
    return refreshShown(revalidate);
  }
  return (
    <PullRefresh onRefresh={refresh} shownAt={shownAt}>
      {children}
    </PullRefresh>
  );
}
