import { BlockList } from 'node:net';
import path from 'node:path';
import { noticeShow } from '@yimen/contract/notices/notices';
import { addEntry } from '@yimen/contract/schedule/entries';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appearanceCookies, cookieNames } from '../../portal/lib/session/cookies.ts';
import { get } from '../../scripts/trial-server.ts';
import { createApp, type Env } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { type HttpServer, listen } from '../../server/http-server.ts';
import { dayText } from '../../server/lib/time.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { answers, hangs, openSourceServer, type SourceServer } from '../../server/testing/source-server.ts';
import { addSource, removeSources } from '../../server/testing/sources.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { maxShift, watchShifts } from '../support/layout-shift.ts';
import { desktop, member, phone, visits } from '../support/site.ts';

const host = 'mingde.localhost';
const build = path.join(import.meta.dirname, '../../portal/build');

const openVisit = visits();
let world: World;
let other: SourceServer;
let server: HttpServer;
let token: string;
const origin = () => `http://${host}:${server.port}`;

beforeAll(async () => {
  [world, other] = [await openWorld(), await openSourceServer()];
  const portal = await loadPortal(build);
  if (!portal) throw new Error('The portal has not been built');
  const config = { trustProxy: false, production: true, limits: 0, ownNetworks: new BlockList() };
  const app = createApp({ db: world.db, domain, log: pino({ level: 'silent' }), config, portal });
  const fetch = (request: Request, env: unknown) => app.fetch(request, env as Env['Bindings']);
  server = await listen(fetch, { port: 0, host: '127.0.0.1' });
});
// A page renews the token that it is given, and a minute later the former one is worth nothing.
beforeEach(async () => {
  token = await world.signIn(member.account, { host });
});
afterAll(async () => {
  await server.close(0);
  await Promise.all([world.close(), other.close()]);
});
afterEach(() => removeSources(world));

const task = {
  id: '1',
  name: '合同待确认',
  at: '2026-11-20 08:00:00',
  due: '2026-11-21 09:00',
  state: 'todo',
  link: 'https://hr.test/1',
};

const taskFields = { id: 'id', title: 'name', createdAt: 'at', deadline: 'due', status: 'state', url: 'link' };

/** Has tasks and approvals come from a system that answers when it is let. */
async function addTasks(more: Record<string, unknown> = {}) {
  const url = `${other.origin}/tasks?user={no}`;
  const config = { url, list: 'data', fields: taskFields, cacheSeconds: 60, ...more };
  await addSource(world, { kind: 'tasks', config });
}

/** Has the source answer with these rows as soon as what is returned is called. */
function answersWhenLet(data: unknown[]): () => void {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  other.behave(async (request, response) => {
    await held;
    answers({ data })(request, response);
  });
  return () => answer();
}

const noticeFields = { id: 'id', type: { text: 'student' }, title: 'title', publishedAt: 'at' };
const lessonFields = { course: 'name', date: 'day', start: 'from', end: 'to' };

const cookie = (name: string, value: string) => ({ name, value, url: origin(), sameSite: 'Lax' as const });
const memberCookies = () => [cookie(cookieNames.token, encodeURIComponent(token)), cookie(cookieNames.tourist, '0')];

describe.each([
  { path: '/home', viewport: desktop },
  { path: '/mobile/home', viewport: phone },
])('the home at $path with a source that takes its time', ({ path, viewport }) => {
  test('comes without it, and has its module in place when it answers; nothing moves', async () => {
    await addTasks();
    const answer = answersWhenLet([task]);
    const { page } = await openVisit({ baseURL: origin(), viewport });
    await page.context().addCookies(memberCookies());
    const shift = await watchShifts(page);
    // The document is here whole before the source has said a word.
    await page.goto(path);
    const tasks = page.getByRole('region', { name: /^待我处理/ });
    await tasks.getByText('正在加载').waitFor();
    await page.getByRole('region', { name: '通知公告' }).getByRole('link').first().waitFor();
    answer();
    await tasks.getByRole('link', { name: /合同待确认/ }).waitFor();
    expect(await tasks.getByText('正在加载').isVisible()).toBe(false);
    expect(await shift()).toBeLessThanOrEqual(maxShift);
    // Its answer is kept: the next page has it at once.
    expect(await (await page.reload())?.text()).toContain('合同待确认');
  });

  test('names it in its module’s place when it does not answer at all; nothing moves', async () => {
    await addTasks({ timeoutMs: 1500 });
    other.behave(hangs);
    const { page } = await openVisit({ baseURL: origin(), viewport });
    await page.context().addCookies(memberCookies());
    const shift = await watchShifts(page);
    await page.goto(path);
    const tasks = page.getByRole('region', { name: /^待我处理/ });
    await tasks.getByText('正在加载').waitFor();
    await tasks.getByText(/外部hr暂时没有回应/).waitFor();
    await tasks.getByRole('button', { name: '重试' }).waitFor();
    expect(await shift()).toBeLessThanOrEqual(maxShift);
  });
});

