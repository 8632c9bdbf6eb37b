import { codes } from '@yimen/contract/envelope';

/**
 * A business refusal: the call was understood and is answered HTTP 200, `success: false`, with this
 * code and a Chinese sentence that a person can act on (specification, section 8).
 */
export class Refusal extends Error {
  readonly code: number;
  /** HTTP status; 200 except where the status itself carries the meaning (404, 421, 429). */
  readonly status: number;
  /** What only the log is told. */
  readonly detail: string;
  /** True when it was refused before it cost anything: the call does not count against its caller's limit. */
  readonly costless: boolean;
  /** The account that was named, where no session says who it is; the log has its keyed hash alone. */
  readonly account: string;

  constructor(code: number, message: string, status = 200, aside: Aside = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.detail = aside.detail ?? '';
    this.costless = aside.costless ?? false;
    this.account = aside.account ?? '';
  }
}

type Aside = Partial<Pick<Refusal, 'detail' | 'costless' | 'account'>>;

/** The token is missing, unknown or expired. */
export function expired(message = '登录状态已过期，请重新登录'): Refusal {
  return new Refusal(codes.expired, message);
}

/** What was asked for is not there: the envelope's code is 404, the HTTP status stays 200. */
export function notFound(message: string): Refusal {
  return new Refusal(codes.notFound, message);
}

/** Other systems have not answered within the time that this call may take; who calls again waits for the same answer. */
export class NotYet extends Refusal {
  constructor() {
    super(codes.notYet, '其他系统还没有答复', 504);
  }
}
