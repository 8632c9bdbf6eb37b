import { type AllowPrivate, ForbiddenAddress } from '../lib/outbound/address.ts';
import { guardedFetch, UnreadableAnswer } from '../lib/outbound/fetch.ts';

/** What became of a question to an address. */
export interface Answer {
  /** The HTTP status, or the code of the error instead of one. */
  readonly status: string;
  readonly isFailing: boolean;
}

/** The status of an address in a private network that the server may not ask. */
export const unasked = 'private';

/** Longest that an address may take to answer each of two questions, in ms. */
const usualTimeoutMs = 5000;
/** Certificates whose chain browsers complete by themselves. */
const completedByBrowsers = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);

interface Asking {
  readonly allowPrivate: AllowPrivate;
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/**
 * Asks whether an address answers: by HEAD, and by GET where that does not get an answer, because some servers know no
 * HEAD. Reads no body and follows no redirect: it is an answer, and so is a refusal, as for somebody who has to sign in.
 * Never throws.
 */
export async function askAddress(address: string, asking: Asking): Promise<Answer> {
  const head = await ask(address, 'HEAD', asking);
  return !head.isFailing && !isRefusal(head) ? head : ask(address, 'GET', asking);
}

const isRefusal = ({ status }: Answer) => Number(status) >= 400;

async function ask(
  address: string,
  method: 'HEAD' | 'GET',
  { allowPrivate, userAgent, timeoutMs = usualTimeoutMs }: Asking,
): Promise<Answer> {
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await guardedFetch(address, { method, headers, signal }, allowPrivate);
    await body?.cancel();
    return answered(status);
  } catch (error) {
    return failed(error as Error);
  }
}

const answered = (status: number): Answer => ({
  status: String(status),
  isFailing: status === 404 || status === 410 || (status >= 500 && status < 600),
});

function failed({ name, cause }: Error): Answer {
  if (cause instanceof UnreadableAnswer) return answered(cause.status);
  if (cause instanceof ForbiddenAddress) return { status: unasked, isFailing: false };
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  return { status: code || name, isFailing: !completedByBrowsers.has(code) };
}
