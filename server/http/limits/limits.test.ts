import { endpoints } from '@yimen/contract';
import { limits } from '@yimen/contract/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../fixture.ts';
import { addressBlock } from './address.ts';
import { Buckets } from './buckets.ts';
import { createLimiter } from './limiter.ts';

let app: TestApp;
let behindProxy: TestApp;
let unlimited: TestApp;
beforeAll(async () => {
  const openings = [{}, { trustProxy: true }, { limits: 0 }].map((options) => openTestApp(options));
  [app, behindProxy, unlimited] = (await Promise.all(openings)) as [TestApp, TestApp, TestApp];
});
afterAll(() => Promise.all([app.close(), behindProxy.close(), unlimited.close()]));

async function statuses(
  times: number,
  headers: Record<string, string>,
  at: TestApp = app,
  path = '/homepage/costly',
): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await at.fetch(path, { headers })).status);
  return seen;
}

test('guests behind one address share its calls, whatever token each has; the refusal says when to come back', async () => {
  expect(await statuses(4, { authorization: 'Bearer guest' })).toEqual([200, 200, 200, 429]);
  const answer = await app.fetch('/homepage/costly', { headers: { authorization: 'Bearer guest' } });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(20);
  expect(await answer.json()).toEqual({
    success: false,
    code: 429,
    msg: `操作过于频繁，请 ${wait} 秒后再试`,
    data: null,
  });
});

test('a member is counted by person, so that the others behind the address do not make one wait', async () => {
  expect(await statuses(3, { authorization: 'Bearer member' })).toEqual([200, 200, 429]);
});

test('what is malformed, or refused before it costs anything, is not counted', async () => {
  const from = (ip: string) => ({ authorization: 'Bearer guest', 'x-forwarded-for': ip });
  const ask = (ip: string, query: string, times: number) =>
    statuses(times, from(ip), behindProxy, `/homepage/costly${query}`);
  for (const [query, status, ip] of [
    ['?refused=never', 400, '198.51.100.61'],
    ['?refused=early', 200, '198.51.100.62'],
  ] as const) {
    expect(new Set(await ask(ip, query, 20))).toEqual(new Set([status]));
    expect(await ask(ip, '', 4), 'all of the allowance is left').toEqual([200, 200, 200, 429]);
    expect(await ask(ip, query, 1), 'without any nothing is looked at').toEqual([429]);
  }
  expect(await ask('198.51.100.60', '?refused=late', 4)).toEqual([200, 200, 200, 429]);
});

test('what is malformed is counted where reading it may have cost something', async () => {
  const headers = {
    authorization: 'Bearer guest',
    'x-forwarded-for': '198.51.100.63',
    'content-type': 'application/json',
  };
  const send = (body: string) => behindProxy.fetch('/homepage/picture', { method: 'POST', headers, body });
  const seen: number[] = [];
  for (let time = 0; time < 4; time++) seen.push((await send(`{"picture":["${'x'.repeat(900_000)}"]}`)).status);
  expect(seen).toEqual([400, 400, 400, 429]);
});

test('a device that somebody has signed in on is apart from a used-up address, and counted by that person', async () => {
  const own = createLimiter({ factor: 1, now: () => 0 });
  const limit = { kind: 'test', person: 2, address: 3 };
  let asked = 0;
  const call = async (owner: string | null) => {
    const answer = new Headers();
    const deviceOwner = async () => {
      asked += 1;
      return owner;
    };
    const visit = { institution: { id: 's', key: 's', name: '' }, person: null, ip: '198.51.100.9', answer };
    const counted = own.count(limit, { ...visit, deviceOwner });
    return counted.then(
      () => 'passes',
      () => `waits ${answer.get('retry-after')}`,
    );
  };
  expect([await call(null), await call(null), await call(null)]).toEqual(['passes', 'passes', 'passes']);
  expect(asked, 'nobody is asked for while there is room').toBe(0);
  expect(await call(null)).toBe('waits 20');
  expect([await call('a'), await call('a'), await call('a')]).toEqual(['passes', 'passes', 'waits 30']);
  expect(await call('b')).toBe('passes');
});

test('a call that is taken back leaves every bucket as it was', async () => {
  const own = createLimiter({ factor: 1, now: () => 0 });
  const limit = { kind: 'test', person: 2, address: 3 };
  const visit = { institution: { id: 's', key: 's', name: '' }, ip: '198.51.100.9', answer: new Headers() };
  const call = (person: { id: string } | null) => own.count(limit, { ...visit, person });
  for (let time = 0; time < 3; time++) await call(null);
  for (let time = 0; time < 5; time++) (await call({ id: 'p' }))();
  await expect(call(null)).rejects.toThrow('操作过于频繁');
});

