import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { homeConfig, topNavigation } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
import { notices } from '../database/schema/publishing.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEmptyWorld, openWorld, type World } from '../testing/world.ts';

let world: World;
let empty: World;
beforeAll(async () => {
  [world, empty] = await Promise.all([openWorld(), openEmptyWorld()]);
});
afterAll(() => Promise.all([world.close(), empty.close()]));

const { run, failed } = commandsOn(() => world);
const onEmpty = commandsOn(() => empty);

describe('a person', () => {
  const as = { host: 'yunzhou.localhost' };

  test('is added with a password that is shown once, and changes it on signing in', async () => {
    const printed = await run('user  yunzhou  zhangsan  name=张三  userType=STAFF');
    const password = /只显示这一次，.*）：(\S+)/.exec(printed)?.[1] ?? '';
    expect(password).toHaveLength(16);
    const next = 'two hedgehogs on a hill';
    expect((await world.call(login, { account: 'zhangsan', password, next }, as)).success).toBe(true);
  });

  test('who gets a new password is signed out everywhere', async () => {
    const token = await world.signIn('luruoxi', as);
    await run('password  yunzhou  luruoxi  --password-stdin', 'another one\n');
    expect((await world.call(getUserInfo, {}, { ...as, token })).code).toBe(401);
    expect((await world.call(login, { account: 'luruoxi', password: 'another one' }, as)).success).toBe(true);
  });

  test('with a password that is too short is not added', async () => {
    const before = await world.db.$count(people);
    expect(await failed('user  yunzhou  lisi  name=李四  --password-stdin', 'short')).toBe('新密码至少 8 个字。');
    expect(await world.db.$count(people)).toBe(before);
  });
});

test('a new institution answers with its name, menus and modules', async () => {
  expect(await onEmpty.run('institutions')).toMatch(/还没有单位/);
  await onEmpty.run('create  xinyuan  新园中学  xinyuan.example');
  const host = 'xinyuan.example';
  const token = await empty.guest({ host });
  expect((await empty.call(getConfig, {}, { host })).data).toMatchObject({ key: 'xinyuan', name: '新园中学' });
  expect((await empty.call(topNavigation, {}, { host, token })).data).toHaveLength(7);
  for (const template of [1, 2, 3]) {
    expect((await empty.call(homeConfig, { template }, { host, token })).data.length).toBeGreaterThan(3);
  }
  expect(await onEmpty.run('institutions')).toBe('xinyuan  新园中学  xinyuan.example');
});

test('moments are written and shown as the minute here', async () => {
  await run('set  notices  mingde  id=notice-final-exams  publishedAt=2026-11-01 08:30');
  expect(await run('show  notices  mingde  id=notice-final-exams')).toContain('"publishedAt": "2026-11-01 08:30"');
  expect(await run('show  notices  mingde  publishedAt=2026-11-01 08:30')).toContain('"notice-final-exams"');
  const [row] = await world.db.select().from(notices).where(eq(notices.id, 'notice-final-exams'));
  expect(row?.publishedAt.toISOString()).toBe('2026-11-01T00:30:00.000Z');
});

