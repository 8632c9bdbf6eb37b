import { askAssistant as ask, type askAssistant } from '@yimen/contract/assistant';
import { forNobody } from '@yimen/contract/audience';
import type { DataOf } from '@yimen/contract/endpoint';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { apps, departments, guides } from '../database/schema/services.ts';
import type { Visit } from '../http/visit.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { openEmptyWorld, openWorld, type World } from '../testing/world.ts';
import { answerTo } from './answer.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface From {
  institution?: string;
  account?: string;
}

async function answer(question: string, { institution = 'mingde', account = '' }: From = {}) {
  const host = `${institution}.localhost`;
  const token = account ? await world.signIn(account, { host }) : await world.guest({ host });
  return (await world.call(ask, { question }, { host, token })).data;
}

const first = ({ cited }: DataOf<typeof askAssistant>) => cited[0];
const [student, staff] = ['2024310086', '20120088'];

test.each([
  ['补学生证要带什么材料', 'materials', '要准备近期免冠证件照、学生证遗失声明、校园卡，视情况还要原学生证。'],
  ['学生证丢了怎么补办', 'steps', '分 4 步：在线申请、学院审核、制证、现场领取。'],
  ['学生证补办要多久', 'limit', '承诺时限：3 个工作日。'],
  ['学生证补办多少钱', 'fee', '收费：每本 10 元，信息变更首次免费。'],
  ['学生证补办去哪里', 'place', '地点：临湖校区大学生活动中心一层东侧学生事务中心 2 号窗口。'],
  ['补学生证的窗口几点下班', 'hours', '办理时间：周一至周五 8:00–11:30，14:00–17:30。'],
  ['学生证补办有什么条件', 'conditions', '当前学期已注册。'],
  ['学生证补办谁能办', 'who', expect.stringContaining('全日制在籍本科生')],
  ['补办的学生证可以请同学代领吗', 'faq', expect.stringContaining('可以。在办件详情里点')],
])('“%s” is answered by its section first, in one sentence', async (question, section, text) => {
  expect(first(await answer(question))).toMatchObject({ id: 'student-card-reissue', section, text });
});

test('each sentence has the words of its source', async () => {
  const { cited } = await answer('学生证补办要多久');
  expect(first({ cited } as DataOf<typeof askAssistant>)?.quote).toBe('承诺时限 3 个工作日，法定时限 5 个工作日');
  expect(cited.length).toBeGreaterThan(1);
  expect(cited.every(({ quote }) => quote !== '')).toBe(true);
});

test('a frequent question that is nearly the same comes first', async () => {
  expect(first(await answer('睡过头错过了考试，能补办缓考吗'))).toMatchObject({
    id: 'exam-defer',
    section: 'faq',
    quote: '睡过头错过考试能补办缓考吗？',
  });
});

test('what many have is answered for the people of the visitor', async () => {
  expect(first(await answer('病假', { account: student }))?.id).toBe('student-leave');
  expect(first(await answer('病假', { account: staff }))?.id).toBe('long-sick-leave');
  expect(first(await answer('事假最多能请几天', { account: student }))?.id).toBe('student-leave');
  expect(first(await answer('事假最多能请几天', { account: staff }))?.id).toBe('staff-leave');
});

test('telephones, hours and places of departments are known, by their short names too', async () => {
  expect(first(await answer('图书馆电话多少'))).toMatchObject({
    kind: 'department',
    id: 'library',
    section: 'phone',
    text: '图书馆电话：0579-8866 0310。',
  });
  expect(first(await answer('后勤的电话'))).toMatchObject({ id: 'logistics', section: 'phone' });
  expect(first(await answer('人事处下午几点上班'))).toMatchObject({ id: 'hr', section: 'hours' });
  expect(first(await answer('财务处在哪栋楼'))).toMatchObject({ id: 'finance', section: 'place' });
  expect(first(await answer('住建局电话号码', { institution: 'yunzhou' }))).toMatchObject({
    id: 'zj',
    section: 'phone',
  });
});

test.each([
  ['mingde', '我们单位想来招人，给个管就业的老师的电话', 'career', 'phone'],
  ['mingde', '信息工程学院办公室电话有没有', 'college-information', 'phone'],
  ['mingde', '人事处总机多少', 'hr', 'phone'],
  ['mingde', '财务那边下午几点上班', 'finance', 'hours'],
  ['mingde', '我是校友，好多年没回来了，档案馆在什么位置', 'archives', 'place'],
  ['yunzhou', '退役军人那个局的电话', 'tyjr', 'phone'],
  ['yunzhou', '自来水那个公司的电话给我一个', 'gy', 'phone'],
  ['yunzhou', '工商局电话', 'scjg', 'phone'],
  ['jiangcheng', '校企合作处座机', 'coop', 'phone'],
])('%s knows the department that “%s” names loosely', async (institution, question, id, section) => {
  expect(first(await answer(question, { institution }))).toMatchObject({ kind: 'department', id, section });
});

