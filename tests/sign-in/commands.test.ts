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
    ['sign-in  set  mingde  cas  name=x', 'Say kind=… with one of password, cas'],
    ['sign-in  set  mingde  cas  kind=cas  name=x', 'field settings.base'],
    ['sign-in  set  mingde  cas  kind=cas  name=x  base=http://cas.example.edu', 'is not an https address'],
    ['sign-in  set  mingde  cas  kind=cas  name=x  base=https://cas.example  colour=red', 'field settings.colour'],
    ['sign-in  set  mingde  CAS  kind=cas  name=x  base=https://cas.example', 'is not up to 32 of a-z'],
    ['sign-in  set  mingde  oidc  kind=oidc  name=x  issuer=https://id.example  secret=x', 'field settings.secret'],
    ['sign-in  secret  mingde  nothing', 'mingde has no method nothing'],
    ['sign-in  set  nowhere  cas  kind=cas', 'There is no institution nowhere'],
    ['api-key  create  mingde  password', 'password is no method of kind api'],
    ['service  add  mingde  lib  图书馆  lib.example', 'is not an address'],
    ['show  signInSecrets  mingde', 'Secrets are set with'],
    ['host  add  mingde  https://evil.example/path', 'is not a host name'],
  ])('refuses “%s” in words that say why', async (words, why) => {
    expect(await failed(words)).toContain(why);
  });

  test('takes numbers, switches and text as each setting wants them', async () => {
    await portal.admin('sign-in  set  mingde  cas  kind=cas  name=统一认证  base=https://cas.example/  version=2');
    await portal.admin('sign-in  set  mingde  cas  plainService=true  enabled=false');
    await portal.admin('sign-in  set  mingde  wecom  kind=wecom  name=企业微信  corpid=ww1  agentid=1000002');
    const listed = await portal.admin('sign-in  list  mingde');
    expect(listed).toContain('cas  cas  统一认证  off\n    {"base":"https://cas.example');
    expect(listed).toContain('"version":2,"plainService":true');
    expect(listed).toContain('wecom  wecom  企业微信  on  no secret\n    {"corpid":"ww1","agentid":"1000002"');
  });

  test('keeps secrets out of lists and exports, and moves them when asked', async () => {
    await portal.admin('sign-in  secret  mingde  wecom', 'very-secret\n');
    await portal.admin('host  add  mingde  https://portal.mingde.example:8443');
    expect(await portal.admin('sign-in  list  mingde')).not.toMatch(/very-secret|no secret/);
    const plain = JSON.stringify(await exportWhole(portal.db, 'mingde'));
    expect(plain).not.toContain('very-secret');
    const whole = await exportWhole(portal.db, 'mingde', { secrets: true });
    expect(JSON.stringify(whole)).toContain('very-secret');
    await portal.admin('sign-in  remove  mingde  wecom');
    await importWhole(portal.db, whole, { replace: true });
    const again = await exportWhole(portal.db, 'mingde', { secrets: true });
    expect(again).toEqual(whole);
    expect(JSON.stringify(again)).toContain('https://portal.mingde.example:8443');
  });

  test('tells that the built-in page goes when another way is the only one', async () => {
    const told = await portal.admin('sign-in  set  yunzhou  api  kind=api  name=政务');
    expect(told).toContain('kind=password brings it back');
    const { data } = await browser.call(portal.origin('yunzhou'), signInMethods, {});
    expect(data.list.map(({ kind }) => kind)).toEqual(['api']);
    const refused = await browser.call(portal.origin('yunzhou'), login, { account: 'luruoxi', password: 'Yimen-2026' });
    expect(refused.code).toBe(2010);
  });

  test('leaves a method out whose settings are wrong, and tells so', async () => {
    const row = { institution: 'jiangcheng', position: 0, name: 'x', enabled: true } as const;
    await portal.db.insert(methods).values([
      { ...row, id: 'broken', kind: 'cas', settings: { base: 'http://cas.example.edu' } },
      { ...row, id: 'password', kind: 'password', settings: {} },
    ]);
    const { data } = await browser.call(portal.origin('jiangcheng'), signInMethods, {});
    expect(data.list.map(({ id }) => id)).toEqual(['password']);
    expect(await portal.admin('sign-in  list  jiangcheng')).toContain('settings.base is not an https address');
  });

  test('tries a counterpart without a person', async () => {
    const cas = await startCas({ alice: { password: 'pw1' } });
    await portal.admin(`sign-in  set  mingde  try  kind=cas  name=试  base=${cas.base}`);
    expect(await portal.admin('sign-in  test  mingde  try')).toMatch(
      /^It refuses an invented ticket, as it should\. \(\d+ ms\)$/,
    );
    cas.fault = 'reset';
    expect(await portal.admin('sign-in  test  mingde  try')).toMatch(/^It failed: 暂时连接不上登录服务.*\n {4}2015 /);
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

test('a key that is too old is replaced once, however many find it', async () => {
  const yunzhou = { id: 'yunzhou' };
  const old = new Date(Date.now() - 91 * 86_400_000);
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
  await portal.admin('keys  revoke  mingde');
  for (const { token } of [data, guest.data]) {
    expect((await browser.call(portal.origin(), getUserInfo, {}, token)).code).toBe(401);
  }
  const again = await browser.call(portal.origin(), login, { account: '20120088', password: 'Yimen-2026' });
  expect((await browser.call(portal.origin(), getUserInfo, {}, again.data.token)).data.id).toBe('20120088');
});
