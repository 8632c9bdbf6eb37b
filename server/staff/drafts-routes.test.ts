import { checkDraft, discardDraft, staffDraft, staffDrafts } from '@yimen/contract/staff/drafts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { noticeReads } from '../database/schema/person.ts';
import { articles, topics } from '../database/schema/publishing.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { statementsOf } from '../testing/statements.ts';
import type { World } from '../testing/world.ts';

const [article, other] = ['articles:news-badminton-league', 'articles:news-forum-85'] as const;
const people = { chief: '20090157', anna: '20120088', boris: '20180266' };

let world: World;
let staff: Editors<keyof typeof people>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
});
afterAll(() => world.close());
beforeEach(() => staff.begin({ chief: [['admin']], anna: [['publisher']], boris: [['publisher']] }));
const { run } = commandsOn(() => world);

const listed = async (who: keyof typeof people) =>
  (await world.call(staffDrafts, {}, staff.as(who).as)).data.list.map(({ part, key }) => `${part}:${key}`);

describe('a draft', () => {
  test('is saved field by field, listed, read and discarded, and each is recorded', async () => {
    const anna = staff.as('anna');
    const before = await anna.read(article);
    expect(before.data).toMatchObject({ fields: [], release: null, live: { column: 'campus-news' } });
    const saved = await anna.save(article, { title: '新的标题', publishedAt: '2026-11-20 08:00' });
    expect(saved).toMatchObject({ success: true, data: { conflicts: 0 } });
    const { data } = await anna.read(article);
    expect(data.revision).toBe(saved.data.revision);
    expect(data.fields).toEqual([
      expect.objectContaining({ field: 'title', value: '新的标题', live: before.data.live?.title, conflict: null }),
      expect.objectContaining({ field: 'publishedAt', value: '2026-11-20 08:00', conflict: null }),
    ]);
    const { list, total } = (await world.call(staffDrafts, { part: 'articles' }, anna.as)).data;
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      key: 'news-badminton-league',
      fields: ['title', 'publishedAt'],
      added: false,
      savedBy: { id: staff.actor('anna'), name: expect.stringMatching(/./) },
    });
    expect((await world.call(staffDrafts, { part: 'notices' }, anna.as)).data.total).toBe(0);
    expect((await staff.as('boris').discard(article)).success).toBe(true);
    expect(await listed('anna')).toEqual([]);
    expect(await readEvents(staff.here, { part: 'articles' })).toMatchObject([
      { action: 'discard-draft', actor: staff.actor('boris'), key: 'news-badminton-league', address: '192.0.2.1' },
      { action: 'save-draft', actor: staff.actor('anna'), detail: 'title、publishedAt' },
    ]);
  });

  test('is recorded field by field, as it was and as it is, with long texts cut and without secrets', async () => {
    const anna = staff.as('anna');
    const told = async () => {
      const [entry] = await readEvents(staff.here, {}, 1);
      return { before: entry?.before, after: entry?.after };
    };
    const body = [{ kind: 'paragraph', text: '长'.repeat(5000) }];
    await anna.save(article, { body, summary: 'https://a.example/?token=abc' });
    const { before, after } = await told();
    for (const side of [before, after]) expect(Object.keys(side ?? {}).sort()).toEqual(['body', 'summary']);
    expect(JSON.stringify(after)).not.toContain('abc');
    expect(JSON.stringify(after).length).toBeLessThan(1000);

    const fee = { 'guide.fee': '免费二' };
    await anna.save('guides:transcript-print', fee);
    expect(await told()).toEqual({ before: { 'guide.fee': expect.not.stringContaining('免费二') }, after: fee });

    const key = { id: 'news-new', title: '新的' };
    await anna.save('articles:news-new', { title: '新的' });
    expect(await told()).toEqual({ before: null, after: key });
    await anna.discard('articles:news-new');
    expect(await told()).toEqual({ before: key, after: null });
  });

  test('tells what keeps it from being published, and takes what is wrong until then', async () => {
    const anna = staff.as('anna');
    await anna.save(article, { column: 'moon', publishedAt: '明天' });
    expect((await anna.check(article)).join()).toMatch(/publishedAt：时间应写作/);
    await anna.save(article, { publishedAt: '2026-11-20 08:00' });
    expect((await anna.check(article)).join()).toContain('“moon” 不在 newsColumns 中');
    expect((await anna.submit([article])).msg).toContain('“moon” 不在 newsColumns 中');
  });

  test('is read without a lock, and checked without being published', async () => {
    const anna = staff.as('anna');
    await anna.save(article, { title: '试发' });
    const read = await statementsOf(() => anna.read(article));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((text) => /^begin|savepoint|for (no key )?update/i.test(text))).toEqual([]);
    expect(await anna.check(article)).toEqual([]);
    expect(await anna.check(other)).toEqual([]);
    expect((await anna.read(article)).data).toMatchObject({ fields: [{ field: 'title', value: '试发' }] });
    expect((await anna.read(article)).data.live?.title).not.toBe('试发');
  });

  test.each([
    ['no field of it', { titel: '错' }],
    ['its key', { id: 'other' }],
    ['a count', { views: 7 }],
    ['part of a field that is edited as a whole', { 'title.x': '错' }],
  ])('refuses %s', async (_, values) => {
    const answer = await staff.as('anna').save(article, values);
    expect(answer).toMatchObject({ status: 400, code: 400 });
    expect(await listed('anna')).toEqual([]);
  });

  test('of a guide merges its fields one by one, however they are sent', async () => {
    const anna = staff.as('anna');
    const { data } = await anna.read('guides:transcript-print');
    await anna.save('guides:transcript-print', { 'guide.fee': '免费' });
    const whole = { ...(data.live?.guide as object), place: '行政楼' };
    await staff.as('boris').save('guides:transcript-print', { guide: whole }, { revision: data.revision });
    const { fields } = (await anna.read('guides:transcript-print')).data;
    const byName = Object.fromEntries(fields.map(({ field, ...one }) => [field, one]));
    expect(byName['guide.place']).toMatchObject({ value: '行政楼', conflict: null });
    expect(byName['guide.fee']?.conflict).toMatchObject({ with: 'draft', value: '免费' });
  });
});

