import { endpoints } from '@yimen/contract';
import { askAssistant, intelligence } from '@yimen/contract/assistant';
import { codes } from '@yimen/contract/envelope';
import { getLoginBackground, getUserInfo } from '@yimen/contract/sign-in/auth';
import { bannerList, carList, globalConfig, themeList } from '@yimen/contract/site';
import { specialList } from '@yimen/contract/topics';
import { getConfig } from '@yimen/contract/unit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { topics } from '../database/schema/publishing.ts';
import { slides } from '../database/schema/site.ts';
import { domain } from '../domain.ts';
import { contentChanged, institutionRow } from '../tenancy/resolve.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEmptyWorld, type World } from '../testing/world.ts';

const password = 'Yimen-2026-new';
const host = 'xinyuan.example';
let world: World;
beforeAll(async () => {
  world = await openEmptyWorld();
  await run(`create  xinyuan  新园中学  ${host}`);
  await run('user  xinyuan  1001  name=陈一  userType=TEACHER  --password-stdin', password);
});
afterAll(() => world.close());

const { run, failed } = commandsOn(() => world);
const asked = (address: string) => domain.asset(world.db, { id: 'xinyuan', key: 'xinyuan', name: '' }, address);
const signIn = async () => {
  const answer = await world.send('POST', '/pedestal/auth/cx/login', { account: '1001', password }, { host });
  return (answer.data as { token: string }).token;
};

test('asks its staff for a second factor, and says so, unless it is made without', async () => {
  const asks = async (id: string) => (await institutionRow(world.db, { id })).secondFactor;
  expect(await asks('xinyuan')).toBe(true);
  expect(await run('create  asking  求实中学  asking.example')).toContain('管理台要求二次验证');
  expect(await run('create  plain  平原中学  plain.example  secondFactor=false')).not.toContain('二次验证');
  expect([await asks('asking'), await asks('plain')]).toEqual([true, false]);
  for (const key of ['asking', 'plain']) await run(`delete  ${key}  --without-export  --yes`);
});

test('every call answers a guest and a member as the contract declares, though there is nothing yet', async () => {
  // It would be the answer to most calls of the staff.
  await run('set  institution  xinyuan  secondFactor=false');
  for (const isGuest of [true, false]) {
    const enter = () => (isGuest ? world.guest({ host }) : signIn());
    let token = await enter();
    for (const { endpoint } of endpoints) {
      if (endpoint.access === 'system') continue;
      // Some calls end the session of who makes them.
      if ((await world.call(getUserInfo, {}, { host, token })).code === codes.expired) token = await enter();
      const { success, code } = await world.call(endpoint, endpoint.example, { host, token });
      const declared = [...Object.keys(endpoint.failures ?? {}).map(Number), ...(isGuest ? [codes.expired] : [])];
      expect(success || declared.includes(code), `${endpoint.name} answers ${code}`).toBe(true);
    }
  }
});

test('what it has none of comes from the program, in its colour, until it brings its own', async () => {
  const read = async () => {
    const { logo, icon, pictures } = (await world.call(getConfig, {}, { host })).data;
    const [banner] = (await world.call(bannerList, {}, { host, token: await world.guest({ host }) })).data;
    return [logo, icon, ...Object.values(pictures), banner?.image ?? '', banner?.imageNight ?? ''];
  };
  const before = await read();
  expect(new Set(before).size).toBe(7);
  for (const address of before) expect((await asked(address))?.status, address).toBe(200);
  expect(await (await asked(before[0] ?? ''))?.text()).toContain('#007aff');

  await run('set  theme  xinyuan  themColor=#b3261e');
  const after = await read();
  expect(await (await asked(after[0] ?? ''))?.text()).toContain('#b3261e');
  // Who has drawn the page before asks for the former address.
  expect((await asked(before[0] ?? ''))?.headers.get('cache-control')).toBe('public, no-cache');
  await world.db.update(institutions).set({ logo: 'xinyuan-never-set' });
  await contentChanged(world.db, { id: 'xinyuan' });
  expect((await read())[0]).toBe(after[0]);
});

