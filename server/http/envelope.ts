import { codes, type Envelope } from '@yimen/contract/envelope';
import type { Refusal } from './refusal.ts';
import { tagOf } from './tag.ts';

/** An envelope before it is serialised, with its HTTP status. */
export interface Reply {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  /** Seconds after which the call may be repeated. */
  readonly retryAfter?: number;
}

export function successReply(data: unknown): Reply {
  return { status: 200, envelope: { success: true, code: codes.ok, msg: '', data: data ?? null } };
}

export function failureReply(status: number, code: number, msg: string, data: unknown = null): Reply {
  return { status, envelope: { success: false, code, msg, data } };
}

export function refusalReply({ status, code, message, data }: Refusal): Reply {
  return failureReply(status, code, message, data);
}

/** The reply for our own error: it holds the request id and no details. */
export function faultReply(requestId: string): Reply {
  return failureReply(500, codes.fault, `服务出了点问题，请稍后再试。如需帮助，请提供编号 ${requestId}`);
}

/** The reply as a Response; with `isTagged` it gets an `etag`, so that it can be revalidated. */
export function writeReply(
  { status, envelope, retryAfter }: Reply,
  headers?: HeadersInit,
  { isTagged = false } = {},
): Response {
  const all = new Headers(headers);
  if (retryAfter !== undefined) all.set('retry-after', String(retryAfter));
  all.set('content-type', 'application/json; charset=utf-8');
  const body = JSON.stringify(envelope);
  // A weak tag, because the answer may be compressed later.
  if (isTagged) all.set('etag', `W/${tagOf(body)}`);
  return new Response(body, { status, headers: all });
}