describe('two who edit one thing', () => {
  const [anna, boris] = [() => staff.as('anna'), () => staff.as('boris')];

  test('have both what they saved in different fields', async () => {
    const { revision } = (await anna().read(article)).data;
    await anna().save(article, { title: '安娜的' }, { revision });
    expect((await boris().save(article, { summary: '鲍里斯的' }, { revision })).data.conflicts).toBe(0);
    expect((await anna().read(article)).data.fields.map(({ value }) => value)).toEqual(['安娜的', '鲍里斯的']);
  });

  test('in the same field are told, and nothing is published before one has chosen', async () => {
    const { revision } = (await anna().read(article)).data;
    await anna().save(article, { title: '安娜的' }, { revision });
    expect((await boris().save(article, { title: '鲍里斯的' }, { revision })).data.conflicts).toBe(1);
    const [field] = (await boris().read(article)).data.fields;
    expect(field).toMatchObject({
      value: '鲍里斯的',
      conflict: { with: 'draft', value: '安娜的', savedBy: { id: staff.actor('anna') } },
    });
    const [told, problems] = [(await boris().submit([article])).msg, await boris().check(article)];
    for (const text of [told, ...problems])
      expect(text).toContain('纪晓棠（20180266）改成 "鲍里斯的"，方怡宁（20120088）改成了 "安娜的"');
    expect((await boris().save(article, { title: '安娜的' })).data.conflicts).toBe(0);
    expect((await boris().submit([article])).data).toMatchObject({ state: 'published' });
  });

  test('are told of what was published since one began, also where the draft has gone meanwhile', async () => {
    const { revision } = (await anna().read(article)).data;
    await boris().save(article, { title: '鲍里斯的' });
    await boris().submit([article]);
    expect((await anna().save(article, { title: '安娜的' }, { revision })).data.conflicts).toBe(1);
    expect((await anna().read(article)).data.fields[0]?.conflict).toEqual({
      with: 'live',
      value: '鲍里斯的',
      savedBy: null,
    });
    expect((await anna().save(article, { title: '安娜的' })).data.conflicts).toBe(0);
  });

  test('are told of what was saved in a draft that was begun anew', async () => {
    const first = await anna().save(article, { title: '一' });
    await boris().discard(article);
    await boris().save(article, { title: '二' });
    const again = await anna().save(article, { title: '三' }, { revision: first.data.revision });
    expect(again.data.conflicts).toBe(1);
  });

  test('get 409 where one writes, discards or withdraws the whole and has not seen the other', async () => {
    const { revision } = (await anna().read(article)).data;
    await anna().save(article, { title: '安娜的' }, { revision });
    const stale = [
      await boris().save(article, { summary: '整条' }, { revision, whole: true }),
      await boris().discard(article, revision),
      await boris().withdraw(article, revision),
    ];
    for (const answer of stale) expect(answer).toMatchObject({ success: false, code: 409, data: null });
    expect(stale[0]?.msg).toContain('重新读取');
    expect((await anna().read(article)).data.fields).toHaveLength(1);
    expect((await boris().save(article, { summary: '整条' }, { whole: true })).success).toBe(true);
  });
});

