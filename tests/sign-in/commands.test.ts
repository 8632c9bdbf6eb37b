import { getUserInfo, guestLogin, login } from '@yimen/contract/sign-in/auth';
import { signInMethods } from '@yimen/contract/sign-in/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportWhole, importWhole } from '../../server/commands/whole.ts';
import { signingKeys } from '../../server/database/schema/people.ts';
import { signInMethods as methods } from '../../server/database/schema/sign-in.ts';
import { keyRing, rotateKeys } from '../../server/sign-in/keys.ts';
import { startCas } from '../support/counterparts/cas.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

let portal: Portal;
const browser = new Browser();
const act = { actor: 'cli:test', title: '导入', release: null };
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const failed = (words: string, given?: string) =>
  portal.admin(words, given).then(
    (text) => `did it: ${text}`,
    (error: Error) => error.message,
  );

describe('the administration of signing in', () => {
  test.each([
    ['sign-in  set  mingde  cas  name=x', '请加上 kind=…，可用的有 password、qr、cas'],
    ['sign-in  set  mingde  cas  kind=cas  name=x', '的 settings.base：必须填写'],
    ['sign-in  set  mingde  cas  kind=cas  name=x  base=http://cas.example.edu', '应为 https:// 开头的地址'],
    [
      'sign-in  set  mingde  cas  kind=cas  name=x  base=https://cas.example  colour=red',
      '的 settings.colour：没有这个字段',
    ],
    ['sign-in  set  mingde  CAS  kind=cas  name=x  base=https://cas.example', '编号最多 32 个字'],
    [
      'sign-in  set  mingde  oidc  kind=oidc  name=x  issuer=https://id.example  secret=x',
      '的 settings.secret：没有这个字段',
    ],
    ['sign-in  secret  mingde  nothing', 'mingde 没有登录方式 nothing'],
    ['sign-in  set  nowhere  cas  kind=cas', '没有单位 nowhere'],
    ['api-key  create  mingde  password', 'kind 为 password 的登录方式不用密钥登录'],
    ['service  add  mingde  lib  图书馆  lib.example', '不是网址'],
    ['show  signInSecrets  mingde', '密钥不能查看'],
    ['host  add  mingde  https://evil.example/path', '不能用作主机名'],
  ])('refuses “%s” in words that say why', async (words, why) => {
    expect(await failed(words)).toContain(why);
  });

  test('takes numbers, switches and text as each setting wants them', async () => {
    await portal.admin('sign-in  set  mingde  cas  kind=cas  name=统一认证  base=https://cas.example/  version=2');
    await portal.admin('sign-in  set  mingde  cas  plainService=true  enabled=false');
    await portal.admin('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1  agentid=1000002');
    const listed = await portal.admin('sign-in  list  mingde');
    expect(listed).toContain('cas  cas  统一认证  停用\n    {"base":"https://cas.example');
    expect(listed).toContain('"version":2,"plainService":true');
    expect(listed).toContain('wecom  wecom  企业微信  启用  没有密钥\n    {"corpid":"ww1","agentid":"1000002"');
  });

  test('keeps secrets out of lists and exports, and moves them when asked', async () => {
    await portal.admin('sign-in  secret  mingde  wecom', 'very-secret\n');
    await portal.admin('host  add  mingde  https://portal.mingde.example:8443');
    expect(await portal.admin('sign-in  list  mingde')).not.toMatch(/very-secret|没有密钥/);
    const plain = JSON.stringify(await exportWhole(portal.db, 'mingde'));
    expect(plain).not.toContain('very-secret');
    const whole = await exportWhole(portal.db, 'mingde', { secrets: true });
    expect(JSON.stringify(whole)).toContain('very-secret');
    await portal.admin('sign-in  remove  mingde  wecom  --yes');
    await importWhole(portal.db, whole, { replace: act });
    const again = await exportWhole(portal.db, 'mingde', { secrets: true });
    expect(again).toEqual(whole);
    expect(JSON.stringify(again)).toContain('https://portal.mingde.example:8443');
  });

  test('leaves a method out whose kind or settings are wrong, and tells so', async () => {
    const row = { institution: 'jiangcheng', position: 0, name: 'x', enabled: true } as const;
    await portal.db.insert(methods).values([
      { ...row, id: 'broken', kind: 'cas', settings: { base: 'http://cas.example.edu' } },
      { ...row, id: 'newer', kind: 'of-a-newer-version', settings: {} },
      { ...row, id: 'password', kind: 'password', settings: {} },
    ]);
    const { data } = await browser.call(portal.origin('jiangcheng'), signInMethods, {});
    expect(data.list.map(({ id }) => id)).toEqual(['password']);
    const listed = await portal.admin('sign-in  list  jiangcheng');
    expect(listed).toContain('settings.base：应为 https:// 开头的地址');
    expect(listed).toContain('kind：只能是 password、');
    expect(await failed('sign-in  test  jiangcheng  newer')).toContain('没有 kind 为');
    const whole = await exportWhole(portal.db, 'jiangcheng');
    await expect(importWhole(portal.db, whole, { replace: act })).rejects.toThrow(/的 kind：只能是 password、/);
  });

  test('tries a counterpart without a person', async () => {
    const cas = await startCas({ alice: { password: 'pw1' } });
    await portal.admin(`sign-in  set  mingde  try  kind=cas  name=试  base=${cas.base}`);
    expect(await portal.admin('sign-in  test  mingde  try')).toMatch(
      /^连接正常，编造的登录凭证被拒绝，用时 \d+ 毫秒。$/,
    );
    cas.fault = 'reset';
    expect(await failed('sign-in  test  mingde  try')).toMatch(/^登录方式 try 有问题：连接不上对方（/);
    await cas.stop();
  });

  test('shuts a disabled person out everywhere', async () => {
    const credentials = { account: '2025210417', password: 'Yimen-2026' };
    const { data } = await browser.call(portal.origin(), login, credentials);
    await portal.admin('user  mingde  2025210417  disabled=true');
    expect((await browser.call(portal.origin(), getUserInfo, {}, data.token)).code).toBe(401);
    const refused = await browser.call(portal.origin(), login, credentials);
    expect(refused).toMatchObject({ code: 2003, msg: '您的账号已停用，请联系管理员' });
    const wrong = await browser.call(portal.origin(), login, { ...credentials, password: 'wrong' });
    expect(wrong.code).toBe(2001);
  });
});

