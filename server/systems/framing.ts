import type { Framing } from '@yimen/contract/systems/framing';
import { type AllowPrivate, ForbiddenAddress } from '../lib/outbound/address.ts';
import { guardedFetch } from '../lib/outbound/fetch.ts';

/** How long an answer is reused, in ms; `afresh` callers reuse only an answer of the last two seconds. */
const trustedMs = { declared: 60_000, failed: 30_000, afresh: 2000 };
const checkTimeoutMs = 6000;
const maxRedirects = 3;
const maxCached = 500;

/** A system's answer, before it is compared with the framing page's origin. */
type Answer = { readonly headers: Headers } | { readonly framing: Framing };

interface CachedFraming {
  readonly answer: Promise<Answer>;
  /** Undefined while the request is running. */
  answered?: { readonly at: number; readonly failed: boolean };
}

export interface FramingQuestion {
  /** The institution whose menu or catalogue has the address. */
  readonly institution: string;
  /** As the institution has configured it; never a visitor's input. */
  readonly address: string;
  /** Origin of the page that would frame it. */
  readonly origin: string;
  /** True when the visitor has just seen the frame fail. */
  readonly afresh?: boolean;
  /** Called before a system is asked. Rejects when this visitor has caused too many requests. */
  readonly count: () => Promise<unknown>;
}

/**
 * Asks an institution's systems, from the server, whether they can be framed: a browser does not tell a page that a
 * frame was refused. Reads headers only, and follows redirects on the same origin only. A system that may not be asked
 * (any more) counts as allowed, because the visitor may reach what this server does not. Never throws.
 */
export function createFraming(allowPrivate: AllowPrivate): (question: FramingQuestion) => Promise<Framing> {
  const cachedFramings = new Map<string, CachedFraming>();

  async function answerOf({ institution, address, afresh, count }: FramingQuestion): Promise<Answer> {
    const key = `${institution} ${address}`;
    const trusted = () => {
      const before = cachedFramings.get(key);
      return before && isTrusted(before, afresh === true) ? before.answer : null;
    };
    const before = trusted();
    if (before) return before;
    try {
      await count();
    } catch {
      return { framing: allowedFraming };
    }
    // Another call that was counted at the same time may have asked meanwhile.
    const meanwhile = trusted();
    if (meanwhile) return meanwhile;
    const entry: CachedFraming = { answer: requestHead(address, allowPrivate).catch(failedAnswer) };
    if (cachedFramings.size >= maxCached) cachedFramings.clear();
    cachedFramings.set(key, entry);
    const answer = await entry.answer;
    entry.answered = { at: Date.now(), failed: 'framing' in answer && answer.framing.embedding !== 'allowed' };
    return answer;
  }

  return async (question) => {
    const { address, origin } = question;
    // Browsers block unencrypted frames in an encrypted page.
    if (new URL(origin).protocol === 'https:' && new URL(address).protocol === 'http:') return refused('http:');
    const answer = await answerOf(question);
    return 'framing' in answer ? answer.framing : framingBy(answer.headers, address, origin);
  };
}

function isTrusted({ answered }: CachedFraming, afresh: boolean): boolean {
  if (!answered) return true;
  const longest = answered.failed ? trustedMs.failed : trustedMs.declared;
  return Date.now() - answered.at < (afresh ? trustedMs.afresh : longest);
}

const allowedFraming: Framing = { embedding: 'allowed', reason: '' };
const refused = (reason: string): Framing => ({ embedding: 'refused', reason });
const unreachableAnswer = (reason: string): Answer => ({ framing: { embedding: 'unreachable', reason } });

/** Statuses of a gateway whose own system is down. */
const gatewayFaults = [502, 504];

async function requestHead(address: string, allowPrivate: AllowPrivate): Promise<Answer> {
  let target = new URL(address);
  const signal = AbortSignal.timeout(checkTimeoutMs);
  for (let step = 0; step <= maxRedirects; step += 1) {
    const response = await guardedFetch(target, { signal, headers: { Accept: 'text/html' } }, allowPrivate);
    await response.body?.cancel();
    if (gatewayFaults.includes(response.status)) return unreachableAnswer(`HTTP ${response.status}`);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    const next = URL.parse(location, target);
    // The institution did not configure the other host: only the browser follows the redirect, not this server.
    if (next?.origin !== target.origin) return { framing: allowedFraming };
    target = next;
  }
  return unreachableAnswer('too many redirects');
}

function failedAnswer(error: Error & { cause?: unknown }): Answer {
  if (error.cause instanceof ForbiddenAddress) return { framing: allowedFraming };
  if (error.name === 'TimeoutError') return { framing: { embedding: 'slow', reason: '' } };
  return unreachableAnswer((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Whether the headers allow a page of `origin` to frame; `frame-ancestors` takes precedence over `X-Frame-Options`. */
export function framingBy(headers: Headers, address: string, origin: string): Framing {
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(headers.get('content-security-policy') ?? '');
  if (ancestors) {
    const sources = (ancestors[1] ?? '').trim().split(/\s+/);
    const named = sources.some((source) => isAllowedSource(source, new URL(origin), new URL(address)));
    return named ? allowedFraming : refused(`Content-Security-Policy: frame-ancestors ${sources.join(' ')}`);
  }
  const option = (headers.get('x-frame-options') ?? '').trim().toLowerCase();
  if (option === 'deny') return refused('X-Frame-Options: DENY');
  const isOther = option === 'sameorigin' && new URL(address).origin !== origin;
  return isOther ? refused('X-Frame-Options: SAMEORIGIN') : allowedFraming;
}

function isAllowedSource(source: string, { protocol, hostname, host }: URL, framed: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return framed.protocol === protocol && framed.host === host;
  if (source === "'none'") return false;
  if (/^[a-z]+:$/i.test(source)) return source.toLowerCase() === protocol;
  const [, scheme, name = '', port] = /^(?:([a-z]+:)\/\/)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  if (scheme && scheme.toLowerCase() !== protocol) return false;
  if (port && port !== '*' && host !== `${hostname}:${port}`) return false;
  if (!port && host !== hostname) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name.toLowerCase() === hostname;
}
