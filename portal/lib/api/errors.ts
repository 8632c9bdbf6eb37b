import { codes } from '@yimen/contract/envelope';

/** A call that failed: rejected by the API, answered with an HTTP error, or not answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Envelope code; 0 when there was no envelope. */
  readonly code: number;
  /** A sentence for the visitor, in Chinese. */
  readonly msg: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's id of the request, to tell support; empty when there was no answer. */
  readonly requestId: string;
  /** What the envelope held; null for nothing. */
  readonly data: unknown;

  constructor(
    endpoint: string,
    { code = 0, msg = '', status = 0, requestId = '', data = null as unknown },
    options?: ErrorOptions,
  ) {
    super(`${endpoint} failed: status ${status}, code ${code}, request ${requestId || 'unknown'}`, options);
    this.code = code;
    this.msg = msg;
    this.status = status;
    this.requestId = requestId;
    this.data = data;
  }
}

/** True when the session has ended. One dialog reports this for all calls (specification, section 8). */
export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.expired;
}

/** True when other systems had not answered yet. A second call, from the browser, waits for them. */
export function isNotYet(error: unknown): boolean {
  return error instanceof ApiError && error.code === codes.notYet;
}

/**
 * Makes a `catch` handler that returns `fallback`. Throws a `notYet` error again, so that the browser repeats the call.
 */
export function unlessNotYet<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (isNotYet(error)) throw error;
    return fallback;
  };
}

/** Returns null for a failed call, which the server has logged. Throws any other error: it is a bug. */
export function nullIfCallFailed(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/** The message to show for an error thrown by a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError && error.msg ? error.msg : '服务出了点问题，请稍后再试';
}
