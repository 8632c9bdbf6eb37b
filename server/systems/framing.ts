import type { Framing } from '@yimen/contract/systems/framing';
import { type AllowPrivate, ForbiddenAddress } from '../lib/outbound/address.ts';
import { guardedFetch } from '../lib/outbound/fetch.ts';

/** How long an answer is used again, in ms; those who ask afresh share one only when they do so at once. */
const trustedMs = { told: 60_000, failed: 30_000, afresh: 2000 };
const timeoutMs = 6000;
const maxRedirects = 3;
const maxKnown = 500;

/** What a system answered, before it is known who frames it. */
type Answer = { readonly headers: Headers } | { readonly framing: Framing };

interface Known {
  readonly answer: Promise<Answer>;
  /** Undefined while it is asked for. */
  answered?: { readonly at: number; readonly failed: boolean };
}

export interface FramingQuestion {
  /** Whose menu or catalogue has the address. */
  readonly institution: string;
  /** As the institution has set it; never a visitor's text. */
  readonly address: string;
  /** Who would frame it. */
  readonly origin: string;
  /** True for who has just seen it fail. */
  readonly afresh?: boolean;
  /** Called before a system is asked. Rejects when this visitor has caused too many questions. */
  readonly count: () => Promise<unknown>;
}

/**
 * Asks systems of an institution, from the server, whether they let themselves be framed: a browser does not tell a page
 * that a frame was refused. Reads headers only, and follows redirects on the same origin only. What may not be asked, or
 * no more, is allowed: whoever looks may reach what this server does not. Never throws.
 */
export function createFraming(allowPrivate: AllowPrivate): (question: FramingQuestion) => Promise<Framing> {
  const known = new Map<string, Known>();

  async function answerOf({ institution, address, afresh, count }: FramingQuestion): Promise<Answer> {
    const key = `${institution} ${address}`;
    const trusted = () => {
      const before = known.get(key);
      return before && isTrusted(before, afresh === true) ? before.answer : null;
    };
    const before = trusted();
    if (before) return before;
    try {
      await count();
    } catch {
      return { framing: allowed };
    }
    // Others who were counted at the same time have asked by now.
    const meanwhile = trusted();
    if (meanwhile) return meanwhile;
    const entry: Known = { answer: ask(address, allowPrivate).catch(failure) };
    if (known.size >= maxKnown) known.clear();
    known.set(key, entry);
    const answer = await entry.answer;
    entry.answered = { at: Date.now(), failed: 'framing' in answer && answer.framing.embedding !== 'allowed' };
    return answer;
  }

  return async (question) => {
    const { address, origin } = question;
    // A browser shows nothing without encryption in a page that has it.
    if (new URL(origin).protocol === 'https:' && new URL(address).protocol === 'http:') return refused('http:');
    const answer = await answerOf(question);
    return 'framing' in answer ? answer.framing : framingBy(answer.headers, address, origin);
  };
}

function isTrusted({ answered }: Known, afresh: boolean): boolean {
  if (!answered) return true;
  const longest = answered.failed ? trustedMs.failed : trustedMs.told;
  return Date.now() - answered.at < (afresh ? trustedMs.afresh : longest);
}

const allowed: Framing = { embedding: 'allowed', reason: '' };
const refused = (reason: string): Framing => ({ embedding: 'refused', reason });
const unreachable = (reason: string): Answer => ({ framing: { embedding: 'unreachable', reason } });

/** What a gateway answers whose own system is down. */
const gatewayFaults = [502, 504];

async function ask(address: string, allowPrivate: AllowPrivate): Promise<Answer> {
  let target = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  for (let step = 0; step <= maxRedirects; step += 1) {
    const response = await guardedFetch(target, { signal, headers: { Accept: 'text/html' } }, allowPrivate);
    await response.body?.cancel();
    if (gatewayFaults.includes(response.status)) return unreachable(`HTTP ${response.status}`);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    const next = URL.parse(location, target);
    // Another host is not the institution's to name: the browser goes there, this server does not.
    if (next?.origin !== target.origin) return { framing: allowed };
    target = next;
  }
  return unreachable('too many redirects');
}

function failure(error: Error & { cause?: unknown }): Answer {
  if (error.cause instanceof ForbiddenAddress) return { framing: allowed };
  if (error.name === 'TimeoutError') return { framing: { embedding: 'slow', reason: '' } };
  return unreachable((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** What the headers of a framed page say to a page of `origin`; `frame-ancestors` counts before `X-Frame-Options`. */
export function framingBy(headers: Headers, address: string, origin: string): Framing {
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(headers.get('content-security-policy') ?? '');
  if (ancestors) {
    const sources = (ancestors[1] ?? '').trim().split(/\s+/);
    const named = sources.some((source) => matches(source, new URL(origin), new URL(address)));
    return named ? allowed : refused(`Content-Security-Policy: frame-ancestors ${sources.join(' ')}`);
  }
  const option = (headers.get('x-frame-options') ?? '').trim().toLowerCase();
  if (option === 'deny') return refused('X-Frame-Options: DENY');
  const isOther = option === 'sameorigin' && new URL(address).origin !== origin;
  return isOther ? refused('X-Frame-Options: SAMEORIGIN') : allowed;
}

function matches(source: string, { protocol, hostname, host }: URL, framed: URL): boolean {
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