test('the home in care mode comes without it, and counts its tasks in place; nothing moves', async () => {
  await addTasks();
  const answer = answersWhenLet([task]);
  const { page } = await openVisit({ baseURL: origin(), viewport: desktop });
  await page.context().addCookies([...memberCookies(), cookie(appearanceCookies.care, '1')]);
  const shift = await watchShifts(page);
  await page.goto('/home');
  await page.getByRole('link', { name: '等您处理的事，去看看' }).waitFor();
  answer();
  await page.getByRole('link', { name: /^有 \d+ 件事等您处理/ }).waitFor();
  expect(await shift()).toBeLessThanOrEqual(maxShift);
});

/** What a page of each kind shows of our own, and what another system adds to it. */
const today = dayText(new Date());
const lists = {
  tasks: {
    fields: taskFields,
    row: task,
    title: '合同待确认',
    own: async () => (await world.call(taskInfo, { status: 'todo' }, { token, host })).data.list[0]?.title,
  },
  notices: {
    fields: noticeFields,
    row: { id: '1', title: '档案馆临时闭馆', at: `${today} 00:00:00` },
    title: '档案馆临时闭馆',
    own: async () => (await world.call(noticeShow, {}, { token, host })).data.list[0]?.title,
  },
  curriculum: {
    fields: lessonFields,
    row: { name: '机房值班', day: today, from: '13:10', to: '13:40' },
    title: '机房值班',
    // No class is on a Saturday.
    own: async () => {
      const entry = { title: '整理书架', kind: 'study', start: `${today} 12:20`, end: `${today} 12:40` } as const;
      await world.call(addEntry, entry, { token, host });
      return entry.title;
    },
  },
} as const;

test.each([
  { path: '/task-center', viewport: desktop, kind: 'tasks' },
  { path: '/mobile/task-center', viewport: phone, kind: 'tasks' },
  { path: '/info-center?tab=notices', viewport: desktop, kind: 'notices' },
  { path: '/mobile/notice', viewport: phone, kind: 'notices' },
  { path: '/schedule-center', viewport: desktop, kind: 'curriculum' },
  { path: '/mobile/schedule-detail', viewport: phone, kind: 'curriculum' },
] as const)('$path comes with our own rows, and has the others in place when they are there', async (given) => {
  const { fields, row, title, own } = lists[given.kind];
  const ours = await own();
  const config = { url: `${other.origin}/rows?user={no}`, list: 'data', fields, cacheSeconds: 60 };
  await addSource(world, { kind: given.kind, config });
  const answer = answersWhenLet([row]);
  const { page } = await openVisit({ baseURL: origin(), viewport: given.viewport });
  await page.context().addCookies(memberCookies());
  const html = await (await page.goto(given.path))?.text();
  expect(html).toContain('正在等外部hr答复');
  expect(html).toContain(ours);
  expect(html).not.toContain(title);
  answer();
  await page.getByText(title).first().waitFor();
  expect(await page.getByText('正在等外部hr答复').isVisible()).toBe(false);
  // Its answer is kept: the next page has it at once.
  expect(await (await page.reload())?.text()).toContain(title);
});

test('the other pages of a member wait for no count of notices', async () => {
  const config = {
    url: `${other.origin}/notices?user={no}`,
    list: 'data',
    cacheSeconds: 60,
    fields: noticeFields,
  };
  await addSource(world, { kind: 'notices', config, id: 'oa' });
  const answer = answersWhenLet([]);
  const headers = { cookie: `${cookieNames.token}=${token}; ${cookieNames.tourist}=0` };
  for (const path of ['/service-hall', '/mobile/personal-center', '/personal-center', '/mobile/home']) {
    expect((await get(server.port, host, path, headers)).status, path).toBe(200);
  }
  answer();
});

test('a guest’s home waits for no source either', async () => {
  const config = { url: `${other.origin}/notices`, list: 'data', fields: noticeFields };
  await addSource(world, { kind: 'notices', config, id: 'oa' });
  const answer = answersWhenLet([]);
  for (const path of ['/home', '/mobile/home']) {
    const page = await get(server.port, host, path);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.text).toContain('正在加载');
  }
  answer();
});
