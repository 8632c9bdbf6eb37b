import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { Readable } from 'node:stream';
import { type AllowPrivate, agentFor } from './address.ts';

interface Question {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** A text, bytes, or form parameters. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** Statuses whose answer has no body. */
const emptyStatuses = new Set([204, 205, 304]);

/**
 * `fetch` over guarded connections: never to a forbidden address, and to a private one only where it is allowed.
 * Follows no redirect and asks for no compression. Rejects as `fetch` does: with the signal's reason, else with a
 * TypeError whose cause says why.
 */
export async function guardedFetch(
  address: string | URL,
  { method = 'GET', headers, body, signal }: Question,
  allowPrivate: AllowPrivate,
): Promise<Response> {
  const url = new URL(address);
  const content =
    body === undefined || body === null || body instanceof Uint8Array ? (body ?? undefined) : String(body);
  const sent = new Headers(headers);
  sent.set('accept-encoding', 'identity');
  if (content !== undefined) sent.set('content-length', String(Buffer.byteLength(content)));
  if (body instanceof URLSearchParams && !sent.has('content-type')) {
    sent.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  return new Promise<Response>((resolve, reject) => {
    const agent = agentFor(url, { allowPrivate, connection: 'fresh' });
    const send = url.protocol === 'http:' ? plainRequest : request;
    const options = { method, agent, headers: Object.fromEntries(sent), ...(signal && { signal }) };
    const call = send(url, options, (response) => {
      try {
        resolve(answerOf(response, method));
      } catch (error) {
        response.destroy();
        reject(error);
      }
    });
    call.on('error', reject);
    call.end(content);
  }).catch((cause: unknown) => {
    throw signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause });
  });
}

/** The other end has answered, but with what no `Response` can hold, or compressed. */
export class UnreadableAnswer extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The `Response` of a message. Throws {@link UnreadableAnswer}. */
function answerOf(message: IncomingMessage, method: string): Response {
  const status = message.statusCode ?? 0;
  if (status < 200 || status > 599) throw new UnreadableAnswer(status, `The status is ${status}`);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new UnreadableAnswer(status, 'The answer is compressed though nobody asked');
  const hasBody = !emptyStatuses.has(status) && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(message) as ReadableStream<Uint8Array>) : null;
  const answer = new Response(body, { status, headers });
  if (!hasBody) message.resume();
  return answer;
}
