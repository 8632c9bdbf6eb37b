import { BlockList } from 'node:net';
import { endpoints } from '@yimen/contract';
import { intelligence } from '@yimen/contract/assistant';
import { isPreviewable } from '@yimen/contract/endpoint';
import { personMessages } from '@yimen/contract/person/data';
import { calendarFeed, renewFeed } from '@yimen/contract/schedule/entries';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { createPreview, hostOfPreview, revokePreview, staffPreviews } from '@yimen/contract/staff/previews';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readEvents } from '../audit/store.ts';
import { roles } from '../database/schema/access.ts';
import { institutions } from '../database/schema/institutions.ts';
import { groups } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { previews } from '../database/schema/previews.ts';
import { articles } from '../database/schema/publishing.ts';
import { visits } from '../database/schema/visits.ts';
import { domain } from '../domain.ts';
import type { Portal } from '../pages/portal.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const article = 'articles:news-badminton-league';
const item = { part: 'articles', key: 'news-badminton-league' } as const;
const people = { chief: '20090157', anna: '20120088' };
const student = '2024310086';
const asStudent = { as: 'person', person: student } as const;

let world: World;
let staff: Editors<keyof typeof people>;
let app: ReturnType<typeof createApp>;

/** A portal that draws the answer of one call. */
const portal: Portal = {
  async render(request, { fetchApi }) {
    const { pathname, search, origin } = new URL(request.url);
    const call = new Request(`${origin}${pathname.slice('/draw'.length)}${search}`);
    const html = `<html><body>${await (await fetchApi(call)).text()}</body></html>`;
    return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache' } });
  },
  sharedRequest: ({ url, headers }) => ({ url, headers: Object.fromEntries(headers) }),
  methods: () => ['GET'],
  files: (_, next) => next(),
};

beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
  const config = { trustProxy: false, production: true, limits: 1, ownNetworks: new BlockList() };
  app = createApp({ db: world.db, domain, log: pino({ level: 'silent' }), config, portal });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(previews);
  await staff.begin({ chief: [['admin']], anna: [['publisher']] });
});

type Wanted = Parameters<typeof world.call<typeof createPreview>>[1];

/** Makes a link as somebody of the staff; returns its address. */
async function link(who: keyof typeof people, wanted: Wanted) {
  const answer = await world.call(createPreview, wanted, staff.as(who).as);
  expect(answer.msg).toBe('');
  return answer.data.address;
}

function fetchAt(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const { host } = new URL(address);
  const request = new Request(address, { method, headers: { host, ...headers } });
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.9' } } }));
}

/** Opens a link as a browser does; returns its origin and a browser that has its cookies. */
async function opened(address: string) {
  const answer = await fetchAt(address);
  expect(answer.status).toBe(303);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { origin } = new URL(address);
  const token = /token=([^;]+)/.exec(cookie)?.[1] ?? '';
  return {
    location: answer.headers.get('location'),
    cookie,
    page: (path: string) => fetchAt(`${origin}/draw${path}`, { cookie }),
    call: async (path: string, method = 'GET') => {
      const answered = await fetchAt(`${origin}${path}`, { authorization: `Bearer ${token}` }, method);
      return { answered, envelope: await answered.json() };
    },
    token,
  };
}

const details = `/homepage/news/info?id=${item.key}`;

