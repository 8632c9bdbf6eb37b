import { signInCodes } from '@yimen/contract/sign-in/codes';
import { guardedFetch } from '../../lib/outbound/fetch.ts';
import { SignInRefusal } from '../refuse.ts';

/** Largest answer that is read, in bytes: a person's attributes, or a provider's keys, are far smaller. */
const answerLimit = 256 * 1024;

/** Of a method's settings: whether its counterpart may have a private address. */
interface Network {
  readonly allowPrivate: boolean;
}

/**
 * A `fetch` of a method's counterpart, with the body already read, because libraries read a body without a limit. Throws
 * {@link SignInRefusal} for a larger answer than any counterpart needs to send.
 */
export const boundedFetch =
  ({ allowPrivate }: Network) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const response = await guardedFetch(url, init, allowPrivate);
    const body = await readBounded(response);
    const { status, headers } = response;
    return new Response(body.length > 0 ? body : null, { status, headers });
  };

interface Question extends Network {
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/**
 * A counterpart's answer as UTF-8 text. Follows no redirect and always ends with the time-out. Throws
 * {@link SignInRefusal}: unreachable, or nonsense for anything but a complete answer with status 200.
 */
export async function ask(url: URL, { timeoutMs, allowPrivate, ...question }: Question): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await guardedFetch(url, { ...question, signal }, allowPrivate);
    if (response.status !== 200) {
      await response.body?.cancel();
      const ill = response.status >= 500 || response.status === 429;
      throw new SignInRefusal(ill ? signInCodes.unreachable : signInCodes.nonsense, `status ${response.status}`);
    }
    return await readAnswerText(response);
  } catch (error) {
    if (error instanceof SignInRefusal) throw error;
    throw new SignInRefusal(signInCodes.unreachable, error instanceof Error ? causeOf(error) : '');
  }
}

/**
 * Asks whether a counterpart's page is there at all; how it answers, also by a redirect, is its own affair. Throws
 * {@link SignInRefusal} when it does not answer, or that it is down.
 */
export async function askForPage(url: URL, { timeoutMs, allowPrivate }: Question): Promise<void> {
  try {
    const response = await guardedFetch(url, { signal: AbortSignal.timeout(timeoutMs) }, allowPrivate);
    await response.body?.cancel();
    if (response.status < 400 || [401, 403].includes(response.status)) return;
    throw new SignInRefusal(signInCodes.unreachable, `status ${response.status}`);
  } catch (error) {
    if (error instanceof SignInRefusal) throw error;
    throw new SignInRefusal(signInCodes.unreachable, error instanceof Error ? causeOf(error) : '');
  }
}

/** A counterpart's answer as a JSON object, whatever its content type. Throws {@link SignInRefusal}: nonsense. */
export async function askJson(url: URL, question: Question): Promise<Record<string, unknown>> {
  const text = await ask(url, question);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Refused below, as any other answer that is not an object.
  }
  throw new SignInRefusal(signInCodes.nonsense, 'no JSON object');
}

async function readAnswerText(response: Response): Promise<string> {
  const body = await readBounded(response);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new SignInRefusal(signInCodes.nonsense, 'no UTF-8');
  }
}

async function readBounded(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerLimit) throw new SignInRefusal(signInCodes.nonsense, 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Why a connection failed: Node puts the reason into the cause, which does not hold the address's query. */
export function causeOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : error.name;
}

/** What is told of a counterpart that refuses an invented ticket. Throws {@link SignInRefusal} for any other answer. */
export async function refusesInvented(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof SignInRefusal && error.code === signInCodes.notAccepted)
      return '连接正常，编造的登录凭证被拒绝';
    throw error;
  }
  throw new SignInRefusal(signInCodes.unproven, 'it takes an invented ticket');
}
