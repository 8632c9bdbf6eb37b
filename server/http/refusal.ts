import { codes } from '@yimen/contract/envelope';

/**
 * A business refusal: the call was understood and is answered HTTP 200, `success: false`, with this code and a Chinese
 * sentence that tells a person what to do (specification, section 8).
 */
export class Refusal extends Error {
  readonly code: number;
  /** HTTP status; 200 except where the status itself carries the meaning (404, 421, 429). */
  readonly status: number;
  /** Written to the log only. */
  readonly detail: string;
  /** True when the call was refused before it cost anything: it does not count against its caller's limit. */
  readonly costless: boolean;
  /** The account that was typed, where there is no session; only its keyed hash is logged. */
  readonly account: string;
  /** What the envelope holds beside the message; null for nothing. */
  readonly data: unknown;

  constructor(code: number, message: string, status = 200, options: RefusalOptions = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.detail = options.detail ?? '';
    this.costless = options.costless ?? false;
    this.account = options.account ?? '';
    this.data = options.data ?? null;
  }
}

type RefusalOptions = Partial<Pick<Refusal, 'detail' | 'costless' | 'account' | 'data'>>;

/** The token is missing, unknown or expired. */
export function expired(message = '登录状态已过期，请重新登录'): Refusal {
  return new Refusal(codes.expired, message);
}

/** The requested thing does not exist: the envelope's code is 404, the HTTP status stays 200. */
export function notFound(message: string): Refusal {
  return new Refusal(codes.notFound, message);
}

/** Other systems have not answered within the time of this call; a repeated call waits for the same requests. */
export class NotYet extends Refusal {
  constructor() {
    super(codes.notYet, '其他系统还没有答复', 504);
  }
}
