import { codes } from '@yimen/contract/envelope';
import { connectionParts } from '@yimen/contract/part-permission';
import { pushTasks } from '@yimen/contract/sources/push';
import {
  removeConnection,
  renewConnectionKey,
  renewSigningKeys,
  revokeConnectionKey,
  saveConnection,
  setConnectionSecret,
  staffConnections,
  tryConnection,
} from '@yimen/contract/staff/connections';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveGrant } from '../access/grants.ts';
import { institutions } from '../database/schema/institutions.ts';
import { signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { sourceSecrets } from '../database/schema/sources.ts';
import { setFollowed } from '../tenancy/resolve.ts';
import { type Connections, hr, ids, openConnections } from '../testing/connections.ts';
import { signedRequest } from '../testing/push.ts';
import { says } from '../testing/source-server.ts';
import { askBeforeSaving } from './connections.ts';

const library = { part: 'passportServices', id: 'library' } as const;
let at: Connections;
beforeAll(async () => {
  at = await openConnections();
});
afterAll(() => at.close());
beforeEach(() => at.begin());

describe('a method of signing in', () => {
  const method = { part: 'signInMethods', id: 'school' } as const;

  test('can be switched off or removed only while somebody can still sign in', async () => {
    const portal = { part: 'signInMethods', id: 'portal' } as const;
    await at.run(`sign-in  set  mingde  portal  kind=api  name=门户  loginUrl=${at.other.origin}/login`);
    const { version = '' } = (await at.read('signInMethods', 'password')) ?? {};
    const refused = await at.save({ part: 'signInMethods', id: 'password', version, values: { enabled: false } });
    expect(refused).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringContaining('没有一种能用的登录方式'),
    });
    expect(await at.world.call(removeConnection, { part: 'signInMethods', id: 'password' }, at.as())).toMatchObject({
      code: codes.connectionRefused,
    });
    const { data } = await at.world.call(renewConnectionKey, portal, at.as());
    expect(await at.save({ part: 'signInMethods', id: 'password', version, values: { enabled: false } })).toMatchObject(
      {
        success: true,
      },
    );
    const last = await at.world.call(revokeConnectionKey, { ...portal, key: data.key }, at.as());
    expect(last).toMatchObject({ code: codes.connectionRefused, msg: expect.stringContaining('还没有密钥，请先生成') });
    expect(last.msg, 'commands are for operators').not.toMatch(/sign-in|api-key/);
    expect((await at.read('signInMethods', 'portal'))?.keys).toHaveLength(1);
  });

  test('is switched off or removed without anybody waiting for another system that is asked', async () => {
    await at.run(`sign-in  set  mingde  portal  kind=api  name=门户  loginUrl=${at.other.origin}/login`);
    await at.world.call(renewConnectionKey, { part: 'signInMethods', id: 'portal' }, at.as());
    const saved: boolean[] = [];
    at.other.behave(async (request, response) => {
      const system = { part: 'pushSystems', id: `s${saved.length}`, values: { name: '后勤系统' } } as const;
      saved.push((await at.save(system)).success);
      says('登录')(request, response);
    });
    const own = { part: 'signInMethods', id: 'password' } as const;
    const { version = '' } = (await at.read('signInMethods', 'password')) ?? {};
    expect(await at.world.call(removeConnection, own, at.as())).toMatchObject({ data: { rows: 1, removed: false } });
    expect(await at.save({ ...own, version, values: { enabled: false } })).toMatchObject({ success: true });
    expect(saved).toEqual([true, true]);
    const now = (await at.read('signInMethods', 'portal'))?.version ?? '';
    at.other.behave(says('down', 503));
    const portal = { part: 'signInMethods', id: 'portal', version: now } as const;
    expect(await at.save({ ...portal, values: { 'settings.loginUrl': `${at.other.origin}/x` } })).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringMatching(/portal（门户）：连接不上对方（HTTP 状态码 503）.*启用账号登录/s),
    });
  });

  test('is asked nothing by who may not change it', async () => {
    await at.run(`sign-in  set  mingde  portal  kind=api  name=门户  loginUrl=${at.other.origin}/login`);
    await at.world.call(renewConnectionKey, { part: 'signInMethods', id: 'portal' }, at.as());
    const { version = '' } = (await at.read('signInMethods', 'password')) ?? {};
    const permissions = JSON.stringify({ 'signIn.read': 'direct', 'signIn.write': 'review' });
    await at.run(`set  roles  mingde  id=keeper  name=登录  summary=  permissions=${permissions}`);
    await at.staff.hold({});
    const given = { person: ids.anna, role: 'keeper', scope: 'institution', target: '', until: null } as const;
    await giveGrant(at.staff.here, { actor: 'cli:test' }, given);
    at.other.asked.length = 0;
    const off = { part: 'signInMethods', id: 'password', version, values: { enabled: false } } as const;
    expect(await at.save(off)).toMatchObject({ code: codes.forbidden });
    expect(at.other.asked).toEqual([]);
  });

  test('whose secret was for another host is not asked with it before it is saved', async () => {
    await at.run(`sign-in  set  mingde  school  kind=wecom  name=企业微信  corpid=ww01  apiBase=${at.other.origin}`);
    await at.world.call(setConnectionSecret, { ...method, name: 'secret', value: 'very-secret' }, at.as());
    const elsewhere = new URL(at.other.origin);
    elsewhere.hostname = 'localhost';
    await at.run(`sign-in  set  mingde  password  kind=password  name=账号登录  enabled=true`);
    await at.world.db.update(signInMethods).set({ enabled: false }).where(eq(signInMethods.id, 'password'));
    const { version = '' } = (await at.read('signInMethods', 'school')) ?? {};
    at.other.asked.length = 0;
    const values = { 'settings.apiBase': elsewhere.origin };
    expect(await askBeforeSaving(at.staff.here, { ...method, values }), 'nobody is asked').toEqual(new Map());
    const refused = await at.save({ ...method, version, values });
    expect(refused).toMatchObject({ code: codes.connectionRefused, msg: expect.stringContaining('还没有密钥') });
    expect(at.other.asked).toEqual([]);
    expect((await at.read('signInMethods', 'school'))?.secrets).toEqual(['secret']);
  });

  test('keeps a second key beside the first, each told once', async () => {
    await at.save({ ...method, values: { kind: 'api', name: '门户' } });
    expect((await at.read('signInMethods', 'school'))?.problems).toEqual(['还没有密钥']);
    const first = (await at.world.call(renewConnectionKey, method, at.as())).data;
    const second = (await at.world.call(renewConnectionKey, method, at.as())).data;
    expect([first.formerUntil, second.formerUntil]).toEqual([
      null,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    ]);
    const shown = await at.read('signInMethods', 'school');
    expect(shown?.keys).toMatchObject([
      { id: first.key, until: second.formerUntil },
      { id: second.key, until: null },
    ]);
    const stored = await at.staff.here.rows(signInSecrets, { where: eq(signInSecrets.method, 'school') });
    expect(stored.map(({ value }) => value).sort()).toEqual([first.secret, second.secret].sort());
    for (const { secret } of [first, second]) expect(JSON.stringify([shown, await at.entries()])).not.toContain(secret);
    expect((await at.world.call(revokeConnectionKey, { ...method, key: first.key }, at.as())).data).toEqual({
      left: 1,
    });
    expect(await at.world.call(revokeConnectionKey, { ...method, key: first.key }, at.as())).toMatchObject({
      code: codes.notFound,
    });
    const told = (await at.entries({ part: 'signInSecrets' })).map(
      ({ key, after }) => `${key}: ${Object.keys(after ?? {}).length}`,
    );
    const renewed = [`school ${first.key}: 1`, `school ${second.key}: 5`];
    expect([told[0], told.slice(1, 3).sort(), told.slice(3)], 'what is revoked, is good for less long, is new').toEqual(
      [`school ${first.key}: 0`, renewed.sort(), [`school ${first.key}: 5`]],
    );
  });

  test('keeps its secret from a host whose address is written so that a parser mends it', async () => {
    const settings = (token: string) => ({
      clientId: 'portal',
      authorize: 'https://id.example.edu/authorize',
      token,
      userinfo: 'https://id.example.edu/me',
    });
    // What another field names is sent nothing, so it is no host of the secret.
    const name = 'https://evil.example/';
    const values = { kind: 'oauth2', name, settings: settings('https://id.example.edu/token') };
    const { version } = (await at.save({ ...method, values })).data;
    await at.world.call(setConnectionSecret, { ...method, name: 'secret', value: 'very-secret' }, at.as());
    for (const token of [' https://evil.example/token', 'ht\ttps://evil.example/token'])
      expect(await at.save({ ...method, version, values: { settings: settings(token) } })).toMatchObject({
        code: codes.connectionRefused,
        msg: expect.stringContaining('不能有空格'),
      });
    const moved = await at.save({ ...method, version, values: { settings: settings('https://evil.example/token') } });
    expect(moved.data.deleted).toEqual(['secret']);
  });

  test('is tried at its counterpart, and refused a secret of another name', async () => {
    at.other.behave(says('登录', 200));
    await at.run(`sign-in  set  mingde  school  kind=api  name=门户  loginUrl=${at.other.origin}/login`);
    expect((await at.world.call(tryConnection, method, at.as())).data).toMatchObject({
      works: true,
      rows: null,
      fields: [],
    });
    expect(at.other.asked.length).toBeGreaterThan(0);
    expect(await at.world.call(tryConnection, { ...method, person: ids.anna }, at.as())).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringContaining('与人无关'),
    });
    at.other.behave(says('down', 503));
    expect((await at.world.call(tryConnection, method, at.as())).data.works).toBe(false);
    expect(await at.world.call(setConnectionSecret, { ...method, name: 'token', value: 'x' }, at.as())).toMatchObject({
      code: codes.connectionRefused,
    });
    expect((await at.world.call(setConnectionSecret, { ...method, name: 'secret', value: 'x' }, at.as())).data).toEqual(
      {
        secrets: ['secret'],
      },
    );
  });

  const counterparts: [string, (origin: string) => Record<string, unknown>, boolean][] = [
    ['api', (origin) => ({ loginUrl: `${origin}/login` }), false],
    ['cas', (base) => ({ base }), false],
    ['oidc', (issuer) => ({ issuer, clientId: 'portal' }), true],
    ['wechat', (apiBase) => ({ apiBase, appid: 'wx01' }), true],
  ];
  test.each(counterparts)(
    'of kind %s asks in a private network where an operator has said so alone',
    async (...given) => {
      const [kind, settingsAt, takesSecret] = given;
      const tried = async () => (await at.world.call(tryConnection, method, at.as())).data;
      const setSecret = async () =>
        takesSecret && (await at.world.call(setConnectionSecret, { ...method, name: 'secret', value: 'x' }, at.as()));
      await at.save({ ...method, values: { kind, name: '校园账号', settings: settingsAt(at.other.origin) } });
      await setSecret();
      expect(await tried()).toMatchObject({ works: false, text: expect.stringContaining('不允许连接这个地址') });
      expect(at.other.asked).toEqual([]);

      await at.run('sign-in  set  mingde  school  allowPrivate=true');
      await tried();
      expect(at.other.asked.length).toBeGreaterThan(0);
      at.other.asked.length = 0;

      const { version = '' } = (await at.read('signInMethods', 'school')) ?? {};
      const elsewhere = settingsAt('https://10.0.0.8');
      expect(
        await at.save({ ...method, version, values: { settings: { ...elsewhere, allowPrivate: true } } }),
      ).toMatchObject({
        code: codes.connectionRefused,
        msg: expect.stringMatching(/^settings\.allowPrivate：内网地址只能/),
      });
      expect((await at.save({ ...method, version, values: { settings: elsewhere } })).data.warnings).toEqual([
        '新地址只能在公网；在内网的请运维开放',
      ]);
      await setSecret();
      expect(await tried()).toMatchObject({ works: false, text: expect.stringContaining('不允许连接这个地址') });
    },
  );

  test('that an operator has set up keeps its network while staff change other things of it', async () => {
    at.other.behave(says('登录', 200));
    await at.run(`sign-in  set  mingde  school  kind=api  name=门户  loginUrl=${at.other.origin}/login`);
    const { version = '' } = (await at.read('signInMethods', 'school')) ?? {};
    const path = { name: '学校门户', 'settings.loginUrl': `${at.other.origin}/sign-in` };
    expect(await at.save({ ...method, version, values: path })).toMatchObject({
      success: true,
      data: { warnings: [] },
    });
    expect((await at.world.call(tryConnection, method, at.as())).data.works).toBe(true);
  });
});