describe('a preview', () => {
  test('shows drafts in place at a host of its own, and changes nothing', async () => {
    await staff.as('anna').save(article, { title: '预览里的标题' });
    const address = await link('anna', { items: [item], path: '/news/more/news-badminton-league' });
    expect(hostOfPreview(new URL(address).host)).toBe('localhost');
    const { page, call, location } = await opened(address);
    expect(location).toBe('/news/more/news-badminton-league');
    const drawn = await page(details);
    const html = await drawn.text();
    expect(html).toContain('预览里的标题');
    expect(html).toMatch(/<yimen-preview role="note"[^>]*>预览：作为访客，含 1 处草稿，.* 前有效。只能看，不能操作。/);
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    const policy = drawn.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' http://localhost;");
    expect(policy?.match(/worker-src[^;]*/g)).toEqual(["worker-src 'none'"]);
    expect((await call(details)).envelope).toMatchObject({ success: true, data: { title: '预览里的标题' } });
    // Neither the article nor a page of it that guests share.
    const [live] = await staff.here.rows(articles, { where: eq(articles.id, item.key) });
    expect(live?.title).not.toBe('预览里的标题');
    const guests = await fetchAt(`http://localhost/draw${details}`);
    expect(await guests.text()).not.toContain('预览里的标题');
    await staff.as('anna').save(article, { title: '又改了一次' });
    expect(await (await page(details)).text()).toContain('又改了一次');
  });

  test('refuses what would change or spend something, and writes nothing of what is read', async () => {
    const { call } = await opened(await link('anna', { viewer: { as: 'member', userType: 'STUDENT' } }));
    const before = await staff.here.count(visits);
    for (const { endpoint } of endpoints) {
      const { msg } = (await call(endpoint.path, endpoint.method)).envelope;
      if (isPreviewable(endpoint)) expect(msg, endpoint.name).not.toContain('这是预览');
      else expect(msg, endpoint.name).toBe('这是预览：不能操作，什么也没有改变');
    }
    await call(details);
    expect(await staff.here.count(visits)).toBe(before);
  });

  test('gives its reader nothing that is good elsewhere', async () => {
    const token = await world.signIn(student);
    const { address } = (await world.call(renewFeed, {}, { token })).data;
    const here = eq(institutions.id, 'mingde');
    const [before] = await world.db.select().from(institutions).where(here);
    if (!before?.intelligence) throw new Error('The demo has no assistant.');
    const known = { ...before.intelligence, accessToken: 'kept-from-previews' };
    await world.db.update(institutions).set({ intelligence: known }).where(here);
    await contentChanged(world.db, { id: 'mingde' });
    const { call, page } = await opened(await link('chief', { viewer: asStudent, reason: '她看不到成绩' }));
    expect(address).toContain('http');
    for (const { path } of [calendarFeed, intelligence]) {
      const told = [JSON.stringify((await call(path)).envelope), await (await page(path)).text()].join();
      expect(told).not.toContain(address);
      expect(told).not.toContain(known.accessToken);
    }
    expect((await call(calendarFeed.path)).envelope.msg).toBe('这是预览：不能操作，什么也没有改变');
    expect((await world.call(intelligence, {}, { token })).data[0]?.accessToken).toBe(known.accessToken);
    await world.db.update(institutions).set({ intelligence: before.intelligence }).where(here);
    await contentChanged(world.db, { id: 'mingde' });
  });

  test('answers what reads alone, as calls are declared', () => {
    const read = endpoints.flatMap(({ endpoint }) => (isPreviewable(endpoint) ? [endpoint] : []));
    expect(read.flatMap(({ method, name }) => (method === 'POST' ? [name] : [])).sort()).toEqual([
      'checkCached',
      'countServiceApp',
      'getApprovalData',
      'getBusinessApp',
      'getMergerApprovalData',
      'getServiceApp',
      'noticeInfo',
      'schoolCalendar',
      'taskInfo',
    ]);
  });

  test('shows what a kind of visitor may see', async () => {
    await staff.as('anna').save(article, { audience: { userTypes: ['TEACHER'] } });
    const as = async (viewer: Wanted['viewer']) => {
      const { call } = await opened(await link('anna', { items: [item], viewer }));
      return [(await call(details)).envelope.success, (await call(getUserInfo.path)).envelope.data];
    };
    expect(await as({ as: 'member', userType: 'TEACHER' })).toEqual([
      true,
      expect.objectContaining({ userType: 'TEACHER' }),
    ]);
    expect((await as({ as: 'member', userType: 'STUDENT' }))[0]).toBe(false);
    expect((await as({ as: 'guest' }))[0]).toBe(false);
    expect(await staff.here.count(messages, eq(messages.person, 'preview-visitor'))).toBe(0);
  });

  test('shows a moment to come with what is scheduled until then', async () => {
    const anna = staff.as('anna');
    await anna.save(article, { title: '明年的标题' });
    await anna.submit([article], '2030-01-01 08:00');
    const titleAt = async (at: string) => {
      const { call } = await opened(await link('anna', { at }));
      return (await call(details)).envelope.data?.title;
    };
    expect(await titleAt('2029-12-31 08:00')).not.toBe('明年的标题');
    expect(await titleAt('2030-01-01 08:00')).toBe('明年的标题');
  });

  test('says why there is none where a draft cannot be published', async () => {
    await staff.as('anna').save(article, { column: 'moon' });
    const { page, call } = await opened(await link('anna', { items: [item] }));
    const drawn = await page(details);
    expect(drawn.status).toBe(409);
    expect(await drawn.text()).toContain('“moon” 不在 newsColumns 中');
    expect((await call(details)).envelope.msg).toContain('“moon” 不在 newsColumns 中');
  });
});