test.each([
  ['yunzhou', '店开了三年亏得厉害，公司不想干了想关掉，要带哪些材料', 'company-cancel', 'materials'],
  ['mingde', '上学期高数挂了一门，这学期想再修一遍，费用贵不贵', 'retake-register', 'fee'],
  ['mingde', '我们公司想请一位教授当顾问，学校允许吗', 'part-time-outside', 'conditions'],
  ['mingde', '家里着火了，想申请救急的钱，要哪些材料', 'temp-hardship', 'materials'],
  ['mingde', '就业协议要交什么材料', 'employment-agreement', 'materials'],
  ['mingde', '室友出国了，学位证能让我代拿吗', 'graduation-certificate', 'who'],
  ['mingde', '答辩的流程是什么，先找谁后找谁', 'thesis-defense', 'steps'],
  ['mingde', '校园卡补办窗口每天都开吗', 'campus-card-reissue', 'hours'],
  ['yunzhou', '我爸爸在老家交了养老保险，现在要转到这边，整个流程是什么', 'pension-transfer', 'steps'],
])('%s answers the story “%s” by %s, %s', async (institution, question, id, section) => {
  expect(first(await answer(question, { institution }))).toMatchObject({ id, section });
});

test('a frequent question whose answer alone mentions what is asked for is not taken for it', async () => {
  const asked = '社保卡丢了，老公拿我身份证去补可以不';
  expect(first(await answer(asked, { institution: 'yunzhou' }))?.quote).not.toBe('一代卡还能用吗？');
});

test('what is done at a department is asked for, not the department', async () => {
  const asked = '从国外拿的驾照想换证，车管所哪个地方弄';
  expect(first(await answer(asked, { institution: 'yunzhou' }))?.id).toBe('foreign-licence');
});

test('guests get the department’s telephone, members that of who is in charge', async () => {
  const asked = '学生证补办的电话';
  expect(JSON.stringify(await answer(asked))).not.toContain('0579-8866 0232');
  expect(first(await answer(asked))?.text).toContain('学生工作处电话：0579-8866 0230');
  expect(first(await answer(asked, { account: student }))?.text).toContain('0579-8866 0232');
});

test.each(['你好', '在吗', '您好，有人吗？', 'hello', '谢谢你', '谢谢您啦', '好的'])(
  '“%s” is greeted',
  async (words) => {
    expect(await answer(words)).toMatchObject({ kind: 'greeting', cited: [], others: [] });
  },
);

test.each([
  ['mingde', '0579-8866 0595', 'psych-appointment'],
  ['jiangcheng', '027-5566 9147', 'counseling'],
  ['yunzhou', '12345', undefined],
])(
  'words of despair get the line of %s, that of the country, and counselling at once',
  async (institution, phone, id) => {
    const { kind, lines, service, cited } = await answer('不想活了，缓考要什么材料', { institution });
    expect(service?.summary).not.toBe('');
    expect({ kind, phones: lines.map((line) => line.phone), id: service?.id, cited }).toEqual({
      kind: 'crisis',
      phones: [phone, '12356'],
      id,
      cited: [],
    });
  },
);

test('the line of the country is given when the database is away', async () => {
  const away = await openEmptyWorld();
  await away.close();
  const visit = { db: away.db, institution: { id: 'mingde', key: 'mingde', name: '' }, person: null, session: null };
  const { kind, lines, service } = await answerTo('想死', {
    ...visit,
    log: pino({ level: 'silent' }),
  } as unknown as Visit);
  expect({ kind, phones: lines.map(({ phone }) => phone), service }).toEqual({
    kind: 'crisis',
    phones: ['12356'],
    service: null,
  });
});

test('the line of the country is given where an institution has no assistant', async () => {
  const { db } = world;
  const here = eq(institutions.id, 'jiangcheng');
  const [before] = await db.select().from(institutions).where(here);
  await db.update(institutions).set({ intelligence: null }).where(here);
  await contentChanged(db, { id: 'jiangcheng' });
  expect((await answer('想死', { institution: 'jiangcheng' })).lines).toEqual([
    { name: '全国统一心理援助热线', phone: '12356', hours: '' },
  ]);
  await db.update(institutions).set({ intelligence: before?.intelligence }).where(here);
  await contentChanged(db, { id: 'jiangcheng' });
});

