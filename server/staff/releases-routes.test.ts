import { codes } from '@yimen/contract/envelope';
import { staffRelease, staffReleases } from '@yimen/contract/staff/releases';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { editions, releases } from '../database/schema/editions.ts';
import { articles } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { publishDue } from '../testing/scheduled.ts';
import type { World } from '../testing/world.ts';

const [article, other] = ['articles:news-badminton-league', 'articles:news-forum-85'] as const;
const [card, exam] = ['apps:campus-card-lost', 'apps:campus-card-unlock'] as const;
const people = { chief: '20090157', anna: '20120088', boris: '20180266', clara: '20150132' };
type Who = keyof typeof people;

let world: World;
let staff: Editors<Who>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);

/** An editor of one department, whose work is reviewed, and two who may publish. */
const usual = {
  anna: [['editor', 'department', 'it-center']],
  boris: [['publisher']],
  clara: [['publisher']],
} as const;
beforeEach(async () => {
  await staff.begin(usual);
});

const titleOf = async (id: string) => (await staff.here.first(articles, eq(articles.id, id)))?.title;
const summaryOf = async (id: string) => (await staff.here.first(apps, eq(apps.id, id)))?.summary;
const read = async (number: number, who: Who = 'boris') =>
  (await world.call(staffRelease, { number }, staff.as(who).as)).data;
const acted = async () => (await readEvents(staff.here, {})).map(({ action, actor }) => `${action} ${actor}`);
const runJob = (release: number) => publishDue(world.db, release);