describe('a system that delivers', () => {
  const system = { part: 'pushSystems', id: 'finance' } as const;

  test('signs by a key that is told once, until it is revoked, and is neither asked nor given a secret', async () => {
    await at.save({ ...system, values: { name: '财务系统' } });
    const { key, secret } = (await at.world.call(renewConnectionKey, system, at.as())).data;
    const host = 'mingde.localhost';
    const signs = async () =>
      (
        await at.world.answer(
          signedRequest({ host, path: pushTasks.path, body: { items: [{}] }, key: { id: key, secret } }),
        )
      ).success;
    expect(await signs()).toBe(true);
    const shown = await at.read('pushSystems', 'finance');
    expect(shown).toMatchObject({ kind: null, enabled: null, problems: [], keys: [{ id: key, until: null }] });
    expect(JSON.stringify([shown, await at.entries({})])).not.toContain(secret);
    expect((await at.world.call(revokeConnectionKey, { ...system, key }, at.as())).data).toEqual({ left: 0 });
    expect(await signs()).toBe(false);
    expect(await at.entries({ part: 'pushKeys' })).toMatchObject([
      { key, after: null },
      { key, before: null },
    ]);
    const own = { ...system, name: 'secret', value: 'x' };
    for (const answer of [
      await at.world.call(tryConnection, system, at.as()),
      await at.world.call(setConnectionSecret, own, at.as()),
    ])
      expect(answer).toMatchObject({ code: codes.connectionRefused });
  });
});

