import { hitApp } from '@yimen/contract/services/recently-used';
import type { App } from '@yimen/contract/services/service';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { logToConsole } from '../../../lib/console.ts';
import { useOnline } from '../../../offline/online.ts';
import { newWindow } from '../../../shell/routes/links.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { type Start, startOf, type Visitor } from './service-links.ts';

/** Offline, another system's window would show the browser's error page. */
const unreached: Start = { kind: 'closed', label: '联网后可办', reason: '联网后可办' };

/** What 立即办理 does for this visitor on this page; closed while there is no network. */
export function useStart(app: App, terminal: Visitor['terminal'] = 'pc'): Start {
  const { user } = useSite();
  const online = useOnline();
  const start = startOf(app, { member: user !== null, terminal, place: useLocation() });
  return online || start.kind === 'closed' ? start : unreached;
}

/**
 * Props of a start link: records the use, and opens a new window unless the service opens in the frame; none where the
 * visitor signs in first.
 */
export function openingProps(start: Start, app: App) {
  if (start.kind !== 'open') return {};
  const window = start.framed ? {} : newWindow;
  return { ...window, onClick: () => sendHit(app) };
}

/** Records that a service was opened. Not awaited; a failure is ignored. */
export function sendHit(app: App): void {
  call(hitApp, { appId: app.id }).catch((error: unknown) =>
    logToConsole('warn', `The use of "${app.id}" was not counted`, error),
  );
}
