import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { BlockList } from 'node:net';
import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import type { Envelope } from '@yimen/contract/envelope';
import { pino } from 'pino';
import { createApp, type Env } from '../../server/app.ts';
import type { Database } from '../../server/database/open.ts';
import { domain } from '../../server/domain.ts';
import { listen } from '../../server/http-server.ts';
import type { Portal as Pages } from '../../server/pages/portal.ts';
import { commandsOn } from '../../server/testing/commands.ts';
import { openWorld, type World } from '../../server/testing/world.ts';

export interface Portal {
  readonly db: Database;
  readonly port: number;
  /** An institution's address; that of 明德大学 which every machine resolves, unless another is named. */
  origin(institution?: string): string;
  /** Runs a command of the administration; `given` is its standard input. */
  admin(words: string, given?: string): Promise<string>;
  /** Switches a method on for 明德大学, or another institution, and leaves the others as they are. */
  offer(
    kind: string,
    settings: Record<string, string | number | boolean>,
    options?: { id?: string; secret?: string; key?: string },
  ): Promise<string>;
  close(): Promise<void>;
}

/**
 * The demo institutions behind a real port: what counterparts of sign-in see of the portal. Without `pages` the API
 * alone answers; the world is one in memory unless another is opened. `tls` stands behind a proxy that ends TLS.
 */
export async function openPortal(
  pages?: Pages,
  open: () => Promise<World> = openWorld,
  { tls = false } = {},
): Promise<Portal> {
  const world = await open();
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const app = createApp({
    db: world.db,
    domain,
    log,
    config: { trustProxy: tls, production: false, limits: 0, ownNetworks: new BlockList() },
    portal: pages,
  });
  const server = await listen((request, env) => app.fetch(request, env as Env['Bindings']), {
    port: 0,
    host: '127.0.0.1',
  });
  const { run: admin } = commandsOn(() => world);
  return {
    db: world.db,
    port: server.port,
    origin: (institution) => `http${tls ? 's' : ''}://${institution ? `${institution}.` : ''}localhost:${server.port}`,
    admin,
    async offer(kind, settings, { id = `${kind}-${randomUUID().slice(0, 8)}`, secret, key = 'mingde' } = {}) {
      const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
      await admin(['sign-in', 'set', key, id, `kind=${kind}`, 'name=统一认证', ...given].join('  '));
      if (secret !== undefined) await admin(`sign-in  secret  ${key}  ${id}`, secret);
      return id;
    },
    async close() {
      await server.close(0);
      await world.close();
    },
  };
}

export interface Answer<Data> extends Envelope<Data> {
  headers: Headers;
}

/** A browser without pages: it keeps cookies by host, follows redirects one by one, and fills in forms. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>();
  /** A browser that takes no cookies. */
  readonly refusesCookies: boolean;
  readonly userAgent: string;
  /** How many redirects it has followed. */
  redirects = 0;

  constructor({ refusesCookies = false, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' } = {}) {
    this.refusesCookies = refusesCookies;
    this.userAgent = userAgent;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const jar = this.#jarOf(url);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('user-agent', this.userAgent);
    const response = await ask(url, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#take(jar, url, cookie);
    return response;
  }

  /** Puts a cookie into the browser that none of its answers gave. */
  plant(address: string, name: string, value: string): void {
    this.#jarOf(new URL(address)).set(name, value);
  }

  /** Takes a cookie as browsers do: one that is for TLS alone over TLS, one with the prefix as that wants it. */
  #take(jar: Map<string, string>, { protocol }: URL, cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const attributes = cookie.split('; ').slice(1);
    const isSecure = attributes.includes('Secure');
    if (this.refusesCookies || (isSecure && protocol !== 'https:')) return;
    const fitsHost = isSecure && attributes.includes('Path=/') && !/; *Domain=/i.test(cookie);
    if (name.startsWith('__Host-') && !fitsHost) return;
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }

  /** Opens an address and follows redirects until a page, or until `stop` matches; returns where it ended. */
  async open(address: string, stop = /^$/): Promise<{ url: string; response: Response | null }> {
    let url = address;
    for (let hops = 0; hops < 12; hops++) {
      if (stop.test(url)) return { url, response: null };
      const response = await this.fetch(url);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) return { url, response };
      await response.arrayBuffer();
      url = new URL(location, url).href;
      this.redirects++;
    }
    throw new Error(`No end of redirects at ${url}.`);
  }

  /** Fills in the form of a page and sends it; returns where that leads. */
  async submit(page: { url: string; response: Response | null }, fields: Record<string, string>): Promise<string> {
    const html = (await page.response?.text()) ?? '';
    const form = new URLSearchParams();
    for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      form.set(unescaped(read('name')), unescaped(read('value')));
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? '';
    const target = action ? new URL(unescaped(action), page.url).href : page.url;
    const headers = { referer: page.url, origin: new URL(page.url).origin };
    const response = await this.fetch(target, { method: 'POST', body: form, headers });
    const location = response.headers.get('location');
    if (!location) throw new Error(`The form led nowhere: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return new URL(location, target).href;
  }

  /** Calls the portal's API from a page at this origin. */
  async call<E extends Endpoint>(
    origin: string,
    endpoint: E,
    input: InputOf<E>,
    token?: string,
  ): Promise<Answer<DataOf<E>>> {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    const query = new URLSearchParams(
      Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    );
    const isGet = endpoint.method === 'GET';
    if (!isGet) headers.set('content-type', 'application/json');
    if (endpoint.writes) headers.set('idempotency-key', randomUUID());
    const response = await this.fetch(`${origin}${endpoint.path}${isGet ? `?${query}` : ''}`, {
      method: endpoint.method,
      headers,
      ...(!isGet && { body: JSON.stringify(input) }),
    });
    return { ...((await response.json()) as Envelope<DataOf<E>>), headers: response.headers };
  }

  cookie(address: string, name: string): string | undefined {
    return this.cookies(address).get(name);
  }

  cookies(address: string): ReadonlyMap<string, string> {
    return this.#jarOf(new URL(address));
  }

  /** Cookies know no ports. */
  #jarOf({ hostname }: URL): Map<string, string> {
    const jar = this.#jars.get(hostname) ?? new Map<string, string>();
    this.#jars.set(hostname, jar);
    return jar;
  }
}

/** One request, as it is: any Host, no redirect followed, and *.localhost on this machine as browsers have it. */
export async function ask(
  address: string | URL,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  const url = new URL(address);
  const given = new Headers(headers);
  if (!given.has('host')) given.set('host', url.host);
  if (url.protocol === 'https:') given.set('x-forwarded-proto', 'https');
  if (body instanceof URLSearchParams) given.set('content-type', 'application/x-www-form-urlencoded');
  const options = { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method, agent: false } as const;
  const sent = request({ ...options, headers: Object.fromEntries(given) });
  sent.end(body ? String(body) : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  const answered = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    answered.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  }
  const status = answer.statusCode ?? 0;
  return new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: answered });
}

const unescaped = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) => String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