describe('a link', () => {
  test('is good until its time, until it is ended, and in place of no session', async () => {
    const address = await link('anna', { minutes: 30 });
    const { call, page, token } = await opened(address);
    expect((await call(details)).envelope.success).toBe(true);
    const there = await fetchAt('http://localhost/pedestal/auth/userInfo', { authorization: `Bearer ${token}` });
    expect(await there.json()).toMatchObject({ success: false });
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    try {
      expect((await page(details)).status).toBe(410);
      expect((await fetchAt(address)).status).toBe(410);
    } finally {
      vi.useRealTimers();
    }
    const [own] = (await world.call(staffPreviews, {}, staff.as('anna').as)).data.list;
    expect(own).toMatchObject({ viewer: '访客', items: 0, at: null });
    const { success } = await world.call(revokePreview, { id: own?.id ?? '' }, staff.as('chief').as);
    expect(success).toBe(true);
    expect((await page(details)).status).toBe(410);
    expect((await call(details)).envelope.msg).toContain('已经过期、被停用');
    expect((await readEvents(staff.here, {})).slice(0, 3).map(({ action }) => action)).toEqual([
      'revoke-preview',
      'open-preview',
      'create-preview',
    ]);
  });

  test('is its maker’s and the administrators’ to see and to end', async () => {
    await link('chief', { reason: '给校长看' });
    expect((await world.call(staffPreviews, {}, staff.as('anna').as)).data.total).toBe(0);
    const [own] = (await world.call(staffPreviews, {}, staff.as('chief').as)).data.list;
    expect((await world.call(revokePreview, { id: own?.id ?? '' }, staff.as('anna').as)).code).toBe(404);
  });

  test('of a group that is gone is told, shown and ended all the same', async () => {
    await staff.here.insert(groups, [{ id: 'short-lived', name: '临时', position: 9 }]);
    const viewer: Wanted['viewer'] = { as: 'member', userType: 'STUDENT', groups: ['short-lived'] };
    const ask = () => world.call(createPreview, { viewer }, staff.as('chief').as);
    const { call } = await opened((await ask()).data.address);
    await staff.here.delete(groups, eq(groups.id, 'short-lived'));
    expect((await call(details)).envelope.success).toBe(true);
    const { list } = (await world.call(staffPreviews, {}, staff.as('chief').as)).data;
    expect(list.map(({ viewer: shown }) => shown)).toEqual(['学生 short-lived']);
    expect((await ask()).msg).toBe('没有群组 short-lived。');
  });

  test('shows what is scheduled as far as its maker may read it, and ends when they may not see so much', async () => {
    await staff.as('chief').save('institutions:mingde', { hotline: '0571-99' });
    await staff.as('chief').submit(['institutions:mingde'], '2030-01-01 08:00');
    const config = async (who: keyof typeof people) => {
      const { call } = await opened(await link(who, { at: '2030-01-02 08:00' }));
      return JSON.stringify((await call('/pedestal/unitConfig/getConfig')).envelope);
    };
    expect(await config('chief')).toContain('0571-99');
    expect(await config('anna')).not.toContain('0571-99');
    const { page } = await opened(await link('anna', { at: '2030-01-02 08:00' }));
    await staff.hold({ chief: [['admin']], anna: [['editor', 'department', 'it-center']] });
    expect((await page(details)).status).toBe(410);
  });

  test.each([
    ['nobody there', { as: 'person', person: 'nobody' }, '没有编号为 nobody 的人。'],
    ['another identity', { as: 'person', person: student, identity: 'x' }, '没有身份 x。'],
  ] as const)('is refused for %s', async (_, viewer, why) => {
    const { msg } = await world.call(createPreview, { viewer, reason: '看看' }, staff.as('chief').as);
    expect(msg).toContain(why);
  });

  test('ends with the last grant of who made it', async () => {
    const { page } = await opened(await link('anna', {}));
    expect((await page(details)).status).toBe(200);
    await staff.hold({ chief: [['admin']] });
    expect((await page(details)).status).toBe(410);
  });

  test('shows an editor of one department no more than guests see, and their own drafts', async () => {
    await staff.hold({ anna: [['editor', 'department', 'it-center']] });
    const ask = (wanted: Wanted) => world.call(createPreview, wanted, staff.as('anna').as);
    expect((await ask({ viewer: { as: 'member', userType: 'STUDENT' } })).msg).toContain('「服务、业务系统、资讯');
    expect((await ask({ at: '2030-01-01 08:00' })).code).toBe(403);
    expect((await ask({})).success).toBe(true);
    await staff.hold({ chief: [['admin']], anna: [['publisher']] });
    await staff.as('chief').save(article, { title: '别人的草稿' });
    await staff.hold({ anna: [['editor', 'department', 'it-center']] });
    expect((await ask({ items: [item] })).msg).toContain('您不能查看');
  });

  test.each([undefined, 'nonsense'])('that is none opens nothing: %s', async (token) => {
    expect((await fetchAt(`http://preview.localhost/preview?token=${token}`)).status).toBe(410);
    expect((await fetchAt('http://preview.localhost/draw/x', { cookie: `token=${token}` })).status).toBe(410);
  });

  test('as a person is for who may do no less, when it is made and as long as it is used', async () => {
    await staff.hold({ chief: [['admin']], anna: [['desk']] });
    const asChief = { as: 'person', person: people.chief } as const;
    const ask = (viewer: Wanted['viewer']) =>
      world.call(createPreview, { viewer, reason: '反馈' }, staff.as('anna').as);
    expect(await ask(asChief)).toMatchObject({
      code: 403,
      msg: expect.stringMatching(/有您没有（或到期更早）的权限「.*」：请由权限不少于他的人来办$/),
    });
    await staff.hold({ anna: [['desk']] });
    const { call } = await opened((await ask(asChief)).data.address);
    expect((await call(personMessages.path)).envelope.success).toBe(true);
    await staff.hold({ chief: [['admin']], anna: [['desk']] });
    expect((await call(personMessages.path)).envelope.msg).toContain('已经过期、被停用');
  });

  test('whose token is used without opening it is recorded all the same, once for each address', async () => {
    const records = async () =>
      (await readEvents(staff.here, { action: 'open-preview' })).map(({ part, key, count, address }) => [
        part,
        key,
        count,
        address,
      ]);
    const use = async (address: string) => {
      const token = new URL(address).searchParams.get('token');
      const { origin } = new URL(address);
      const answer = await fetchAt(`${origin}${personMessages.path}`, { authorization: `Bearer ${token}` });
      expect(await answer.json()).toMatchObject({ success: true });
    };
    const make = () => link('chief', { viewer: asStudent, reason: '她看不到成绩' });
    const one = await make();
    await use(one);
    const once = ['people', student, 1, '192.0.2.9'];
    expect(await records()).toEqual([once]);
    await use(one);
    await opened(one);
    expect(await records()).toEqual([once]);
    await use(await make());
    expect(await records()).toEqual([once, once]);
  });

  test('as a person needs a reason and the permission, ends soon, and the person is told', async () => {
    const viewer = asStudent;
    const ask = (who: keyof typeof people, wanted: Wanted) => world.call(createPreview, wanted, staff.as(who).as);
    expect((await ask('chief', { viewer })).msg).toContain('请写明原因');
    const read = ['services', 'systems', 'news', 'notices', 'topics'].map((area) => [`${area}.read`, 'direct']);
    const reader = {
      id: 'reader',
      name: '只看',
      summary: '只看内容',
      position: 0,
      permissions: Object.fromEntries(read),
    };
    await staff.here.insert(roles, [reader]);
    await staff.hold({ chief: [['admin']], anna: [['reader']] });
    expect((await ask('anna', { viewer, reason: '反馈' })).msg).toContain('不能查看这个部门的人员');
    const { call } = await opened(await link('chief', { viewer, reason: '她看不到成绩查询', minutes: 600 }));
    expect((await call(getUserInfo.path)).envelope.data).toMatchObject({ id: student });
    const [own] = (await world.call(staffPreviews, {}, staff.as('chief').as)).data.list;
    const minutes = (Date.parse(`${own?.until}`) - Date.parse(`${own?.madeAt}`)) / 60_000;
    expect(minutes).toBe(15);
    const told = await staff.here.rows(messages, { where: eq(messages.person, student) });
    expect(told.find(({ text }) => text.includes('她看不到成绩查询'))).toMatchObject({
      title: expect.stringContaining('您的身份'),
      read: false,
    });
    expect(await readEvents(staff.here, { part: 'people', key: student })).toMatchObject([
      { action: 'open-preview' },
      { action: 'create-preview', actor: staff.actor('chief') },
    ]);
  });
});