describe('who may publish directly', () => {
  test('publishes drafts together, at once, and both are recorded and listed', async () => {
    const boris = staff.as('boris');
    const title = await titleOf('news-badminton-league');
    await boris.save(article, { title: '一' });
    await staff.as('clara').save(other, { title: '二' });
    const { data } = await boris.submit([article, other]);
    expect(data).toEqual({ number: 1, state: 'published', failure: '', warnings: [] });
    expect([await titleOf('news-badminton-league'), await titleOf('news-forum-85')]).toEqual(['一', '二']);
    const release = await read(1);
    expect(release).toMatchObject({
      state: 'published',
      submittedBy: { id: staff.actor('boris') },
      reviewedBy: null,
      count: 2,
    });
    expect(release?.items[0]).toMatchObject({ changes: [{ field: 'title', before: title, after: '一' }] });
    expect((await readEvents(staff.here, { action: 'publish' })).map(({ key, after }) => [key, after])).toEqual(
      expect.arrayContaining([['news-badminton-league', { title: '一' }]]),
    );
  });

  test('publishes all or nothing, and is told all that is wrong', async () => {
    const boris = staff.as('boris');
    await boris.save(article, { title: '好的' });
    await boris.save(other, { title: '' });
    const answer = await boris.submit([article, other]);
    expect(answer).toMatchObject({ success: false, code: codes.releaseRefused });
    expect(answer.msg).toMatch(/title：不能为空/);
    expect(await titleOf('news-badminton-league')).not.toBe('好的');
    expect(await staff.here.count(releases)).toBe(0);
  });

  test('is told of a draft that is gone, held, or newer than what was seen', async () => {
    const boris = staff.as('boris');
    expect((await boris.submit([article])).code).toBe(404);
    await boris.save(article, { title: '一' });
    const stale = { part: 'articles', key: 'news-badminton-league', revision: 1 } as const;
    expect(await world.send('POST', '/staff/releases/submit', { title: '旧', items: [stale] }, boris.as)).toMatchObject(
      {
        code: 409,
        msg: expect.stringContaining('看过再提交'),
      },
    );
    await boris.submit([article], '2099-01-01 08:00');
    expect((await boris.submit([article])).msg).toContain('已在发布单 1 中等待');
  });

  test('of two in the same second, one publishes and the other is told', async () => {
    await staff.as('boris').save(article, { title: '一' });
    const { revision } = (await staff.as('boris').read(article)).data;
    const items = [{ part: 'articles', key: 'news-badminton-league', revision }];
    const answers = await Promise.all(
      (['boris', 'clara'] as const).map((who) =>
        world.send('POST', '/staff/releases/submit', { title: '抢', items }, staff.as(who).as),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
    expect(answers.find(({ code }) => code === 404)?.msg).toContain('可能已经发布');
    expect(await staff.here.count(releases)).toBe(1);
    expect(await world.db.$count(editions)).toBe(2);
  });
});

describe('what is held with review', () => {
  test('waits for another person, who approves it', async () => {
    const [anna, boris] = [staff.as('anna'), staff.as('boris')];
    await anna.save(card, { summary: '安娜写的' });
    expect((await anna.submit([card])).data).toEqual({ number: 1, state: 'submitted', failure: '', warnings: [] });
    expect(await summaryOf('campus-card-lost')).not.toBe('安娜写的');
    expect(await read(1)).toMatchObject({
      state: 'submitted',
      count: 1,
      items: [{ key: 'campus-card-lost', changes: [{ field: 'summary', after: '安娜写的' }] }],
    });
    expect((await anna.approve(1)).code).toBe(403);
    expect((await boris.approve(1)).data).toEqual({ number: 1, state: 'published', failure: '' });
    expect(await summaryOf('campus-card-lost')).toBe('安娜写的');
    expect(await read(1)).toMatchObject({
      state: 'published',
      submittedBy: { id: staff.actor('anna') },
      reviewedBy: { id: staff.actor('boris'), name: expect.stringMatching(/./) },
    });
    expect(await acted()).toEqual([
      `approve-release ${staff.actor('boris')}`,
      `staff-refused ${staff.actor('anna')}`,
      `submit-release ${staff.actor('anna')}`,
      `save-draft ${staff.actor('anna')}`,
    ]);
    expect((await readEvents(staff.here, { action: 'approve-release' }))[0]).toMatchObject({
      part: 'apps',
      key: 'campus-card-lost',
      detail: '发布单 1 改版',
      after: { summary: '安娜写的' },
    });
  });

  test('cannot change between submitting and approving: saving and discarding are refused until it is back', async () => {
    const [anna, boris] = [staff.as('anna'), staff.as('boris')];
    await anna.save(card, { summary: '提交的' });
    await anna.submit([card]);
    for (const answer of [
      await boris.save(card, { summary: '换掉' }),
      await boris.discard(card),
      await boris.withdraw(card),
      await anna.submit([card]),
    ])
      expect(answer).toMatchObject({
        success: false,
        code: codes.releaseRefused,
        msg: expect.stringContaining('发布单 1'),
      });
    expect((await anna.cancel(1)).data.state).toBe('cancelled');
    expect((await boris.save(card, { name: '换掉' })).success).toBe(true);
    expect((await boris.approve(1)).msg).toBe('发布单 1 现在是“已取消”，不能再这样做。');
  });

  test('is returned with a reason, and submitted again', async () => {
    const [anna, boris] = [staff.as('anna'), staff.as('boris')];
    await anna.save(card, { summary: '一' });
    await anna.submit([card]);
    expect((await anna.sendBack(1)).code).toBe(403);
    expect((await boris.sendBack(1)).data).toEqual({ number: 1, state: 'returned', failure: '日期不对' });
    expect(await read(1, 'anna')).toMatchObject({ state: 'returned', failure: '日期不对', items: [{ changes: [] }] });
    expect((await anna.save(card, { summary: '二' })).success).toBe(true);
    expect((await anna.submit([card])).data).toMatchObject({ number: 2, state: 'submitted' });
    expect((await boris.cancel(2)).code, 'is another’s to take back').toBe(403);
  });

  test('is returned with what is wrong where it has become so', async () => {
    const [anna, boris] = [staff.as('anna'), staff.as('boris')];
    await anna.save(card, { summary: '一' });
    await anna.save(exam, { summary: '二' });
    await anna.submit([card, exam]);
    await run('set  services  mingde  id=campus-card-unlock  summary=别人改的');
    const before = await summaryOf('campus-card-lost');
    const { data } = await boris.approve(1);
    expect(data).toMatchObject({ state: 'returned', failure: expect.stringContaining('"别人改的"') });
    expect(await summaryOf('campus-card-lost'), 'the one that is right').toBe(before);
    expect((await acted())[0]).toBe(`return-release ${staff.actor('boris')}`);
    expect((await anna.save(exam, { summary: '二' })).success).toBe(true);
  });

  test('is approved by nobody who submitted it, or saved anything in it', async () => {
    const [anna, boris, clara] = [staff.as('anna'), staff.as('boris'), staff.as('clara')];
    await anna.save(card, { summary: '一' });
    await boris.save(card, { name: '挂失' });
    await anna.submit([card]);
    expect(await boris.approve(1)).toMatchObject({
      code: codes.releaseRefused,
      msg: expect.stringContaining('不能批准自己'),
    });
    expect((await clara.approve(1)).data.state).toBe('published');
    await boris.withdraw(exam);
    await staff.begin({ ...usual, clara: [['editor', 'department', 'it-center']] });
    await boris.withdraw(exam);
    await clara.submit([exam]);
    expect((await boris.approve(1)).msg).toContain('不能批准自己');
  });

  test('of two who approve in the same second, one does, and the other is told', async () => {
    await staff.as('anna').save(card, { summary: '一' });
    await staff.as('anna').submit([card]);
    const answers = await Promise.all((['boris', 'clara'] as const).map((who) => staff.as(who).approve(1)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, codes.releaseRefused]);
    expect(answers.find(({ code }) => code === codes.releaseRefused)?.msg).toBe(
      '发布单 1 现在是“已发布”，不能再这样做。',
    );
    expect((await readEvents(staff.here, { action: 'approve-release' })).length).toBe(1);
  });

  test('cannot be taken past its department', async () => {
    await staff.as('boris').save('apps:salary-query', { summary: '别的部门' });
    await staff.as('anna').save(card, { summary: '一' });
    const { revision } = (await staff.as('boris').read('apps:salary-query')).data;
    const foreign = { part: 'apps', key: 'salary-query', revision };
    const answer = await world.send(
      'POST',
      '/staff/releases/submit',
      { title: '越界', items: [foreign] },
      staff.as('anna').as,
    );
    expect(answer).toMatchObject({ code: 403, msg: expect.stringContaining('没有「服务 · 发布」的权限') });
    await run(
      'set  roles  mingde  id=chief  name=部门主管  summary=  permissions={"services.read":"direct","services.write":"direct","services.publish":"direct"}',
    );
    await staff.begin({ anna: [['editor']], clara: [['chief', 'department', 'it-center']] });
    await staff.as('anna').save('apps:salary-query', { summary: '别的部门' });
    await staff.as('anna').submit(['apps:salary-query']);
    expect((await staff.as('clara').approve(1)).code).toBe(403);
    expect((await staff.as('clara').sendBack(1)).code).toBe(403);
    expect(await read(1, 'clara'), 'nothing in it is theirs').toBeNull();
  });
});

describe('a release at a time', () => {
  const at = '2099-01-01 08:00';

  test('waits once it is approved, is published once by the job, and is cancelled by who may', async () => {
    const [anna, boris, clara] = [staff.as('anna'), staff.as('boris'), staff.as('clara')];
    await anna.save(card, { summary: '明年的' });
    expect((await anna.submit([card], at)).data.state).toBe('submitted');
    expect((await boris.approve(1)).data.state).toBe('scheduled');
    expect(await read(1)).toMatchObject({ dueAt: at, endedAt: null, reviewedBy: { id: staff.actor('boris') } });
    const { rows } = await world.db.execute(
      sql`select data from jobs.job where name = 'publish-scheduled' and start_after = '2099-01-01 08:00+08'`,
    );
    expect(rows).toContainEqual({ data: { institution: 'mingde', release: 1 } });
    expect((await clara.cancel(1)).data.state).toBe('cancelled');
    await runJob(1);
    expect(await summaryOf('campus-card-lost')).not.toBe('明年的');
    await clara.submit([card], at);
    await runJob(2);
    await runJob(2);
    expect(await summaryOf('campus-card-lost')).toBe('明年的');
    expect((await readEvents(staff.here, { action: 'publish' })).length).toBe(1);
    expect((await clara.cancel(2)).msg).toContain('现在是“已发布”');
  });

  test('needs the permission to schedule, and a time that is to come', async () => {
    await staff.begin({ anna: [['editor']], boris: [['publisher']] });
    await staff.as('anna').save(article, { title: '一' });
    expect((await staff.as('anna').submit([article], at)).msg).toContain('「资讯 · 定时」');
    expect((await staff.as('boris').submit([article], '2020-01-01 08:00')).msg).toContain('已经过去');
  });

  test('that was due before it was approved is published then', async () => {
    await staff.as('anna').save(card, { summary: '到期' });
    await staff.as('anna').submit([card], at);
    await staff.here.update(releases, { dueAt: new Date(Date.now() - 1000) }, eq(releases.number, 1));
    expect((await staff.as('boris').approve(1)).data.state).toBe('published');
  });
});

describe('releases', () => {
  test('are listed to who submitted them, and to who may read something in them, by state', async () => {
    const boris = staff.as('boris');
    await boris.save(article, { title: '一' });
    await boris.submit([article]);
    await boris.save(card, { summary: '二' });
    await boris.save(other, { title: '三' });
    await boris.submit([card, other]);
    await staff.as('anna').save(exam, { summary: '四' });
    await staff.as('anna').submit([exam]);
    await run('set  services  mingde  id=campus-card-recharge  summary=命令');
    const seen = async (who: Who, state?: 'submitted') =>
      (await world.call(staffReleases, state ? { state } : {}, staff.as(who).as)).data.list.map(({ number }) => number);
    expect(await seen('boris')).toEqual([4, 3, 2, 1]);
    expect(await seen('anna')).toEqual([4, 3, 2]);
    expect(await seen('anna', 'submitted')).toEqual([3]);
    expect((await read(2, 'anna'))?.items.map(({ key }) => key)).toEqual(['campus-card-lost']);
    expect(await read(1, 'anna')).toBeNull();
  });

  test('are rolled back together, but for what has changed since', async () => {
    const boris = staff.as('boris');
    const before = await titleOf('news-badminton-league');
    await boris.save(article, { title: '一' });
    await boris.save(other, { title: '二' });
    await boris.submit([article, other]);
    await run('set  articles  mingde  id=news-forum-85  title=三');
    const { data } = await staff.as('clara').rollBack(1);
    expect(data).toMatchObject({ number: 3, count: 1, skipped: [{ key: 'news-forum-85', name: '三' }] });
    expect([await titleOf('news-badminton-league'), await titleOf('news-forum-85')]).toEqual([before, '三']);
    expect(await read(3)).toMatchObject({ title: '回滚发布单 1', reason: '链接打不开', count: 1 });
    expect((await readEvents(staff.here, { action: 'roll-back' })).length).toBe(1);
    expect((await staff.as('clara').rollBack(1)).msg).toContain('没有可以回滚的');
    expect((await staff.as('clara').rollBack(9)).code).toBe(404);
  });

  test('are rolled back by nobody who is reviewed, or beyond what is theirs', async () => {
    const boris = staff.as('boris');
    await boris.save(card, { summary: '一' });
    await boris.submit([card]);
    expect((await staff.as('anna').rollBack(1)).code).toBe(403);
    await run('set  institution  mingde  hotline=0579-7');
    expect((await boris.rollBack(2)).msg).toContain('机构设置 · 发布');
  });

  test('bring back a service with its guide, to who may publish in its department', async () => {
    const boris = staff.as('boris');
    await boris.save('apps:bike', { name: '电动车', category: 'aid', department: 'it-center' });
    await boris.save('guides:bike', { 'guide.who': '全体师生' });
    expect((await boris.submit(['apps:bike', 'guides:bike'])).msg).toBe('');
    await boris.withdraw('apps:bike');
    await boris.submit(['apps:bike']);
    expect(await summaryOf('bike')).toBeUndefined();
    expect((await read(2))?.items.map(({ part, withdrawn }) => [part, withdrawn])).toEqual([
      ['apps', true],
      ['guides', true],
    ]);
    expect((await boris.rollBack(2)).data.count).toBe(2);
    expect((await boris.read('guides:bike')).data.live).toMatchObject({ guide: { who: '全体师生' } });
    await boris.rollBack(1);
  });
});
