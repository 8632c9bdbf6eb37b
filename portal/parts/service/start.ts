import { hitApp } from '@yimen/contract/services/recent';
import type { App } from '@yimen/contract/services/service';
import { useLocation } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { logToConsole } from '../../lib/console.ts';
import { useOnline } from '../../offline/online.ts';
import { useSite } from '../../shell/visit/current.ts';
import { type Start, startOf, type Visitor } from './service-links.ts';

/** A window of another system would open on the browser's own error. */
const unreached: Start = { kind: 'closed', label: '联网后可办', reason: '联网后可办' };

/** What 立即办理 does for this visitor, from this place; nothing while there is no network. */
export function useStart(app: App, terminal: Visitor['terminal'] = 'pc'): Start {
  const { user } = useSite();
  const online = useOnline();
  const start = startOf(app, { member: user !== null, terminal, place: useLocation() });
  return online || start.kind === 'closed' ? start : unreached;
}

/**
 * What the link carries that starts a service: its use noted, and a window of its own unless it opens in the frame;
 * nothing where one signs in first.
 */
export function opening(start: Start, app: App) {
  if (start.kind !== 'open') return {};
  const window = start.framed ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return { ...window, onClick: () => recordHit(app) };
}

/** Notes that a service was opened. Nobody waits for it, and a failure must not stand in the way. */
export function recordHit(app: App): void {
  call(hitApp, { appId: app.id }).catch((error: unknown) =>
    logToConsole('warn', `The use of "${app.id}" was not counted`, error),
  );
}
