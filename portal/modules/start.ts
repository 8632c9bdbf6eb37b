import { type App, hitApp } from '@yimen/contract/homepage/apps';
import { useLocation } from 'react-router';
import { useSite } from '../boot/current.ts';
import { call } from './call.ts';
import { type Start, startOf, type Visitor } from './service-links.ts';

/** What 立即办理 does for this visitor, from this place. */
export function useStart(app: App, terminal: Visitor['terminal'] = 'pc'): Start {
  const { user } = useSite();
  return startOf(app, { member: user !== null, terminal, place: useLocation() });
}

/** Notes that a service was opened. Nobody waits for it, and a failure must not stand in the way. */
export function recordHit(app: App): void {
  call(hitApp, { appId: app.id }).catch((error: unknown) =>
    console.warn(`The use of "${app.id}" was not counted`, error),
  );
}
