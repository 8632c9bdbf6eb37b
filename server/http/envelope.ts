import { codes, type Envelope } from '@yimen/contract/envelope';
import type { Refusal } from './refusal.ts';
import { tagOf } from './tag.ts';

/** An envelope before it is written down, with the status it travels under. */
export interface Reply {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter?: number;
}

export function success(data: unknown): Reply {
  return { status: 200, envelope: { success: true, code: codes.ok, msg: '', data: data ?? null } };
}

export function failure(status: number, code: number, msg: string): Reply {
  return { status, envelope: { success: false, code, msg, data: null } };
}

/** What a refusal says to the caller. */
export function refusalReply({ status, code, message }: Refusal): Reply {
  return failure(status, code, message);
}

/** Our fault: the request id is all that leaves the house. */
export function faultReply(requestId: string): Reply {
  return failure(500, codes.fault, `服务出了点问题，请稍后再试。如需帮助，请提供编号 ${requestId}`);
}

/** The reply as an answer; `isTagged` for one that may be asked for again by the tag of its content. */
export function writeReply(
  { status, envelope, retryAfter }: Reply,
  headers?: HeadersInit,
  { isTagged = false } = {},
): Response {
  const all = new Headers(headers);
  if (retryAfter !== undefined) all.set('retry-after', String(retryAfter));
  all.set('content-type', 'application/json; charset=utf-8');
  const body = JSON.stringify(envelope);
  // Weak: it may travel compressed.
  if (isTagged) all.set('etag', `W/${tagOf(body)}`);
  return new Response(body, { status, headers: all });
}
