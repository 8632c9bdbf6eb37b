import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import { codes, type Envelope } from '@yimen/contract/envelope';
import { ApiError } from './errors.ts';

/** Specification, section 9: time-out 60000 ms, 3 retries, 1000 ms apart. */
const timeout = 60_000;
const retryDelay = 1000;
const retriedStatuses = new Set([408, 425, 429]);

export interface ClientOptions {
  fetch(request: Request): Promise<Response>;
  /** The site's own origin, base of every path. */
  origin: string;
  /** Returns the token for a call; undefined when the call needs none. */
  token?(endpoint: Endpoint): Promise<string | undefined> | string | undefined;
  /** Called when the API rejects the token that was sent; resolves to true when the call should be tried once more. */
  onExpired?(endpoint: Endpoint, refused: string | undefined): Promise<boolean>;
  /** How often a failed call is retried. A call that uses a one-time code is never retried. */
  retries?: number;
  /** Waits `ms` milliseconds; tests pass their own. */
  wait?(ms: number): Promise<void>;
}

export interface CallOptions {
  /** Cancels the call, for example when its page is left. */
  signal?: AbortSignal;
  /** Idempotency key of a write that may be sent again later: the server applies writes with the same key once. */
  key?: string;
}

export interface ApiClient {
  /** Calls an endpoint and returns its data. Throws ApiError, or the signal's reason. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>;
}

/** Creates the API client, for the browser and for loaders (specification, section 7). */
export function createClient(options: ClientOptions): ApiClient {
  const { retries = 3, wait = delay } = options;

  async function attempt(endpoint: Endpoint, request: PreparedRequest, signal: AbortSignal | undefined) {
    const token = await options.token?.(endpoint);
    const headers = new Headers(request.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const limit = AbortSignal.timeout(timeout);
    const response = await options.fetch(
      new Request(request.url, {
        method: endpoint.method,
        headers,
        body: request.body,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }),
    );
    return { token, response, envelope: await readEnvelope(response) };
  }

  async function call(endpoint: Endpoint, input: unknown, { signal, key }: CallOptions = {}): Promise<unknown> {
    const request = prepare(endpoint, input, { origin: options.origin, key });
    let left = endpoint.once ? 0 : retries;
    let mayRenew = true;
    for (;;) {
      const outcome = await attempt(endpoint, request, signal).catch((cause: unknown) => {
        signal?.throwIfAborted();
        return { cause };
      });
      if ('envelope' in outcome && outcome.envelope?.success && outcome.response.ok) return outcome.envelope.data;

      const error = apiErrorOf(endpoint, outcome);
      if (error.code === codes.expired && mayRenew && options.onExpired) {
        mayRenew = false;
        if ('response' in outcome && (await options.onExpired(endpoint, outcome.token))) continue;
      }
      if (left === 0 || !worthRetrying(error.status)) throw error;
      left -= 1;
      await wait(retryDelay);
      signal?.throwIfAborted();
    }
  }

  return { call: call as ApiClient['call'] };
}

interface PreparedRequest {
  url: string;
  headers: Record<string, string>;
  body?: string;
}

function prepare(
  endpoint: Endpoint,
  input: unknown,
  { origin, key = randomKey() }: { origin: string; key?: string | undefined },
): PreparedRequest {
  const url = new URL(endpoint.path, origin);
  const headers: Record<string, string> = { Accept: 'application/json' };
  // All tries of a call have the same key, so that the server applies a write once.
  if (endpoint.writes) headers['Idempotency-Key'] = key;
  if (endpoint.method === 'POST') {
    headers['Content-Type'] = 'application/json';
    return { url: url.href, headers, body: JSON.stringify(input) };
  }
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return { url: url.href, headers };
}

type Outcome =
  | { token: string | undefined; response: Response; envelope: Envelope<unknown> | undefined }
  | { cause: unknown };

function apiErrorOf(endpoint: Endpoint, outcome: Outcome): ApiError {
  const name = `${endpoint.method} ${endpoint.path}`;
  if ('cause' in outcome) {
    const late = outcome.cause instanceof DOMException && outcome.cause.name === 'TimeoutError';
    const msg = late ? '等待的时间太长了，请稍后再试' : '网络没有连通，请检查网络后再试';
    return new ApiError(name, { msg }, { cause: outcome.cause });
  }
  const { response, envelope } = outcome;
  return new ApiError(name, {
    code: envelope?.code,
    msg: envelope?.msg || '服务出了点问题，请稍后再试',
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? '',
    data: envelope?.data,
  });
}

function worthRetrying(status: number): boolean {
  return status === 0 || status >= 500 || retriedStatuses.has(status);
}

async function readEnvelope(response: Response): Promise<Envelope<unknown> | undefined> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'success' in value && 'code' in value && 'msg' in value;
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on plain http addresses other than localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
