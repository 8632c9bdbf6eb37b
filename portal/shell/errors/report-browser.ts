import { reportBrowserError } from '@yimen/contract/browser-errors';
import type { InputOf } from '@yimen/contract/endpoint';
import { ApiError } from '../../lib/api/errors.ts';
import { anonymousApi } from '../../lib/api/send.ts';
import { matchRoute } from '../routes/match.ts';

type Report = InputOf<typeof reportBrowserError>;

/** Maximum number of reports per document. */
const maxReports = 5;
const sent = new Set<string>();

/**
 * Reports an error to the server's log, once. Failed calls are not reported, as the server knows them, nor network
 * errors.
 */
export async function reportError(error: Error, phase: Report['phase']): Promise<void> {
  if (error instanceof ApiError || isNetworkError(error)) return;
  const report = reportOf(error, phase, location.pathname);
  const key = JSON.stringify([report.name, report.message, report.frames[0]]);
  if (sent.has(key) || sent.size >= maxReports) return;
  sent.add(key);
  await anonymousApi.call(reportBrowserError, report);
}

/** The report: kind and message of the error without personal data, positions in our scripts, and the page's name. */
export function reportOf(error: Error, phase: Report['phase'], pathname: string): Report {
  const frames = (error.stack ?? '').matchAll(/\/assets\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/g);
  return {
    phase,
    name: error.name.replace(/\W/g, '').slice(0, 64) || 'Error',
    message: impersonal(error.message),
    frames: [...frames].map(([, place = '']) => place).slice(0, 8),
    page: matchRoute(pathname)?.name ?? '',
  };
}

/** Removes addresses, quoted text, long numbers and non-English text from a message: they may be personal. */
function impersonal(message: string): string {
  return message
    .replace(/\bhttps?:\S*/g, '(address)')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '(text)')
    .replace(/\d{4,}/g, '(number)')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, 200);
}

function isNetworkError({ name, message }: Error): boolean {
  if (name === 'AbortError') return true;
  return name === 'TypeError' && /fetch|dynamically imported|importing a module|load failed|network/i.test(message);
}