describe('who holds a permission for a department, a column or a topic alone', () => {
  test('edits, reads and lists what belongs to it and to departments below, and nothing else', async () => {
    await run('set  departments  mingde  id=archives  parent=it-center');
    await staff.begin({ chief: [['admin']], anna: [['editor', 'department', 'it-center']] });
    const anna = staff.as('anna');
    for (const row of ['apps:campus-card-lost', 'guides:campus-card-lost', 'apps:archive-query'] as const)
      expect((await anna.save(row, row.startsWith('guides') ? { 'guide.fee': '五元' } : { summary: '改' })).msg).toBe(
        '',
      );
    const foreign = await anna.save('apps:salary-query', { summary: '改' });
    expect(foreign).toMatchObject({ code: 403, data: null });
    expect(foreign.msg).toMatch(/^您对“.+”所在的部门、栏目或专题没有「服务 · 改」的权限$/);
    for (const row of [
      'guides:salary-query',
      'notices:notice-annual-assessment',
      article,
      'terms:2026-2027-1',
    ] as const)
      expect((await anna.save(row, { title: '改', 'guide.fee': '免费' })).success, row).toBe(false);
    expect((await anna.save('apps:campus-card-unlock', { department: 'hr' })).code, 'gives it away').toBe(403);
    await staff.as('chief').save('apps:salary-query', { summary: '不给别的部门看' });
    expect((await anna.read('apps:salary-query')).code).toBe(403);
    expect((await anna.discard('apps:salary-query', 1)).code).toBe(403);
    expect((await listed('anna')).sort()).toEqual([
      'apps:archive-query',
      'apps:campus-card-lost',
      'guides:campus-card-lost',
    ]);
    expect(await listed('chief')).toHaveLength(4);
    await run('set  departments  mingde  id=archives  parent=');
  });

  test('adds services to it, with their guides, and none elsewhere', async () => {
    await staff.begin({ anna: [['editor', 'department', 'it-center']] });
    const anna = staff.as('anna');
    const added = { name: '新服务', category: 'network', department: 'it-center' };
    expect((await anna.save('apps:new-service', { ...added, department: 'hr' })).code).toBe(403);
    expect((await anna.save('apps:new-service', { name: '没有部门' })).code).toBe(403);
    expect((await anna.save('apps:new-service', added)).success).toBe(true);
    expect((await anna.save('guides:new-service', { 'guide.fee': '免费' })).success).toBe(true);
    expect((await anna.save('apps:new-system', { ...added, attributeType: 2 })).code, 'a business system').toBe(403);
  });

  test('of a column edits its articles, of a topic that topic', async () => {
    const [topic] = await staff.here.rows(topics);
    await run(
      'set  roles  mingde  id=writer  name=写  summary=  permissions={"news.read":"direct","news.write":"direct"}',
    );
    await run(
      'set  roles  mingde  id=guide  name=专  summary=  permissions={"topics.read":"direct","topics.write":"direct"}',
    );
    await staff.begin({
      anna: [['writer', 'column', 'campus-news']],
      boris: [['guide', 'topic', topic?.id ?? '']],
    });
    const [anna, boris] = [staff.as('anna'), staff.as('boris')];
    expect((await anna.save(article, { title: '改' })).success).toBe(true);
    expect((await anna.save(other, { title: '改' })).code).toBe(403);
    expect((await anna.save(article, { column: 'lectures' })).code).toBe(403);
    expect((await boris.save(`topics:${topic?.id}`, { summary: '改' })).success).toBe(true);
    expect((await boris.save('topics:topic-of-others', { name: '新' })).code).toBe(403);
    expect((await boris.save(article, { title: '改' })).code).toBe(403);
    expect([await listed('anna'), await listed('boris')]).toEqual([[article], [`topics:${topic?.id}`]]);
  });

  test('withdraws only where removing is permitted', async () => {
    await staff.begin({ anna: [['editor', 'department', 'it-center']], boris: [['publisher']] });
    expect((await staff.as('anna').withdraw('apps:campus-card-lost')).code).toBe(403);
    expect((await staff.as('boris').withdraw('apps:campus-card-lost')).success).toBe(true);
    expect((await staff.as('boris').read('apps:campus-card-lost')).data.withdraws).toBe(true);
    const draft = await staff.as('boris').withdraw('menus:nav-home');
    expect(draft.msg, 'what has no permission to remove needs the one to write').toBe('');
    expect(draft.data.along, 'nobody marks a menu entry').toEqual([]);
  });

  test('tells what goes with what is withdrawn, by kind, so that a page can ask', async () => {
    await staff.begin({ boris: [['publisher']] });
    const boris = staff.as('boris');
    const read = await staff.here.count(noticeReads, eq(noticeReads.notice, 'notice-cet-exam'));
    expect(read).toBeGreaterThan(0);
    const along = [{ part: 'noticeReads', count: read }];
    expect((await boris.withdraw('notices:notice-cet-exam')).data).toMatchObject({ along, conflicts: 0 });
    const asked = { part: 'notices', key: 'notice-cet-exam' } as const;
    expect((await world.call(checkDraft, asked, boris.as)).data).toEqual({ problems: [], warnings: [], along });
    await boris.save('notices:notice-cet-exam', { title: '改期' });
    expect((await world.call(checkDraft, asked, boris.as)).data, 'it does not go').toEqual({
      problems: [],
      warnings: [],
      along: [],
    });
    await boris.withdraw('notices:notice-cet-exam');
    await boris.submit(['notices:notice-cet-exam']);
    expect((await boris.rollBack(1)).data).toMatchObject({ count: 1, along: read });
    expect(await staff.here.count(noticeReads, eq(noticeReads.notice, 'notice-cet-exam'))).toBe(read);
  });
});

