import type { reportBrowserError } from '@yimen/contract/browser-errors';
import type { InputOf } from '@yimen/contract/endpoint';
import { logToConsole } from '../../lib/console.ts';

type Phase = InputOf<typeof reportBrowserError>['phase'];

const seen = new WeakSet<Error>();

/**
 * The app's error hook: what goes wrong while the page starts, takes over the server's page, draws or loads a route
 * comes here, once (specification, section 8). It is reported to the server's log; what a route answers on purpose, as
 * a 404, is no error.
 */
export function onAppError(error: unknown, phase: Phase): void {
  if (!(error instanceof Error) || seen.has(error)) return;
  seen.add(error);
  logToConsole('error', error);
  const report = async () => (await import('./report-browser.ts')).reportError(error, phase);
  report().catch(() => undefined);
}
