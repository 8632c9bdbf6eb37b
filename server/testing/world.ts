import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DataOf, Endpoint, InputOf } from '@yimen/contract/endpoint';
import type { Envelope } from '@yimen/contract/envelope';
import { pino } from 'pino';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../database/testing.ts';
import { demoPassword } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load.ts';
import { domain } from '../domain.ts';
import { createApi } from '../http/api.ts';
import { dayText } from '../institutions/clock.ts';

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

/** The API on a real database in memory with the demo institutions loaded: what tests talk to. */
export interface World {
  readonly db: Database;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as?: As): Promise<Answer<DataOf<E>>>;
  send(method: string, path: string, body: unknown, as?: As): Promise<Answer<unknown>>;
  signIn(account: string, as?: As): Promise<string>;
  guest(as?: As): Promise<string>;
  close(): Promise<void>;
}

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });

export async function openWorld(): Promise<World> {
  const fill = async ({ db }: { db: Database }) => {
    await loadDemo(db);
  };
  const opened = await openTestDatabase('demo', fill, await demoStamp());
  return worldOf(opened.db, opened.close);
}

/** Changes with the demo's content, with what loads it, and with the day it is loaded for. */
async function demoStamp(): Promise<string> {
  const hash = createHash('sha256').update(dayText(new Date()));
  const areas = ['demo', 'database/schema', 'sign-in', 'services/search'];
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

/** The API over a database that is already prepared. */
export function worldOf(db: Database, close: () => Promise<void>): World {
  const api = createApi({ db, domain, checkAnswers: true });

  const send: World['send'] = async (method, path, body, as = {}) => {
    const host = as.host ?? 'localhost';
    const headers = new Headers();
    if (as.token) headers.set('authorization', `Bearer ${as.token}`);
    if (as.cookie) headers.set('cookie', as.cookie);
    if (as.idempotencyKey) headers.set('idempotency-key', as.idempotencyKey);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(`http://${host}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const institution = await domain.resolveInstitution(db, host);
    if (!institution) throw new Error(`No institution answers ${host}.`);
    const place = { requestId: 'test', host, origin: `http://${host}`, ip: as.ip ?? '192.0.2.1' };
    const response = await api.answer({ request, place, institution, log });
    return { ...((await response.json()) as Envelope<unknown>), status: response.status, headers: response.headers };
  };

  const world: World = {
    db,
    send,
    close,
    async call(endpoint, input, as) {
      const query = new URLSearchParams(
        Object.entries((input ?? {}) as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
      );
      const answer =
        endpoint.method === 'GET'
          ? await send('GET', `${endpoint.path}?${query}`, undefined, as)
          : await send('POST', endpoint.path, input, as);
      return answer as Answer<DataOf<typeof endpoint>>;
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
