import { newsInfo } from '@yimen/contract/news/articles';
import { noticeInfo, noticeUrl } from '@yimen/contract/notices/notices';
import { collectApp } from '@yimen/contract/services/collection';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getAppQr } from '@yimen/contract/services/qr';
import { hitApp } from '@yimen/contract/services/recently-used';
import { specialInfo, specialProgress, tickSpecialStep } from '@yimen/contract/topics';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endRelease, publishHeld } from '../changes/releases.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { asOf, dayText, parseMinute } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { publishDue } from '../testing/scheduled.ts';
import { openWorld, type World } from '../testing/world.ts';

const everybody = ['guest', 'student', 'staff'] as const;

let world: World;
let tokens: Record<(typeof everybody)[number], string>;
beforeAll(async () => {
  world = await openWorld();
  tokens = {
    guest: await world.guest(),
    student: await world.signIn('2024310086'),
    staff: await world.signIn('20180266'),
  };
});
afterAll(() => world.close());
const { run, failed } = commandsOn(() => world);

/** The demo is as it was: what was changed is restored, and what was added removed. */
afterEach(async () => {
  await world.db.delete(drafts);
  const first = await world.db.select().from(editions).where(eq(editions.number, 1));
  for (const { part, key, release } of first) {
    const [id] = JSON.parse(key);
    const back =
      release === null
        ? `edition  restore  mingde  ${part}:${id}  1  reason=还原`
        : `remove  ${part}  mingde  id=${id}  --yes`;
    await run(back).catch((error: Error) => expect(error.message).toMatch(/一样|没有找到|还有数据用着|不在 apps 中/));
  }
  for (const table of [editions, releases]) await world.db.delete(table);
});

async function withdraw(row: string, words = '') {
  await run(`draft  withdraw  mingde  ${row}${words && `  ${words}`}  --yes`);
  await run('release  publish  mingde  归档  --yes');
}

const forStaff = 'audience={"userTypes":["STAFF"]}';
/** What a new article needs beside title and column. */
const rest = 'summary=  source=  author=  top=false  body=[]  attachments=[]  publishedAt=2026-01-01 08:00';

const as = (who: keyof typeof tokens) => ({ token: tokens[who] });
const article = (id: string, who: keyof typeof tokens = 'guest') => world.call(newsInfo, { id }, as(who));

/** `2026 年 11 月 20 日` */
const today = () => dayText(new Date()).replace(/(\d+)-0?(\d+)-0?(\d+)/, '$1 年 $2 月 $3 日');

const service = 'transcript-print';
const [league, institute] = ['news-badminton-league', 'news-county-governance-institute'] as const;

