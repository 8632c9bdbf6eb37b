import { signInCodes } from '@yimen/contract/sign-in/codes';
import { guardedFetch } from '../../lib/outbound/fetch.ts';
import { SignInRefusal } from '../refuse.ts';

/** Largest answer that is read, in bytes: a person's attributes, or a provider's keys, are far fewer. */
const answerLimit = 256 * 1024;

/** A counterpart is often in the organisation's own network. */
const askCounterpart = (url: string | URL, question: Parameters<typeof guardedFetch>[1]) =>
  guardedFetch(url, question, true);

/**
 * As `fetch`, with an answer that has been read to its end: libraries read without a bound. Throws
 * {@link SignInRefusal} for one that is larger than any counterpart has reason to send.
 */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await askCounterpart(url, init);
  const body = await readBounded(response);
  const { status, headers } = response;
  return new Response(body.length > 0 ? body : null, { status, headers });
}

interface Question {
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/**
 * What a counterpart answers, as text in UTF-8. Follows no redirect, and ends with the time-out whatever the counterpart
 * does. Throws {@link SignInRefusal}: unreachable, or nonsense for anything but a whole answer with status 200.
 */
export async function ask(url: URL, { timeoutMs, ...question }: Question): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await askCounterpart(url, { ...question, signal });
    if (response.status !== 200) {
      await response.body?.cancel();
      const ill = response.status >= 500 || response.status === 429;
      throw new SignInRefusal(ill ? signInCodes.unreachable : signInCodes.nonsense, `status ${response.status}`);
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof SignInRefusal) throw error;
    throw new SignInRefusal(signInCodes.unreachable, error instanceof Error ? causeOf(error) : '');
  }
}

/** What a counterpart answers as JSON, whatever it calls it; an object, or nonsense. */
export async function askJson(url: URL, question: Question): Promise<Record<string, unknown>> {
  const text = await ask(url, question);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, as any other answer that is no object.
  }
  throw new SignInRefusal(signInCodes.nonsense, 'no JSON object');
}

async function readText(response: Response): Promise<string> {
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

/** Why a connection failed: Node puts the reason one level down, and it names no address's query. */
export function causeOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : error.name;
}

/** What is said of a counterpart that was asked about an invented ticket: it must be refused. */
export async function refusesInvented(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof SignInRefusal && error.code === signInCodes.notAccepted)
      return 'It refuses an invented ticket, as it should.';
    throw error;
  }
  return 'It takes an invented ticket: something is very wrong.';
}