test('a rule that nobody meets is told of before it is published, and when it is', async () => {
  const anna = staff.as('anna');
  const everybody = ['STUDENT', 'TEACHER', 'STAFF', 'ADMIN', 'CITIZEN'];
  await anna.save(article, { audience: { departments: ['college-information'], except: { userTypes: everybody } } });
  const warnings = [expect.stringContaining('现在没有一个人符合')];
  const asked = { part: 'articles', key: 'news-badminton-league' } as const;
  expect((await world.call(checkDraft, asked, anna.as)).data).toEqual({ problems: [], warnings, along: [] });
  expect((await anna.submit([article])).data).toMatchObject({ state: 'published', warnings });
});

test('a title is not told to who may not read it, wherever they want it to be', async () => {
  await staff.begin({ chief: [['admin']], anna: [['editor', 'department', 'college-information']] });
  const secret = { title: '绝密处分', department: 'hr', type: 'school', publishedAt: '2026-11-20 08:00' };
  expect((await staff.as('chief').save('notices:secret-x', secret)).msg).toBe('');
  const taken = await staff.as('anna').save('notices:secret-x', { department: 'college-information' });
  expect(taken.code).toBe(403);
  expect(taken.msg).toContain('secret-x');
  expect(taken.msg).not.toContain('绝密');
});

test('what is no row, or no draft, is answered so', async () => {
  const { as } = staff.as('anna');
  expect((await world.call(staffDraft, { part: 'slides', key: 'banner' }, as)).code).toBe(404);
  expect((await world.call(staffDraft, { part: 'articles', key: 'none' }, as)).data).toMatchObject({
    live: null,
    fields: [],
  });
  expect((await world.call(discardDraft, { part: 'articles', key: 'none', revision: 0 }, as)).code).toBe(404);
  expect(await staff.here.count(articles, eq(articles.id, 'none'))).toBe(0);
});