test('slides and topics whose picture is missing show the program’s own', async () => {
  for (const image of ['', 'xinyuan-never-set']) {
    await run('set  slides  xinyuan  kind=carousel  position=0  title=开学  text=  image=  link=');
    await run('set  topics  xinyuan  id=term  name=开学  summary=  intro=  groups=[]  checklist=[]  cover=');
    // A database from before names were checked may hold any.
    await world.db.update(slides).set({ image });
    await world.db.update(topics).set({ cover: image });
    await contentChanged(world.db, { id: 'xinyuan' });
    const token = await world.guest({ host });
    const [slide] = (await world.call(carList, {}, { host, token })).data;
    const [topic] = (await world.call(specialList, {}, { host, token })).data;
    for (const address of [slide?.image, slide?.imageNight, topic?.cover])
      expect((await asked(address ?? ''))?.status, address ?? 'none').toBe(200);
  }
});

test('it takes settings at once, and its other colours follow the main one until they are set', async () => {
  await run('create  yuandong  园东小学  yuandong.example  theme.themColor=#0a7f5a  template=3');
  const as = { host: 'yuandong.example' };
  const bars = async () => (await world.call(globalConfig, {}, as)).data[0];
  expect((await world.call(themeList, {}, as)).data.themColor).toBe('#0a7f5a');
  expect((await world.call(getConfig, {}, as)).data.template).toBe(3);
  expect(new Set(Object.values((await bars()) ?? {}))).toEqual(new Set(['']));
  await run('set  theme  yuandong  topSelected=#123456');
  expect((await bars())?.topSelected).toBe('#123456');
  await run('set  theme  yuandong  topSelected=');
  expect((await bars())?.topSelected).toBe('');
  expect(await failed('set  theme  yuandong  themColor=')).toMatch(/的 theme\.themColor：颜色应写作/);
  expect(await failed('create  other  别处  other.example  theme.topSelected=red')).toMatch(
    /的 theme\.topSelected：颜色应写作/,
  );
  expect(await run('institutions')).not.toContain('other');
});

test('it has no assistant until one is set', async () => {
  const ask = async () => (await world.call(intelligence, {}, { host, token: await world.guest({ host }) })).data;
  expect(await ask()).toEqual([]);
  const assistant = { type: 1, name: '小园', code: 'xiaoyuan', link: '/assistant', accessToken: '', greeting: '您好' };
  const whole = JSON.stringify({ ...assistant, suggestions: [], notice: '回答仅供参考' });
  await run(`set  institution  xinyuan  intelligence=${whole}`);
  expect(await ask()).toMatchObject([{ name: '小园' }]);
  const crisisLine = { name: '心园热线', phone: '0571-8000 1234', hours: '24 小时' };
  const withLine = (phone: string) => JSON.stringify({ ...JSON.parse(whole), crisisLine: { ...crisisLine, phone } });
  await run(`set  institution  xinyuan  intelligence=${withLine(crisisLine.phone)}`);
  const despair = await world.call(
    askAssistant,
    { question: '不想活了' },
    { host, token: await world.guest({ host }) },
  );
  expect(despair.data.lines[0]).toEqual(crisisLine);
  expect(await failed(`set  institution  xinyuan  intelligence=${withLine('打给我')}`)).toMatch(/phone.*电话应写作/);
  await run('set  institution  xinyuan  intelligence=null');
  expect(await ask()).toEqual([]);
});

test('its sign-in page tells of accounts and passwords what is set, and nothing before', async () => {
  const told = async () => {
    const { accountHint, forgotten, firstSignIn } = (await world.call(getLoginBackground, {}, { host })).data;
    return { accountHint, forgotten, firstSignIn };
  };
  const none = { accountHint: '', forgotten: null, firstSignIn: null };
  expect(await told()).toEqual(none);
  await run('set  institution  xinyuan  signIn.accountHint=工号');
  await run(
    'set  institution  xinyuan  signIn.forgotten={"text":"请到办公室"}  signIn.firstSignIn={"text":"见入职通知"}',
  );
  const forgotten = { text: '请到办公室', link: null };
  expect(await told()).toEqual({ accountHint: '工号', forgotten, firstSignIn: { text: '见入职通知', link: null } });
  await run('set  institution  xinyuan  signIn.forgotten.link=https://id.xinyuan.example/reset');
  expect((await told()).forgotten?.link).toBe('https://id.xinyuan.example/reset');
  expect(await failed('set  institution  xinyuan  signIn.forgotten.link=javascript:alert(1)')).toMatch(
    /signIn\.forgotten\.link：应为 https:/,
  );
  expect(await failed('set  institution  xinyuan  signIn.forgotten.link=/service-hal')).toMatch(
    /signIn\.forgotten\.link：门户中没有这个页面.*\/service-hall/,
  );
  expect(await failed('set  institution  xinyuan  signIn.firstSignIn={"link":"/news"}')).toMatch(/firstSignIn/);
});
