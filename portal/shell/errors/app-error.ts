import type { reportBrowserError } from '@yimen/contract/browser-errors';
import type { InputOf } from '@yimen/contract/endpoint';
import { logToConsole } from '../../lib/console.ts';

type Phase = InputOf<typeof reportBrowserError>['phase'];

const seenError = new WeakSet<Error>();

/**
 * The app's error hook: called once for each error while the page starts, hydrates, renders or loads a route
 * (specification, section 8). Reports it to the server's log. A route's intended answers, such as a 404, are no errors.
 */
export function onAppError(error: unknown, phase: Phase): void {
  if (!(error instanceof Error) || seenError.has(error)) return;
  seenError.add(error);
  logToConsole('error', error);
  const report = async () => (await import('./report-browser.ts')).reportError(error, phase);
  report().catch(() => undefined);
}
