import { endpoints } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { personInfo } from '@yimen/contract/person/data';
import { getUserInfo, guestLogin, login } from '@yimen/contract/sign-in/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { type Answer, freePort, get } from '../../scripts/trial-server.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { testSecret } from '../../server/database/testing.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { readToken } from '../../server/sign-in/tokens.ts';
import { worldOf } from '../../server/testing/world.ts';
import { startPostgresServer, type TestPostgresServer } from '../support/postgres.ts';
import { tokenOf } from '../support/token.ts';
import { type Run, runServer, untilReady } from './run-server.ts';

const host = 'mingde.localhost';
const member = { account: '2024310086', password: 'Yimen-2026' };
const soon = { timeout: 20_000 };
const visitors = 8;
/** Areas whose calls begin and end sessions. */
const aboutSessions = new Set(['auth', 'signIn', 'session', 'qrCode']);

let postgres: TestPostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.stop());

describe('a server whose database is away', () => {
  let port: number;
  let server: Run;
  let token: string;

  beforeAll(async () => {
    port = await freePort();
    server = runServer({ PORT: String(port), DATABASE_URL: postgres.url });
    await untilReady(server, port);
    token = await tokenOf(port, host, member);
    await Promise.all([page('/home'), page('/service-hall')]);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  /** A call of the contract as its example shows it, from the member. */
  async function ask({ path, method, example, writes }: Endpoint): Promise<Answer> {
    const headers = new Headers({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
    if (writes) headers.set('idempotency-key', crypto.randomUUID());
    const query = new URLSearchParams(Object.entries(example ?? {}).map(([name, value]) => [name, String(value)]));
    const address = `http://localhost:${port}${path}`;
    const answer = await (method === 'GET'
      ? fetch(`${address}?${query}`, { headers })
      : fetch(address, { method, headers, body: JSON.stringify(example) }));
    return { status: answer.status, headers: {}, text: await answer.text() };
  }

  const page = (path: string, headers = {}) => get(port, host, path, { accept: 'text/html', ...headers });
  const call = (path: string) => get(port, host, path, { authorization: `Bearer ${token}` });
  const mine = () => ({ cookie: `token=${token}; isTourist=0` });
  const ready = async () => (await page('/ready')).status;

  /** What a call answers: in the envelope, and that it can be made again. */
  function expectUnavailable(answer: Answer): void {
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    const envelope = { success: false, code: 503, msg: '服务暂时不可用，请稍后再试', data: null };
    expect(JSON.parse(answer.text)).toEqual(envelope);
  }

  /** What a page answers that is not in memory: something to read, nothing to keep, and nobody is signed out. */
  function expectUnavailablePage(answer: Answer): void {
    const { status, headers, text } = answer;
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    expect(/>服务暂时不可用[，<]/.test(text)).toBe(true);
  }

  async function expectGuestPages(): Promise<void> {
    for (const path of ['/home', '/service-hall']) {
      const { status, text } = await page(path);
      expect([status, text.includes('明德大学')]).toEqual([200, true]);
    }
  }

  test('tells calls and pages to come back, and shows guests the pages in its memory', async () => {
    await postgres.halt('fast');
    await expect.poll(ready).toBe(503);
    await expectGuestPages();
    for (const { path } of [personInfo, getUserInfo]) expectUnavailable(await call(path));
    const body = JSON.stringify(login.example);
    const signIn = await fetch(`http://localhost:${port}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(signIn.status).toBe(503);
    expectUnavailablePage(await page('/task-center', mine()));
    expectUnavailablePage(await page('/news'));
    expectUnavailablePage(await page('/sign-in/start?method=cas'));
    expect((await page('/health')).status).toBe(200);
    // Which hosts there are is known; whether this one has come meanwhile is not asked.
    expect((await get(port, 'nobody.example', guestLogin.path)).status).toBe(421);

    await postgres.start();
    await expect.poll(ready).toBe(200);
    expect((await call(personInfo.path)).status).toBe(200);
    expect((await page('/task-center', mine())).status).toBe(200);
    expect((await page('/news')).status).toBe(200);
  });

  test('answers every call and page while the database goes and comes, with nothing worse than 503', async () => {
    const calls = endpoints.filter(
      // The visitors have no session of the staff.
      ({ area, endpoint }) => !endpoint.once && !aboutSessions.has(area) && endpoint.access !== 'staff',
    );
    const pages = routeTable.map(({ path }) => path.replace(/:\w+/, 'x')).filter((path) => !path.includes('*'));
    const asks = [
      ...calls.map(({ endpoint }) => ({ what: endpoint.path, go: () => ask(endpoint) })),
      ...pages.map((path) => ({ what: path, go: () => page(path) })),
      ...pages.map((path) => ({ what: `${path} of a member`, go: () => page(path, mine()) })),
      ...pages.map((path) => ({ what: `${path}.data`, go: () => page(`${path}.data`, mine()) })),
    ];
    expect(asks.length).toBeGreaterThan(150);
    const worse: string[] = [];
    let unavailable = 0;
    let turn = 0;
    let stopped = false;
    async function visit(): Promise<void> {
      while (!stopped) {
        turn += 1;
        const { what, go } = asks[turn % asks.length] ?? { what: '/', go: () => page('/') };
        const { status, text } = await go();
        if (status === 503) unavailable += 1;
        if (status === 500 || text.includes('"code":401')) worse.push(`${what}: ${status} ${text.slice(0, 200)}`);
      }
    }
    const visiting = Array.from({ length: visitors }, visit);
    const more = async (count: () => number) => {
      const before = count();
      await expect.poll(count, soon).toBeGreaterThan(before + 50);
    };
    for (const mode of ['immediate', 'fast'] as const) {
      await expect.poll(ready, soon).toBe(200);
      await more(() => turn);
      await postgres.halt(mode);
      await more(() => unavailable);
      await postgres.start();
    }
    stopped = true;
    await Promise.all(visiting);
    expect(worse).toEqual([]);
    expect(server.stdout()).not.toMatch(/Nobody caught|The request failed/);
  });
});

describe('a token', () => {
  test('is still told from one that is none by the keys of before, and never called expired', async () => {
    takeKeys(() => [testSecret]);
    const { db, close } = await openDatabase({ url: postgres.url });
    await migrateDatabase(db);
    await loadDemo(db);
    const world = worldOf(db, close);
    const read = (text: string) => readToken(db, { id: 'mingde' }, text);
    const token = await world.signIn(member.account);
    expect(await read(token)).not.toBeNull();

    await postgres.halt('fast');
    const clock = vi.spyOn(Date, 'now');
    const now = Date.now();
    for (const later of [0, 61_000, 1_800_000]) {
      clock.mockReturnValue(now + later);
      expect(await read(token)).toMatchObject({ userType: 'STUDENT' });
      expect(await read(`${token.slice(0, -8)}AAAAAAAA`)).toBeNull();
      const answer = await world.call(personInfo, {}, { token });
      expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([503, 503, '2']);
    }
    // Another process may have made a new key meanwhile, which nobody can tell.
    const header = { alg: 'EdDSA', kid: 'of another process', typ: 'JWT' };
    const [, ...rest] = token.split('.');
    await expect(
      read([Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')),
    ).rejects.toThrow();
    clock.mockRestore();

    await postgres.start();
    expect((await world.call(personInfo, {}, { token })).status).toBe(200);
    await world.close();
  });
});