test('a member who drops the token is counted with the address all the same', async () => {
  const own = createLimiter({ factor: 1, now: () => 0 });
  const visit = { institution: { id: 's', key: 's', name: '' }, ip: '198.51.100.9', answer: new Headers() };
  const person = { id: 'p', userType: 'STUDENT', name: '' } as const;
  const limit = { kind: 'test', person: 2, address: 3 };
  for (let time = 0; time < 2; time++) await own.count(limit, { ...visit, person });
  await own.count(limit, { ...visit, person: null });
  await expect(own.count(limit, { ...visit, person: null })).rejects.toThrow('操作过于频繁');
});

test('a business system is counted by itself, wherever it calls from', async () => {
  const own = createLimiter({ factor: 1, now: () => 0 });
  const visit = { institution: { id: 's', key: 's', name: '' }, person: null, answer: new Headers() };
  const limit = { kind: 'push', person: 2, address: 3 };
  const call = (id: string, ip: string) => own.count(limit, { ...visit, ip, system: { id, name: '' } });
  await call('hr', '198.51.100.1');
  await call('hr', '198.51.100.2');
  await expect(call('hr', '198.51.100.3')).rejects.toThrow('操作过于频繁');
  await expect(call('oa', '198.51.100.3')).resolves.toBeTypeOf('function');
});

test('signatures that do not fit are refused after a while, those that fit are not counted', async () => {
  const deliver = async (signature: string) => {
    const headers = { 'x-yimen-signature': signature, 'x-forwarded-for': '198.51.100.77' };
    return (await behindProxy.fetch('/homepage/deliver', { method: 'POST', headers })).status;
  };
  for (let time = 0; time < 100; time++) expect(await deliver('right')).toBe(200);
  for (let time = 0; time < limits.signature.address; time++) expect(await deliver('wrong')).toBe(200);
  expect(await deliver('wrong')).toBe(429);
});

test('a call without a limit is answered however often it comes', async () => {
  for (let time = 0; time < 10; time++) expect((await app.fetch('/homepage/open')).status).toBe(200);
});

test('an address that the caller writes itself counts only where a proxy is trusted', async () => {
  const from = (ip: string) => ({ authorization: 'Bearer guest', 'x-forwarded-for': ip });
  expect(await statuses(3, from('198.51.100.1'), behindProxy)).toEqual([200, 200, 200]);
  expect(await statuses(1, from('198.51.100.2'), behindProxy)).toEqual([200]);
  expect(await statuses(1, from('198.51.100.2, 198.51.100.1'), behindProxy)).toEqual([429]);
  expect(await statuses(1, from('198.51.100.3'))).toEqual([429]);
});

test('a factor of 0 lifts the limits', async () => {
  expect(await statuses(8, { authorization: 'Bearer guest' }, unlimited)).toEqual(Array(8).fill(200));
});

test('sign-in, tokens, search, uploads and what is counted have limits that let a school behind one address work', () => {
  const limited = endpoints.filter(({ endpoint }) => endpoint.limit).map(({ endpoint }) => endpoint);
  expect(limited.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'login',
      'guestLogin',
      'search',
      'getServiceApp',
      'countServiceApp',
      'uploadAvatar',
      'hitApp',
      'addFontVisit',
    ]),
  );
  for (const { limit } of limited) expect(limit?.address).toBeGreaterThanOrEqual((limit?.person ?? 0) * 10);
});

test('a bucket lets its calls through at once and then as they come back, evenly', () => {
  let now = 0;
  const buckets = new Buckets(() => now);
  expect(Array.from({ length: 4 }, () => buckets.take('a', 3))).toEqual([0, 0, 0, 20_000]);
  expect(buckets.take('b', 3)).toBe(0);
  now = 19_999;
  expect(buckets.take('a', 3)).toBe(1);
  now = 20_000;
  expect(buckets.take('a', 3)).toBe(0);
  now = 10_000_000;
  expect(Array.from({ length: 4 }, () => buckets.take('a', 3))).toEqual([0, 0, 0, 20_000]);
  now = 0;
  expect(buckets.take('a', 3)).toBe(20_000);
});

test('however calls come, no more pass in any time than the bucket holds and gets back meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 200 }), (pauses) => {
      let now = 0;
      let passed = 0;
      const buckets = new Buckets(() => now);
      for (const pause of pauses) {
        now += pause;
        if (buckets.take('a', 60) === 0) passed += 1;
        expect(passed).toBeLessThanOrEqual(60 + now / 1000 + 1e-6);
      }
    }),
  );
});

test('strangers’ addresses cannot fill the memory', () => {
  const buckets = new Buckets();
  for (let address = 0; address < 60_000; address++) buckets.take(String(address), 5);
  expect(buckets.size).toBe(50_000);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:12::7', '2001:db8:0:12'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('the address %s counts as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block);
});
