import { codes } from '@yimen/contract/envelope';

/** A call that did not succeed: refused by the API, answered by an HTTP error, or never answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Envelope code; 0 when there was no envelope. */
  readonly code: number;
  /** A sentence for the visitor, in Chinese. */
  readonly msg: string;
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number;
  /** The server's id of the request, to be told to support; empty when nothing was answered. */
  readonly requestId: string;

  constructor(endpoint: string, { code = 0, msg = '', status = 0, requestId = '' }, options?: ErrorOptions) {
    super(`${endpoint} failed: status ${status}, code ${code}, request ${requestId || 'unknown'}`, options);
    this.code = code;
    this.msg = msg;
    this.status = status;
    this.requestId = requestId;
  }
}

/** True when the session has ended, which one dialog says for all calls (specification, section 8). */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.expired;
}

/** True when other systems had not answered yet: who calls again, from the browser, waits for them. */
export function isNotYet(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.notYet;
}

/** What stands in for a call that fails; one that only takes longer is passed on, so that its whole is made again. */
export function unlessNotYet<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (isNotYet(error)) throw error;
    return fallback;
  };
}

/** Null for a call that failed, which the server's log tells of; any other error is a mistake, and thrown. */
export function nullIfCallFailed(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/** The sentence to show for anything thrown by a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError && error.msg ? error.msg : '服务出了点问题，请稍后再试';
}