describe('what was withdrawn', () => {
  test('is told as such in each call about it, with why and where to go instead', async () => {
    const { app } = (await world.call(getAppGuide, { appId: service }, as('student'))).data;
    await withdraw(`apps:${service}`, 'reason=改由自助终端打印。  replacement=apps:campus-card-lost');
    const answers = [
      await world.call(getAppGuide, { appId: service }, as('guest')),
      await world.call(getAppQr, { appId: service }, as('student')),
      await world.call(hitApp, { appId: service }, as('student')),
      await world.call(collectApp, { appId: service, collected: true }, as('student')),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, success: false, code: 410 });
      expect(answer.msg).toBe(`“${app.name}”已于 ${today()}下架：改由自助终端打印。`);
      expect(answer.data).toMatchObject({
        kind: 'service',
        name: app.name,
        reason: '改由自助终端打印。',
        replacement: { kind: 'service', id: 'campus-card-lost', name: expect.stringContaining('校园卡') },
      });
    }
  });

  test('is an article, a notice or a topic as well', async () => {
    await withdraw(`articles:${league}`, `replacement=articles:${institute}`);
    await withdraw('notices:notice-final-exams', 'reason=日程有变  replacement=https://jwc.example.edu.cn/exams');
    await withdraw('topics:topic-graduation', 'replacement=/service-hall?query=离校');
    expect(await article(league)).toMatchObject({ code: 410, data: { kind: 'news', replacement: { id: institute } } });
    const told = { code: 410, data: { kind: 'notice', replacement: { link: 'https://jwc.example.edu.cn/exams' } } };
    const noticeId = 'notice-final-exams';
    expect(await world.call(noticeInfo, { noticeId }, as('guest'))).toMatchObject(told);
    expect(await world.call(noticeUrl, { noticeId }, as('student'))).toMatchObject(told);
    const [topic, step] = ['topic-graduation', '归还图书并结清滞纳金'];
    const topical = {
      code: 410,
      data: { kind: 'topic', reason: '', replacement: { link: '/service-hall?query=离校' } },
    };
    expect(await world.call(specialInfo, { id: topic }, as('guest'))).toMatchObject(topical);
    expect(await world.call(specialProgress, { id: topic }, as('student'))).toMatchObject(topical);
    expect(await world.call(tickSpecialStep, { id: topic, step, done: true }, as('student'))).toMatchObject(topical);
  });

  test('is told without words where whoever withdrew it wrote none', async () => {
    await withdraw(`articles:${league}`);
    const { code, msg, data } = await article(league);
    expect(code).toBe(410);
    expect(msg).toMatch(new RegExp(`^“.+”已于 ${today()}撤下。$`));
    expect(data).toMatchObject({ reason: '', replacement: null });
  });

  test('is a business system too, as far as the menu lets the visitor have those', async () => {
    const [{ id }] = JSON.parse(await run('show  apps  mingde  attributeType=2'));
    await withdraw(`apps:${id}`, 'reason=已经停用');
    const asked = (who: keyof typeof tokens) => world.call(getAppGuide, { appId: id }, as(who));
    expect(await asked('student')).toMatchObject({ code: 410, data: { kind: 'system', reason: '已经停用' } });
    expect((await asked('guest')).code).toBe(404);
    await run('set  menus  mingde  id=nav-business-system  isLogin=0');
    expect((await asked('guest')).code).toBe(410);
  });

  test('is there again once it is published anew: rolled back, restored, or a new row of its key', async () => {
    await withdraw(`articles:${league}`, 'reason=写错了');
    await run('release  rollback  mingde  1  reason=还原');
    expect((await article(league)).code).toBe(200);
    await withdraw(`articles:${league}`, 'reason=又写错了');
    await run(`edition  restore  mingde  articles:${league}  1  reason=还原`);
    expect((await article(league)).code).toBe(200);
    await withdraw(`articles:${league}`, 'reason=再写错');
    await run(`set  articles  mingde  id=${league}  title=新的  column=campus-news  ${rest}`);
    expect((await article(league)).data.title).toBe('新的');
    await run(`remove  articles  mingde  id=${league}  --yes`);
    expect((await article(league)).code, 'the former words are gone').toBe(404);
  });

  test('is told as before where what brought it back is rolled back', async () => {
    await withdraw(`articles:${league}`, 'reason=写错了');
    await run(`edition  restore  mingde  articles:${league}  1  reason=其实没错`);
    await run('release  rollback  mingde  2  reason=还是错的');
    expect((await article(league)).data).toMatchObject({ reason: '写错了' });
  });

  test('goes at a time, together with what comes, and both are taken back together', async () => {
    await run(`draft  set  mingde  articles:league-2  title=新联赛  column=campus-news  ${rest}`);
    await run(`draft  withdraw  mingde  articles:${league}  replacement=articles:league-2`);
    await run('release  publish  mingde  换新  at=2099-01-01 08:00');
    expect([(await article(league)).code, (await article('league-2')).code]).toEqual([200, 404]);
    await publishDue(world.db, 1);
    expect((await article(league)).data).toMatchObject({ replacement: { id: 'league-2', name: '新联赛' } });
    expect((await article('league-2')).code).toBe(200);
    await run('release  rollback  mingde  1  reason=还原');
    expect((await article(league)).code).toBe(200);
    expect((await article('league-2')).code, 'nobody wrote words for it').toBe(404);
  });

  test('goes at the very time at which what replaces it appears, and leads there from then on', async () => {
    const due = '2099-01-01 08:00';
    await run(`draft  set  mingde  articles:league-2  title=新联赛  column=campus-news  ${rest}  publishedAt=${due}`);
    await run(`draft  withdraw  mingde  articles:${league}  replacement=articles:league-2`);
    expect(await failed('release  publish  mingde  换新')).toContain('还没有到发布时间');
    expect(await failed('release  publish  mingde  换新  at=2099-01-01 07:59')).toContain('还没有到发布时间');
    await run(`release  publish  mingde  换新  at=${due}`);
    await inTransaction(world.db, async (db) => {
      const here = scoped(db, { id: 'mingde' });
      const release = (await here.first(releases, eq(releases.number, 1))) ?? expect.fail('There is no release.');
      const act = { actor: release.actor, title: release.title, release: null };
      expect(await publishHeld({ db, act, changed: () => {} }, 'mingde', release)).toBe('');
      await endRelease(here, release, { state: 'published' });
    });
    const answerAt = (moment: string) => asOf(parseMinute(moment), () => article(league, 'student'));
    expect(await answerAt('2099-01-01 07:59')).toMatchObject({ code: 410, data: { replacement: null } });
    expect(await answerAt(due)).toMatchObject({ code: 410, data: { replacement: { kind: 'news', id: 'league-2' } } });
  });
});