describe('the last way in', () => {
  const kindsAt = async (key: string) => {
    const { data } = await browser.call(portal.origin(key), signInMethods, {});
    return data.list.map(({ kind }) => kind).sort();
  };
  const none = (key: string) => `没有改动：这样一来，${key} 就没有一种能用的登录方式了。`;

  test('is the built-in page, until it is switched off where another method is fully set', async () => {
    const signIn = () => browser.call(portal.origin('yunzhou'), login, { account: 'luruoxi', password: 'Yimen-2026' });
    const system = await startCas({});
    const told = await portal.admin('sign-in  set  yunzhou  api  kind=api  name=政务');
    expect(told).toContain('账号登录仍然启用');
    expect(await kindsAt('yunzhou')).toEqual(['api', 'password']);
    expect((await signIn()).code).toBe(200);
    for (const words of [
      'sign-in  set  yunzhou  password  enabled=false',
      'set  signInMethods  yunzhou  id=password  enabled=false',
      'sign-in  remove  yunzhou  password',
      'remove  signInMethods  yunzhou  kind=password',
    ]) {
      const refused = await failed(words);
      expect(refused, words).toContain(none('yunzhou'));
      expect(refused).toContain('\n  api（政务）：单靠它进不来');
    }
    expect(await kindsAt('yunzhou')).toEqual(['api', 'password']);
    const off = 'sign-in  set  yunzhou  password  enabled=false';
    const keyOf = (made: string) => /([^\s：:]+)$/.exec(made.split('\n')[0] ?? '')?.[1];
    await portal.admin('sign-in  set  yunzhou  api  loginUrl=http://127.0.0.1:1/login');
    const made = await portal.admin('api-key  create  yunzhou  api');
    expect(await failed(off), 'a system that does not answer').toContain('连接不上对方');
    await portal.admin(`sign-in  set  yunzhou  api  loginUrl=${system.base}/login`);
    await portal.admin(off);
    expect(await kindsAt('yunzhou')).toEqual(['api']);
    const newer = await portal.admin('api-key  create  yunzhou  api');
    expect(await failed(`api-key  revoke  yunzhou  api  ${keyOf(newer)}`)).toContain('只剩快到期的密钥');
    await portal.admin(`api-key  revoke  yunzhou  api  ${keyOf(made)}  --yes`);
    expect((await signIn()).code).toBe(2010);
    for (const words of [
      `api-key  revoke  yunzhou  api  ${keyOf(newer)}`,
      'sign-in  set  yunzhou  api  enabled=false',
      'sign-in  remove  yunzhou  api',
    ]) {
      const refused = await failed(words);
      expect(refused, words).toContain(none('yunzhou'));
      expect(refused).toContain('启用账号登录');
    }
    await portal.admin('sign-in  set  yunzhou  password  kind=password  name=账号登录  enabled=true');
    await portal.admin('sign-in  remove  yunzhou  api  --yes');
    expect((await signIn()).code).toBe(200);
    await system.stop();
  });

  test('is no method whose counterpart is down, nor one for people who have signed in otherwise', async () => {
    const cas = await startCas({ alice: { password: 'pw1' } });
    await portal.admin('create  xinyuan  新园中学  xinyuan.localhost');
    await portal.admin(`sign-in  set  xinyuan  cas  kind=cas  name=统一认证  base=${cas.base}`);
    await portal.admin('sign-in  set  xinyuan  qr  kind=qr  name=扫码登录');
    cas.fault = 'reset';
    const off = 'sign-in  set  xinyuan  password  enabled=false';
    expect(await failed(off)).toMatch(/cas（统一认证）：连接不上对方.*\n {2}qr（扫码登录）：单靠它进不来/);
    cas.fault = null;
    await portal.admin(off);
    expect(await failed('sign-in  set  xinyuan  cas  base=http://127.0.0.1:1/cas')).toContain(none('xinyuan'));
    expect(await failed('sign-in  set  xinyuan  cas  enabled=false')).toContain('cas（统一认证）：没有启用');
    cas.fault = 'reset';
    // What takes nothing away needs no counterpart.
    await portal.admin('sign-in  set  xinyuan  cas  name=校园账号');
    await portal.admin('sign-in  set  xinyuan  password  enabled=true');
    await portal.admin('sign-in  remove  xinyuan  qr  --yes');
    expect(await kindsAt('xinyuan')).toEqual(['cas', 'password']);
    await cas.stop();
  });

  test('does not go with an import', async () => {
    await portal.admin('create  xinan  新安中学  xinan.localhost');
    await portal.admin(
      'sign-in  set  xinan  oidc  kind=oidc  name=校园账号  issuer=https://id.example  clientId=portal',
    );
    const whole = await exportWhole(portal.db, 'xinan');
    const onlyOidc = {
      ...whole,
      rows: { ...whole?.rows, signInMethods: whole?.rows.signInMethods?.filter(({ id }) => id === 'oidc') },
    };
    const replace = { replace: act };
    await expect(importWhole(portal.db, onlyOidc, replace)).rejects.toThrow(/校园账号）：还没有密钥.*\n.*--secrets/);
    expect(await kindsAt('xinan')).toEqual(['oidc', 'password']);
    await portal.admin('sign-in  secret  xinan  oidc', 'client-secret');
    await importWhole(portal.db, onlyOidc, replace);
    expect((await exportWhole(portal.db, 'xinan'))?.rows.signInMethods).toEqual(onlyOidc.rows.signInMethods);
  });

  test('is not taken by two at once, each of whom sees the other’s', async () => {
    const system = await startCas({});
    await portal.admin('create  xinbei  新北中学  xinbei.localhost');
    await portal.admin(`sign-in  set  xinbei  api  kind=api  name=校务  loginUrl=${system.base}/login`);
    await portal.admin('api-key  create  xinbei  api');
    const done = await Promise.all(
      ['api', 'password'].map((id) => failed(`sign-in  set  xinbei  ${id}  enabled=false`)),
    );
    expect(done.filter((text) => text.startsWith(none('xinbei')))).toHaveLength(1);
    await system.stop();
  });
});

