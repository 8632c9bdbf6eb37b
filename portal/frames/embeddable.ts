/** What is known of an address before it is put into a frame: `slow` has not answered in time. */
export type Embedding = 'allowed' | 'refused' | 'unreachable' | 'slow';

export interface Framing {
  embedding: Embedding;
  /** What stands against it, in the words of the protocol, for who runs the site; empty where nothing does. */
  reason: string;
}

/** How long an answer is trusted, in ms; of who asks afresh only those who do so at once share one. */
const trusted = { told: 60_000, failed: 30_000, afresh: 2000 };
const patience = 6000;
const mostRedirects = 3;
const mostKnown = 500;

interface Known {
  framing: Promise<Framing>;
  /** Undefined while it is asked for. */
  answered?: { at: number; failed: boolean };
}

const known = new Map<string, Known>();

/**
 * Asks an address of the institution's menu, from the server, whether it lets itself be framed by `origin`: a browser
 * does not tell a page that a frame was refused. Reads the headers only; never throws. Afresh is for who has just seen
 * it fail.
 */
export function framingOf(address: string, origin: string, { afresh = false } = {}): Promise<Framing> {
  const key = `${origin} ${address}`;
  const before = known.get(key);
  if (before && isTrusted(before, afresh)) return before.framing;
  const framing = ask(address, origin).catch(failure);
  const entry: Known = { framing };
  if (known.size >= mostKnown) known.clear();
  known.set(key, entry);
  void framing.then(({ embedding }) => {
    entry.answered = { at: Date.now(), failed: embedding === 'unreachable' || embedding === 'slow' };
  });
  return framing;
}

function isTrusted({ answered }: Known, afresh: boolean): boolean {
  if (!answered) return true;
  const longest = answered.failed ? trusted.failed : trusted.told;
  return Date.now() - answered.at < (afresh ? trusted.afresh : longest);
}

const allowed: Framing = { embedding: 'allowed', reason: '' };
const refused = (reason: string): Framing => ({ embedding: 'refused', reason });
const unreachable = (reason: string): Framing => ({ embedding: 'unreachable', reason });

/** What a gateway answers whose own system is down. */
const gatewayFaults = [502, 504];

async function ask(address: string, origin: string): Promise<Framing> {
  let target = address;
  const signal = AbortSignal.timeout(patience);
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await fetch(target, { redirect: 'manual', signal, headers: { Accept: 'text/html' } });
    await response.body?.cancel();
    if (gatewayFaults.includes(response.status)) return unreachable(`HTTP ${response.status}`);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return allows(response.headers, target, origin);
    target = new URL(location, target).href;
    if (!/^https?:/.test(target)) return refused(new URL(target).protocol);
  }
  return unreachable('too many redirects');
}

function failure(error: Error & { cause?: { code?: unknown } }): Framing {
  if (error.name === 'TimeoutError') return { embedding: 'slow', reason: '' };
  return unreachable(typeof error.cause?.code === 'string' ? error.cause.code : '');
}

/** What the headers of a framed page say to a page of `origin`; `frame-ancestors` counts before `X-Frame-Options`. */
export function allows(headers: Headers, address: string, origin: string): Framing {
  if (new URL(origin).protocol === 'https:' && new URL(address).protocol === 'http:') return refused('http:');
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