describe('nobody learns of what they could not see', () => {
  const codesOf = async (id: string) =>
    Object.fromEntries(await Promise.all(everybody.map(async (who) => [who, (await article(id, who)).code] as const)));

  test('that went without a word for visitors', async () => {
    const nothing = { code: 404, data: null };
    await run(`remove  articles  mingde  id=${league}  --yes`);
    expect(await article(league)).toMatchObject(nothing);
    await run(`edition  restore  mingde  articles:${league}  1  reason=还原`);
    await withdraw(`articles:${league}`, 'silent=true');
    expect(await article(league)).toMatchObject(nothing);
    expect(JSON.stringify(await article(league))).not.toContain('羽毛球');
  });

  test('by its own rule', async () => {
    await run(`set  articles  mingde  id=${league}  ${forStaff}`);
    await withdraw(`articles:${league}`, 'reason=仅教工可见的原因');
    expect(await codesOf(league)).toEqual({ guest: 404, student: 404, staff: 410 });
    expect(JSON.stringify(await article(league, 'student'))).not.toContain('原因');
  });

  test('by the rule of its column, also where that has gone since', async () => {
    await run(`set  newsColumns  mingde  id=inner  name=内部  ${forStaff}`);
    await run(`set  articles  mingde  id=inner-1  title=内部  column=inner  ${rest}`);
    await withdraw('articles:inner-1');
    expect(await codesOf('inner-1')).toEqual({ guest: 404, student: 404, staff: 410 });
    await run('remove  newsColumns  mingde  id=inner  --yes');
    expect(await codesOf('inner-1')).toEqual({ guest: 404, student: 404, staff: 410 });
  });

  test('of a notice, by all identities of a person', async () => {
    await run(`set  notices  mingde  id=notice-final-exams  ${forStaff}`);
    await withdraw('notices:notice-final-exams');
    const asked = everybody.map((who) => world.call(noticeInfo, { noticeId: 'notice-final-exams' }, as(who)));
    expect((await Promise.all(asked)).map(({ code }) => code)).toEqual([404, 404, 410]);
  });

  test('that went before its time came', async () => {
    await run(`set  articles  mingde  id=later  title=以后  column=campus-news  ${rest}  publishedAt=2099-01-01 08:00`);
    await withdraw('articles:later', 'reason=不发了');
    expect((await article('later')).code).toBe(404);
    expect((await article('never-there')).code).toBe(404);
  });

  test('of the thing to go to instead: it is not offered', async () => {
    await run(`set  articles  mingde  id=${institute}  ${forStaff}`);
    await withdraw(`articles:${league}`, `reason=合并  replacement=articles:${institute}`);
    expect((await article(league, 'student')).data).toMatchObject({ reason: '合并', replacement: null });
    expect((await article(league, 'staff')).data).toMatchObject({ replacement: { id: institute } });
    await run(`remove  articles  mingde  id=${institute}  --yes`);
    expect((await article(league, 'staff')).data, 'nor once it has gone itself').toMatchObject({ replacement: null });
  });
});
