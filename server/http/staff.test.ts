import type { Envelope } from '@yimen/contract/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clerk = { ...app.clerk, provenAt: null, asksSecondFactor: false };
  app.permitted.clear();
  app.unpermitted.length = 0;
  for (const one of ['any', 'notices.publish', 'grants.read']) app.permitted.add(one);
});

const origin = 'http://school.test';
const own = { cookie: 'staff=clerk', origin };

async function ask(name: string, headers: Record<string, string>): Promise<Envelope<Record<string, unknown>>> {
  const method = name === 'publish' ? 'POST' : 'GET';
  const answer = await app.fetch(`/homepage/${name}`, { method, headers });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return (await answer.json()) as Envelope<Record<string, unknown>>;
}

describe('a call for staff', () => {
  test('is answered to the person of the cookie, without a token and without a session of the portal', async () => {
    expect(await ask('publish', own)).toMatchObject({ success: true, data: { name: '秦立言', session: null } });
  });

  test('is refused to a token alone, a member’s too', async () => {
    for (const token of ['member', 'guest']) {
      const answer = await ask('publish', { authorization: `Bearer ${token}`, origin });
      expect(answer).toMatchObject({ success: false, code: 401, msg: '管理台的登录已过期，请重新登录' });
    }
  });

  test('takes no token for its caller beside the cookie', async () => {
    expect((await ask('publish', { ...own, authorization: 'Bearer member' })).data).toMatchObject({ name: '秦立言' });
  });

  test.each([
    'http://other.test',
    'http://sub.school.test',
    'https://school.test',
    'http://school.test:8080',
    'null',
    '',
  ])('that changes something is refused when it comes from %j', async (from) => {
    const before = await app.rows();
    const answer = await ask('publish', { cookie: own.cookie, ...(from && { origin: from }) });
    expect(answer).toMatchObject({ success: false, code: 403, msg: '请求不是从管理台发出的，已拒绝' });
    expect(await app.rows()).toEqual(before);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('that reads, where the browser says that it is %s, is answered %i', async (site, code) => {
    expect((await ask('prove', { cookie: own.cookie, 'sec-fetch-site': site })).code).toBe(code);
  });

  test('is refused without its permission, whose name is told, and the refusal is recorded', async () => {
    app.permitted.delete('notices.publish');
    const answer = await ask('publish', own);
    expect(answer).toMatchObject({ success: false, code: 403, msg: '您没有「通知 · 发布」的权限，需要时请联系管理员' });
    expect(app.unpermitted).toEqual(['p2 notices.publish']);
    app.permitted.clear();
    expect((await ask('prove', own)).msg).toBe('您没有管理台的任何权限，需要时请联系管理员');
  });

  test('is applied once by its idempotency key, whatever it answers then', async () => {
    const headers = { ...own, 'idempotency-key': 'publish-once' };
    const before = await app.rows();
    const answers = [await ask('publish', headers), await ask('publish', headers)];
    expect(answers[0]).toEqual(answers[1]);
    expect(await app.rows()).toEqual([...before, { text: 'by p2' }]);
    app.permitted.delete('notices.publish');
    expect((await ask('publish', headers)).code, 'no answer for who may not do it any more').toBe(403);
  });

  test('counts against its person’s limit', async () => {
    const limited = await openTestApp();
    limited.permitted.add('any');
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await limited.fetch('/homepage/prove', { headers: own })).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('where the institution asks for a second factor', () => {
  const due = { success: false, code: 2071, msg: '请先完成二次验证' };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  beforeEach(async () => {
    // Another app, whose limits are not used up.
    await app.close();
    app = await openTestApp();
    for (const one of ['any', 'notices.publish', 'grants.read']) app.permitted.add(one);
    app.clerk = { ...app.clerk, asksSecondFactor: true };
  });

  test('only what leads to it is answered before it is proven', async () => {
    expect(await ask('publish', own)).toMatchObject(due);
    expect(await ask('grants', own)).toMatchObject(due);
    expect(await ask('prove', own)).toMatchObject({ success: true, data: { proven: false } });
  });

  test('a proof holds for the session, and for what asks for a fresh one ten minutes', async () => {
    app.clerk = { ...app.clerk, provenAt: ago(9) };
    expect((await ask('grants', own)).success).toBe(true);
    app.clerk = { ...app.clerk, provenAt: ago(11) };
    expect(await ask('grants', own)).toMatchObject(due);
    expect((await ask('publish', own)).success).toBe(true);
  });

  test('who is not permitted is not asked for it', async () => {
    app.permitted.delete('notices.publish');
    expect((await ask('publish', own)).code).toBe(403);
  });
});
