import { codes } from '@yimen/contract/envelope';
import type { Logger } from 'pino';
import { unavailability } from '../database/unavailable.ts';
import { failure, faultReply, type Reply } from './envelope.ts';
import { plainPage } from './plain-page.ts';

/** Seconds after which a database that could not serve may be asked again. */
const retryAfter = 2;

interface Where {
  readonly requestId: string;
  readonly log: Logger;
  /** Name of the call that failed. */
  readonly endpoint?: string;
}

/** Logs an error that nobody meant, and tells whether the same may be asked again because only the database is away. */
function mayPass(error: unknown, { log, endpoint }: Where): boolean {
  const reason = unavailability(error);
  if (reason === null) log.error({ err: error, endpoint }, 'The request failed');
  else log.warn({ reason, endpoint }, 'The database is unavailable');
  return reason !== null;
}

/** What a call answers to an error that nobody meant. */
export function replyToFault(error: unknown, where: Where): Reply {
  if (!mayPass(error, where)) return faultReply(where.requestId);
  return { ...failure(503, codes.unavailable, '服务暂时不可用，请稍后再试'), retryAfter };
}

/** The same for a page. */
export function pageForFault(error: unknown, where: Where): Response {
  const { requestId } = where;
  if (mayPass(error, where)) {
    const text = '系统正在恢复，请稍后刷新页面再试。';
    return unavailable(plainPage({ status: 503, title: '服务暂时不可用', text, requestId }));
  }
  const text = '页面暂时无法显示，请稍后再试。';
  return plainPage({ status: 500, title: '服务出了点问题', text, requestId });
}

/** A page that could not be drawn because the database is away, as one that may be asked for again. */
export function unavailable({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('retry-after', String(retryAfter));
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