test('the fields of a part are described, with an example', async () => {
  const told = await run('describe  notices  mingde');
  expect(told).toMatch(/^ {2}id +文本；决定是哪一行；新增时必填$/m);
  expect(told).toMatch(/^ {2}type +文本；noticeTypes 中的一项；新增时必填$/m);
  expect(told).toMatch(/^ {2}publishedAt +时间，如 2026-11-20 08:00/m);
  expect(told).toMatch(/^例：\{$/m);
});

test('settings and colours are shown and described as they are set', async () => {
  await run('set  institution  mingde  hotline=0579-3');
  await run('set  theme  mingde  themColor=#0a7f5a');
  expect(JSON.parse(await run('show  institution  mingde'))).toMatchObject({ id: 'mingde', hotline: '0579-3' });
  expect(JSON.parse(await run('show  theme  mingde'))).toMatchObject({ themColor: '#0a7f5a' });
  const described = await run('describe  institution  mingde');
  expect(described).toMatch(/^ {2}hotline +文本$/m);
  expect(described).toContain('"hotline": "0579-3"');
  const theme = await run('describe  theme  mingde');
  expect(theme).toMatch(/^ {2}themColor +颜色，# 和 6 位十六进制数$/m);
  expect(theme).toMatch(/^ {2}topDefault +颜色，# 和 6 位十六进制数；留空时随 themColor$/m);
  expect(await failed('show  institution  mingde  hotline=1')).toContain('institution 只有一行');
});

test.each([
  ['fly', /没有命令 fly/],
  ['export  nowhere  file', /没有单位 nowhere/],
  ['show  moons  mingde', /没有表 moons/],
  ['show  visits  mingde  day=garbage', /^day 不能是 "garbage"：/],
  ['show  services  mingde  position=abc', /^position 不能是 "abc"：应为数字/],
  ['show  services  mingde  state=strange', /^state 不能是 "strange"：只能是 open、/],
  ['show  people  mingde  disabled=maybe', /^disabled 不能是 "maybe"：应为 true 或 false/],
  ['remove  notices  mingde  publishedAt=tomorrow  --yes', /^publishedAt 不能是 "tomorrow"：时间应写作/],
  ['show  accounts  mingde', /账号请用 user 和 password 设置/],
  ['set  menus  mingde  id', /应写成 字段=值/],
  ['set  menus  mingde  id=x  size=1', /没有字段 size/],
  ['institutions  --replace', /没有选项 --replace/],
  ['import  /nowhere.json', /无法读取：没有这个文件或文件夹/],
  ['set  menus  mingde  id=x  name=别处  path=/nowhere', /的 path：门户中没有这个页面/],
  ['set  slides  mingde  kind=banner  position=0  link=/nowhere', /的 link：门户中没有这个页面/],
  ['set  links  mingde  position=0  url=/nowhere', /的 url：门户中没有这个页面/],
  ['set  institution  mingde  loginPath=/nowhere', /的 loginPath：门户中没有这个页面/],
  ['set  institution  mingde  redirectNavigation=/nowhere', /的 redirectNavigation：应为菜单的地址或编号，.*的页面$/],
  [
    'set  institution  mingde  redirectNavigation=/hom',
    /的 redirectNavigation：应为菜单的地址或编号，.*的页面，相近的有 .*\/home/,
  ],
  [
    'set  institution  mingde  redirectNavigation=nav-hom',
    /的 redirectNavigation：“nav-hom” 不在 menus 中，相近的有 nav-home/,
  ],
  [`set  institution  mingde  icp=${'1'.repeat(201)}`, /的 icp：最多 200 个字$/],
  [
    'set  apps  mingde  id=transcript-print  pcUrl=/service-hal',
    /的 pcUrl：门户中没有这个页面，相近的有 \/service-hall/,
  ],
  ['set  apps  mingde  id=transcript-print  mobileUrl=/nowhere', /的 mobileUrl：门户中没有这个页面$/],
  [
    'preview  create  mingde  path=/service-hal',
    /^不能预览 \/service-hal：门户中没有这个页面，相近的有 .*\/service-hall/,
  ],
  ['preview  create  mingde  at=2026-01-01 08:00', /^2026-01-01 08:00 已经过了：预览只能按现在或以后的时间。$/],
  ['set  modules  mingde  template=1  path=moons  name=月亮', /的 path：只能是 banner、/],
  ['set  topics  mingde  id=x', /的 summary：必须填写$/m],
  ['set  apps  mingde  id=transcript-print  state=strange', /的 state：只能是 open、/],
  ['set  notices  mingde  id=notice-final-exams  publishedAt=2026-02-30 08:00', /的 publishedAt：时间应写作/],
  ['remove  newsColumns  mingde  id=campus-news', /newsColumns 没有删除：首页模块 news\/campus-news/],
  ['remove  departments  mingde  id=finance', /departments 的 finance 没有删除：\w+ 中还有数据用着它/],
])('“%s” is answered with what to put right', async (line, message) => {
  expect(await failed(line)).toMatch(message);
});

test('an institution goes when it was agreed to, and first it is told how much that is', async () => {
  expect(await run('delete  mingde  --without-export')).toMatch(
    /^将删除单位 mingde .*（\d+ 个人、\d+ 项服务和业务系统、\d+ 篇资讯、\d+ 条通知等）。不导出，无法恢复。.*确定后加 --yes。$/s,
  );
  expect(await run('institutions')).toContain('mingde');
});