test('every suggestion of every institution is answered', async () => {
  const rows = await world.db.select().from(institutions);
  const suggested = rows.flatMap(({ id, intelligence }) =>
    (intelligence?.suggestions ?? []).map((question) => ({ institution: id, question })),
  );
  expect(suggested.length).toBeGreaterThan(3);
  for (const { institution, question } of suggested) {
    expect(await answer(question, { institution }), question).toMatchObject({ kind: 'answer' });
  }
});

test('what no guide says is not guessed, and what mentions it is named', async () => {
  expect(await answer('怎么坐飞船去月球')).toMatchObject({ kind: 'unknown', cited: [], others: [] });
  expect(await answer('how are you')).toMatchObject({ kind: 'unknown', others: [] });
  expect((await answer('宿舍可以养猫吗')).kind).toBe('unknown');
  const title = '关于启用电子成绩单的通知';
  expect((await answer(title)).others[0]).toMatchObject({ kind: 'notice', title });
});

test.each(['转人工', '人工客服', '我要找人工'])('“%s” is led to people', async (words) => {
  expect(await answer(words)).toMatchObject({ kind: 'human', cited: [], others: [] });
});

test('a section that the guide leaves empty is not answered by another', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const guide = eq(guides.app, 'student-card-reissue');
  const before = await here.first(guides, guide);
  if (!before) throw new Error('The demo has no such guide.');
  const gaps = { fee: '', feeBasis: '', place: '', hours: '', materials: [] };
  await here.update(guides, { guide: { ...before.guide, ...gaps } }, guide);
  await contentChanged(world.db, { id: 'mingde' });
  for (const question of ['学生证补办多少钱', '学生证补办去哪里', '补学生证的窗口几点下班', '补学生证要带什么材料']) {
    const { kind, cited, others } = await answer(question);
    expect({ kind, cited, other: others[0]?.id }, question).toEqual({
      kind: 'unknown',
      cited: [],
      other: 'student-card-reissue',
    });
  }
  await here.update(guides, { guide: before.guide }, guide);
  await contentChanged(world.db, { id: 'mingde' });
});

test('nothing is made up of a department of which nothing is known', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const library = eq(departments.id, 'library');
  const before = await here.first(departments, library);
  if (!before) throw new Error('The demo has no such department.');
  await here.update(departments, { phone: '' }, library);
  await contentChanged(world.db, { id: 'mingde' });
  expect(await answer('图书馆电话')).toMatchObject({ kind: 'unknown', cited: [] });
  await here.update(departments, { office: '', phone: '', hours: '', intro: '' }, library);
  await contentChanged(world.db, { id: 'mingde' });
  expect(await answer('图书馆电话')).toMatchObject({ kind: 'unknown', cited: [] });
  const { office, phone, hours, intro } = before;
  await here.update(departments, { office, phone, hours, intro }, library);
  await contentChanged(world.db, { id: 'mingde' });
});

test('what a fee or a time is asked of is not taken for something that mentions it', async () => {
  expect(first(await answer('学费多少钱'))?.id).toBe('tuition-pay');
  expect((await answer('WIFI可以养猫吗')).kind).toBe('unknown');
});

test.each(['校园卡绑定的手机号怎么改', '手机号码变更需要什么材料', '图书馆预约要绑定手机号吗'])(
  '“%s” asks for no telephone',
  async (question) => {
    expect(first(await answer(question))?.section).not.toBe('phone');
  },
);

test('the way to an office is its place', async () => {
  expect(first(await answer('财务处怎么走'))).toMatchObject({ id: 'finance', section: 'place' });
  expect(first(await answer('学生证补办流程怎么走'))).toMatchObject({ id: 'student-card-reissue', section: 'steps' });
});

test('initials of a service are answered', async () => {
  expect((await answer('yxmm')).service?.name).toBe('邮箱密码重置');
});

test('a service that a visitor may not see is not what they are answered about', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const question = '科技查新收费标准';
  expect((await answer(question)).service?.id).toBe('novelty-search');
  await here.update(apps, { audience: forNobody }, eq(apps.id, 'novelty-search'));
  await contentChanged(world.db, { id: 'mingde' });
  expect(JSON.stringify(await answer(question))).not.toContain('novelty-search');
  await here.update(apps, { audience: null }, eq(apps.id, 'novelty-search'));
  await contentChanged(world.db, { id: 'mingde' });
});
