import { codes } from '@yimen/contract/envelope';
import type { Logger } from 'pino';
import { unavailability } from '../database/unavailable.ts';
import { failureReply, faultReply, type Reply } from './envelope.ts';
import { plainPage } from './plain-page.ts';

/** Seconds after which a request may be repeated when the database could not serve it. */
const retrySeconds = 2;

interface FaultContext {
  readonly requestId: string;
  readonly log: Logger;
  /** Name of the call that failed. */
  readonly endpoint?: string;
}

/** Logs an unexpected error. Returns whether a retry may succeed, because only the database is unavailable. */
function mayPass(error: unknown, { log, endpoint }: FaultContext): boolean {
  const reason = unavailability(error);
  if (reason === null) log.error({ err: error, endpoint }, 'The request failed');
  else log.warn({ reason, endpoint }, 'The database is unavailable');
  return reason !== null;
}

/** The reply of a call to an unexpected error. */
export function replyToFault(error: unknown, where: FaultContext): Reply {
  if (!mayPass(error, where)) return faultReply(where.requestId);
  return { ...failureReply(503, codes.unavailable, '服务暂时不可用，请稍后再试'), retryAfter: retrySeconds };
}

export function pageForFault(error: unknown, where: FaultContext): Response {
  const { requestId } = where;
  if (mayPass(error, where)) {
    const text = '系统正在恢复，请稍后刷新页面再试。';
    return unavailable(plainPage({ status: 503, title: '服务暂时不可用', text, requestId }));
  }
  const text = '页面暂时无法显示，请稍后再试。';
  return plainPage({ status: 500, title: '服务出了点问题', text, requestId });
}

/** Turns a page that could not be rendered while the database is unavailable into one that may be requested again. */
export function unavailable({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('retry-after', String(retrySeconds));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