describe('a site that takes a passport', () => {
  test('has one secret, which another one takes the place of, and is reached by TLS', async () => {
    const values = { name: '图书馆', origin: 'https://lib.example.edu' };
    await at.save({ ...library, values });
    const first = (await at.world.call(renewConnectionKey, library, at.as())).data;
    const second = (await at.world.call(renewConnectionKey, library, at.as())).data;
    expect(second).toMatchObject({ key: first.key, formerUntil: null });
    expect(second.secret).not.toBe(first.secret);
    expect((await at.read('passportServices', 'library'))?.keys).toEqual([
      { id: first.key, createdAt: null, until: null },
    ]);
    expect((await at.world.call(revokeConnectionKey, { ...library, key: first.key }, at.as())).data).toEqual({
      left: 0,
    });
    expect((await at.read('passportServices', 'library'))?.problems).toEqual(['还没有密钥']);
    const plain = await at.save({
      part: library.part,
      id: 'plain',
      values: { ...values, origin: 'http://lib.example.edu' },
    });
    expect(plain).toMatchObject({ code: codes.connectionRefused, msg: expect.stringContaining('https://') });
  });
});

describe('who may', () => {
  const writes = () =>
    connectionParts.flatMap((part) => {
      const named = { part, id: 'hr' };
      return [
        [saveConnection, { ...named, values: { name: '人事' } }],
        [removeConnection, named],
        [setConnectionSecret, { ...named, name: 'secret', value: 'x' }],
        [renewConnectionKey, named],
        [revokeConnectionKey, { ...named, key: 'hr-1' }],
        [tryConnection, named],
      ] as const;
    });

  test('an editor may not, and nothing of it happens', async () => {
    await at.run('set  pushSystems  mingde  id=hr  name=人事系统');
    for (const [endpoint, input] of writes())
      expect(await at.world.call(endpoint, input, at.as('bruno')), endpoint.name).toMatchObject({
        code: codes.forbidden,
      });
    for (const part of connectionParts)
      expect(await at.world.call(staffConnections, { part }, at.as('bruno'))).toMatchObject({ code: codes.forbidden });
    expect(await at.world.call(renewSigningKeys, {}, at.as('bruno'))).toMatchObject({ code: codes.forbidden });
    expect(await at.entries()).toEqual([]);
  });

  test('who holds it for sources alone changes no way to sign in, and with a review nothing at all', async () => {
    const held = (level: string) => JSON.stringify({ 'sources.read': 'direct', 'sources.write': level });
    const become = async (level: string) => {
      await at.run(`set  roles  mingde  id=keeper  name=数据  summary=  permissions=${held(level)}`);
      await at.staff.hold({});
      const given = { person: ids.anna, role: 'keeper', scope: 'institution', target: '', until: null } as const;
      await giveGrant(at.staff.here, { actor: 'cli:test' }, given);
    };
    await become('direct');
    expect((await at.save({ ...hr, values: at.outside() })).success).toBe(true);
    expect(await at.save({ ...library, values: { name: '图书馆' } })).toMatchObject({ code: codes.forbidden });
    const tryFor = (person: string) => at.world.call(tryConnection, { ...hr, person }, at.as());
    for (const person of ['2024310086', 'nobody'])
      expect(await tryFor(person), 'who may read nobody learns nothing of them').toMatchObject({
        code: codes.forbidden,
        msg: expect.stringContaining('您不能查看这个人'),
      });
    expect((await tryFor(ids.anna)).success).toBe(true);
    await become('review');
    const { version = '' } = (await at.read('sources', 'hr')) ?? {};
    expect(await at.save({ ...hr, version, values: { name: '人事' } })).toMatchObject({
      code: codes.forbidden,
      msg: expect.stringContaining('不能审核'),
    });
    expect(await at.world.call(tryConnection, hr, at.as())).toMatchObject({ code: codes.forbidden });
  });

  test('secrets and keys want a fresh second factor, where the institution asks for one', async () => {
    await at.save({ ...hr, values: at.outside() });
    const asksFactor = async (secondFactor: boolean) => {
      await at.world.db.update(institutions).set({ secondFactor }).where(eq(institutions.id, 'mingde'));
      setFollowed(at.world.db, false);
    };
    await asksFactor(true);
    try {
      const answer = await at.world.call(setConnectionSecret, { ...hr, name: 'token', value: 'x' }, at.as());
      expect(answer).toMatchObject({ code: codes.secondFactorDue });
    } finally {
      await asksFactor(false);
    }
    expect(await at.staff.here.count(sourceSecrets)).toBe(0);
  });

  test('finds nothing of another institution, nor a person of it', async () => {
    await at.run('set  pushSystems  yunzhou  id=hr  name=人事系统');
    await at.run('push-key  rotate  yunzhou  hr');
    for (const [endpoint, input] of writes().filter(([{ name }]) => name !== saveConnection.name))
      expect(await at.world.call(endpoint, input, at.as()), `${endpoint.name} ${input.part}`).toMatchObject({
        code: codes.notFound,
      });
    expect(await at.read('pushSystems', 'hr')).toBeNull();
    await at.save({ ...hr, values: at.outside() });
    expect(await at.world.call(tryConnection, { ...hr, person: 'luruoxi' }, at.as())).toMatchObject({
      code: codes.notFound,
    });
  });
});