test('a key that is too old is replaced once, however many find it', async () => {
  const yunzhou = { id: 'yunzhou' };
  const old = new Date(Date.now() - 91 * 86_400_000);
  for (const id of ['mingde', 'jiangcheng', 'yunzhou']) await keyRing(portal.db, { id });
  await portal.db.update(signingKeys).set({ createdAt: old });
  await rotateKeys(portal.db, { id: 'jiangcheng' });
  const youngerThan = 90 * 86_400_000;
  await Promise.all(Array.from({ length: 5 }, () => rotateKeys(portal.db, yunzhou, { youngerThan })));
  const ring = await keyRing(portal.db, yunzhou);
  expect(ring.verifying.size).toBe(2);
  expect((await portal.db.select().from(signingKeys)).filter(({ retiredAt }) => !retiredAt)).toHaveLength(3);
});

test('after a leak no former key is good for anything', async () => {
  const { data } = await browser.call(portal.origin(), login, { account: '20120088', password: 'Yimen-2026' });
  const guest = await browser.call(portal.origin(), guestLogin, {});
  await portal.admin('keys  revoke  mingde  --yes');
  for (const { token } of [data, guest.data]) {
    expect((await browser.call(portal.origin(), getUserInfo, {}, token)).code).toBe(401);
  }
  const again = await browser.call(portal.origin(), login, { account: '20120088', password: 'Yimen-2026' });
  expect((await browser.call(portal.origin(), getUserInfo, {}, again.data.token)).data.id).toBe('20120088');
});
