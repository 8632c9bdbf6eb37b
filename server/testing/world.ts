import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import type { Envelope } from '@yimen/contract/envelope';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { type Database, openDatabase } from '../database/open.ts';
import { openTestDatabase, testDump } from '../database/testing.ts';
import { demoPassword } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load.ts';
import { domain as wholeDomain } from '../domain.ts';
import { type Call, createApi } from '../http/api.ts';
import type { Domain } from '../http/domain.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { answerConditionally } from '../http/tag.ts';
import { dayText } from '../lib/time.ts';
import { createKey, type NewKey } from '../sources/push/keys.ts';
import { signedRequest } from './push.ts';
import { isStaffPath, staffCookies } from './staff.ts';

export interface Answer<Data> extends Envelope<Data> {
  status: number;
  headers: Headers;
}

interface As {
  /** Host that names the institution; the first demo institution's by default. */
  host?: string;
  token?: string;
  ip?: string;
  cookie?: string;
  idempotencyKey?: string;
}

/** The API on a real in-memory database with the demo institutions, for tests. */
export interface World {
  readonly db: Database;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as?: As): Promise<Answer<DataOf<E>>>;
  /** Sends a request unchanged; its address names the institution. */
  answer(request: Request, as?: Pick<As, 'ip'>): Promise<Answer<unknown>>;
  send(method: string, path: string, body: unknown, as?: As): Promise<Answer<unknown>>;
  /**
   * A request that no client would send, unchanged; with `system` it is signed by a business system. To a call for staff
   * the person of the token has every permission and a staff session, unless cookies are given.
   */
  fetch(path: string, init: RequestInit, as?: As & { system?: boolean }): Promise<Response>;
  signIn(account: string, as?: As): Promise<string>;
  guest(as?: As): Promise<string>;
  close(): Promise<void>;
}

const usualLog = pino({ level: process.env.TEST_LOG ?? 'silent' });

export async function openWorld(): Promise<World> {
  const opened = await openDatabase({ memory: true, from: await demoDump() });
  return worldOf(opened.db, opened.close);
}

/** A tar of a database with the demo institutions. */
export async function demoDump(): Promise<Uint8Array> {
  return testDump('demo', async ({ db }) => void (await loadDemo(db)), await demoStamp());
}

export async function openEmptyWorld(): Promise<World> {
  const { db, close } = await openTestDatabase();
  return worldOf(db, close);
}

/** A hash of the demo's content, of the code that loads it, and of the day for which it is loaded. */
async function demoStamp(): Promise<string> {
  const hash = createHash('sha256').update(dayText(new Date()));
  const areas = ['demo', 'database/schema', 'sign-in', 'search'];
  for (const area of areas) {
    const folder = fileURLToPath(new URL(`../${area}`, import.meta.url));
    for (const file of (await readdir(folder, { recursive: true }))
      .filter((name) => /\.(ts|json)$/.test(name))
      .sort()) {
      hash.update(file).update(await readFile(`${folder}/${file}`));
    }
  }
  return hash.digest('hex');
}

interface WorldOptions {
  readonly limiter?: Limiter;
  readonly log?: Logger;
  readonly domain?: Domain;
  /** True as in development; false as in production. */
  readonly checkAnswers?: boolean;
}

/** The API over a prepared database; without a limiter calls are not counted. */
export function worldOf(
  db: Database,
  close: () => Promise<void>,
  { limiter, log = usualLog, domain = wholeDomain, checkAnswers = true }: WorldOptions = {},
): World {
  const staff = staffCookies(db);
  const api = createApi({ domain, checkAnswers, limiter });
  const app = new Hono<{ Bindings: Call }>().use(answerConditionally).all('*', ({ env }) => api.answer(env));

  const keys = new Map<string, Promise<NewKey | null>>();

  async function ask(request: Request, ip = '192.0.2.1'): Promise<Response> {
    const host = new URL(request.url).hostname;
    const institution = await domain.resolveInstitution(db, host);
    if (!institution) throw new Error(`No institution answers ${host}.`);
    const place = { requestId: 'test', host, origin: `http://${host}`, ip };
    return app.fetch(request, { request, place, institution, db, log });
  }

  async function read(response: Response): Promise<Answer<unknown>> {
    return { ...((await response.json()) as Envelope<unknown>), status: response.status, headers: response.headers };
  }

  const answer: World['answer'] = async (request, as) => read(await ask(request, as?.ip));

  /** The key of a business system of the institution, made at the first use. */
  async function systemKey(host: string): Promise<NewKey> {
    const institution = await domain.resolveInstitution(db, host);
    if (!institution) throw new Error(`No institution answers ${host}.`);
    const made = keys.get(institution.id) ?? createKey(db, institution, 'test-system', '测试系统');
    keys.set(institution.id, made);
    const key = await made;
    if (!key) throw new Error('The test system had a key already.');
    return key;
  }

  const fetch: World['fetch'] = async (path, init, { host = 'localhost', system, ...as } = {}) => {
    const headers = new Headers(init.headers);
    if (as.token) headers.set('authorization', `Bearer ${as.token}`);
    if (as.cookie) headers.set('cookie', as.cookie);
    if (as.idempotencyKey) headers.set('idempotency-key', as.idempotencyKey);
    if (isStaffPath(path)) {
      const { token = '' } = as;
      const cookie = as.cookie || (token && (await staff.of(token)));
      if (cookie) headers.set('cookie', cookie);
      if (!headers.has('origin')) headers.set('origin', `http://${host}`);
      const asked = () => ask(new Request(`http://${host}${path}`, { ...init, headers }), as.ip);
      let answer = await asked();
      if (!as.cookie && token && (await staff.enterAnew(token, answer))) answer = await asked();
      staff.answered(token, answer);
      return answer;
    }
    if (!system) return ask(new Request(`http://${host}${path}`, { ...init, headers }), as.ip);
    const { idempotencyKey } = as;
    const own = { headers: Object.fromEntries(headers), ...(idempotencyKey && { idempotencyKey }) };
    return ask(signedRequest({ host, path, body: init.body ?? '', key: await systemKey(host), ...own }), as.ip);
  };

  const send: World['send'] = async (method, path, body, as) => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return read(await fetch(path, { method, ...(body !== undefined && json) }, as));
  };

  const world: World = {
    db,
    answer,
    fetch,
    send,
    close,
    async call(endpoint, input, as) {
      type Own = Answer<DataOf<typeof endpoint>>;
      if (endpoint.access === 'system') {
        const init = { method: 'POST', body: JSON.stringify(input) };
        return (await read(await fetch(endpoint.path, init, { ...as, system: true }))) as Own;
      }
      const query = new URLSearchParams(
        Object.entries((input ?? {}) as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
      );
      const answered =
        endpoint.method === 'GET'
          ? await send('GET', `${endpoint.path}?${query}`, undefined, as)
          : await send('POST', endpoint.path, input, as);
      return answered as Own;
    },
    async signIn(account, as) {
      const answer = await send('POST', '/pedestal/auth/cx/login', { account, password: demoPassword }, as);
      if (!answer.success) throw new Error(`${account} cannot sign in: ${answer.msg}`);
      return (answer.data as { token: string }).token;
    },
    async guest(as) {
      return ((await send('GET', '/pedestal/auth/guest/login', undefined, as)).data as { token: string }).token;
    },
  };
  return world;
}
