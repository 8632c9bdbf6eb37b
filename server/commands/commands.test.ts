import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { homeConfig, topNavigation } from '@yimen/contract/site';
import { getConfig } from '@yimen/contract/unit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
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

  test('is added with a password that is shown once, and signs in with it', async () => {
    const printed = await run('user  yunzhou  zhangsan  name=张三  userType=STAFF');
    const password = /shown this once: (\S+)/.exec(printed)?.[1] ?? '';
    expect(password).toHaveLength(16);
    expect((await world.call(login, { account: 'zhangsan', password }, as)).success).toBe(true);
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
  expect((await empty.call(topNavigation, {}, { host, token })).data).toHaveLength(6);
  for (const template of [1, 2, 3]) {
    expect((await empty.call(homeConfig, { template }, { host, token })).data.length).toBeGreaterThan(3);
  }
  expect(await onEmpty.run('institutions')).toBe('xinyuan  新园中学  xinyuan.example');
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
])('“%s” is answered with what to put right', async (line, message) => {
  expect(await failed(line)).toMatch(message);
});
