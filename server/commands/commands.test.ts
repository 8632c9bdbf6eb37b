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
    const password = /shown this once, .*: (\S+)/.exec(printed)?.[1] ?? '';
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
    expect(await failed('user  yunzhou  lisi  name=李四  --password-stdin', 'short')).toMatch(/at least 8/);
    expect(await world.db.$count(people)).toBe(before);
  });
});

test('a new institution answers with its name, menus and modules', async () => {
  expect(await onEmpty.run('institutions')).toMatch(/no institution yet/);
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

test.each([
  ['fly', /There is no command “fly”/],
  ['export  nowhere  file', /There is no institution nowhere/],
  ['show  moons  mingde', /There is no part “moons”/],
  ['show  accounts  mingde', /Accounts are made with/],
  ['set  menus  mingde  id', /not of the form field=value/],
  ['set  menus  mingde  id=x  size=1', /There is no field “size”/],
  ['delete  mingde', /say --yes/],
  ['institutions  --replace', /has no switch --replace/],
  ['import  /nowhere.json', /cannot be read/],
  ['set  menus  mingde  id=x  name=别处  path=/nowhere', /field path: is no page of the portal/],
  ['set  modules  mingde  template=1  path=moons  name=月亮', /field path: is none of banner, /],
  ['set  topics  mingde  id=x', /field summary: is missing$/m],
  ['set  apps  mingde  id=transcript-print  state=strange', /field state: is none of \("open" \|/],
  ['set  notices  mingde  id=notice-final-exams  publishedAt=2026-02-30 08:00', /field publishedAt: is not a moment/],
  ['remove  newsColumns  mingde  id=campus-news', /\(campus-news\) stays: articles name it/],
])('“%s” is answered with what to put right', async (line, message) => {
  expect(await failed(line)).toMatch(message);
});
