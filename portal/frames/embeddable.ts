/** What is known of an address before it is put into a frame. */
export type Embedding = 'allowed' | 'refused' | 'unreachable';

export interface Framing {
  embedding: Embedding;
  /** What refuses, in the words of the protocol, for who runs the site; empty where nothing does. */
  reason: string;
}

/** How long an answer is trusted, in ms. */
const trustedFor = 600_000;
const patience = 4000;
const mostRedirects = 3;
const mostKnown = 500;

const known = new Map<string, { at: number; framing: Promise<Framing> }>();

/**
 * Asks an address of the institution's menu, from the server, whether it lets itself be framed by `origin`: a browser
 * does not tell a page that a frame was refused. Reads the headers only; never throws.
 */
export function framingOf(address: string, origin: string, now = Date.now()): Promise<Framing> {
  const key = `${origin} ${address}`;
  const before = known.get(key);
  if (before && now - before.at < trustedFor) return before.framing;
  const framing = ask(address, origin).catch(() => unreachable);
  if (known.size >= mostKnown) known.clear();
  known.set(key, { at: now, framing });
  return framing;
}

const allowed: Framing = { embedding: 'allowed', reason: '' };
const unreachable: Framing = { embedding: 'unreachable', reason: '' };
const refused = (reason: string): Framing => ({ embedding: 'refused', reason });

async function ask(address: string, origin: string): Promise<Framing> {
  let target = address;
  const signal = AbortSignal.timeout(patience);
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await fetch(target, { redirect: 'manual', signal, headers: { Accept: 'text/html' } });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return allows(response.headers, target, origin);
    target = new URL(location, target).href;
    if (!/^https?:/.test(target)) return refused(new URL(target).protocol);
  }
  return unreachable;
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
