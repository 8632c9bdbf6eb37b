import type { InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { type ConnectionPart, connectionParts } from '@yimen/contract/part-permission';
import { pushTasks } from '@yimen/contract/sources/push';
import {
  removeConnection,
  renewConnectionKey,
  renewSigningKeys,
  revokeConnectionKey,
  saveConnection,
  setConnectionSecret,
  staffConnection,
  staffConnections,
  tryConnection,
} from '@yimen/contract/staff/connections';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveGrant } from '../access/grants.ts';
import { type AuditQuery, readEvents } from '../audit/store.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { institutions } from '../database/schema/institutions.ts';
import { passportServices, signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { pushSystems, sourceSecrets, sources } from '../database/schema/sources.ts';
import { setFollowed } from '../tenancy/resolve.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { signedRequest } from '../testing/push.ts';
import { answers, openSourceServer, type SourceServer, says } from '../testing/source-server.ts';
import type { World } from '../testing/world.ts';

const ids = { anna: '20120088', bruno: '20180266' };
const student = '2024310086';

let world: World;
let staff: Editors<keyof typeof ids>;
let other: SourceServer;
beforeAll(async () => {
  other = await openSourceServer();
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(() => Promise.all([world.close(), other.close()]));
const { run } = commandsOn(() => world);

/** 运维, and an editor. */
const roles = { anna: [['integrator']], bruno: [['editor']] } as const;
beforeEach(async () => {
  for (const table of [sources, pushSystems, signInMethods, passportServices, auditEntries])
    await world.db.delete(table);
  await staff.begin(roles);
  other.behave(answers([]));
  other.asked.length = 0;
});

const as = (name: keyof typeof ids = 'anna') => staff.as(name).as;
const save = (given: InputOf<typeof saveConnection>) => world.call(saveConnection, given, as());
const read = async (part: ConnectionPart, id: string) => (await world.call(staffConnection, { part, id }, as())).data;
const entries = (query: AuditQuery = { action: 'change' }) => readEvents(staff.here, query);

const source = () => ({
  kind: 'tasks',
  name: '人事系统',
  config: {
    url: `${other.origin}/tasks?user={no}`,
    allowPrivate: true,
    headers: { Authorization: 'Bearer {secret:token}' },
    fields: { id: 'id', title: 'name', createdAt: 'at' },
  },
});
const hr = { part: 'sources', id: 'hr' } as const;
const library = { part: 'passportServices', id: 'library' } as const;

describe('a source', () => {
  test('is made, told its secret, tried, changed and removed, each with one entry of who did it', async () => {
    expect(await world.call(staffConnections, { part: 'sources' }, as())).toMatchObject({
      data: { list: [], total: 0 },
    });
    const made = await save({ ...hr, values: source() });
    expect(made).toMatchObject({ success: true, data: { deleted: [], warnings: [] } });
    expect(await read('sources', 'hr')).toMatchObject({
      name: '人事系统',
      kind: 'tasks',
      enabled: true,
      secrets: [],
      problems: ['还没有密钥 {secret:token}'],
      version: made.data.version,
      fields: { id: 'hr', config: { url: `${other.origin}/tasks?user={no}` } },
      keys: [],
    });
    const secret = await world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, as());
    expect(secret.data).toEqual({ secrets: ['token'] });
    other.behave(answers([{ id: 1, name: '考核表', at: '2026-11-20 08:00' }]));
    const tried = await world.call(tryConnection, { ...hr, person: student }, as());
    expect(tried.data).toMatchObject({ works: true, text: expect.stringMatching(/^收到 1 行/), rows: 1 });
    expect(tried.data.fields).toEqual(expect.arrayContaining(['id', 'title']));
    expect(JSON.stringify(tried.data)).not.toContain('考核表');
    const [asked] = other.asked;
    expect([asked?.headers.authorization, asked?.url.search]).toEqual(['Bearer very-secret', `?user=${student}`]);
    const changed = await save({
      ...hr,
      version: made.data.version,
      values: { 'config.cacheSeconds': 60, enabled: false },
    });
    expect(changed.data).toMatchObject({ deleted: [], version: expect.not.stringMatching(made.data.version) });
    const asking = await world.call(removeConnection, hr, as());
    expect(asking.data).toEqual({
      id: 'hr',
      name: '人事系统',
      rows: 2,
      parts: [{ part: 'sourceSecrets', count: 1, kept: false }],
      note: '大家看不到“人事系统”的数据（tasks）了。',
      removed: false,
    });
    expect(await read('sources', 'hr')).not.toBeNull();
    expect(await world.call(removeConnection, { ...hr, rows: 1 }, as())).toMatchObject({
      code: codes.connectionRefused,
      msg: '现在有 2 行，不是 1 行：请看过以后再删除',
    });
    expect((await world.call(removeConnection, { ...hr, rows: 2 }, as())).data.removed).toBe(true);
    expect(await read('sources', 'hr')).toBeNull();
    const told = (await entries({})).filter(({ actor }) => actor === staff.actor('anna')).reverse();
    expect(told).toMatchObject([
      { action: 'change', part: 'sources', key: 'hr', before: null, after: { name: '人事系统' } },
      { action: 'change', part: 'sourceSecrets', key: 'hr token', before: null },
      { action: 'try-connection', part: 'sources', key: 'hr', detail: `为 ${student}` },
      { action: 'change', part: 'sources', key: 'hr', before: { enabled: true }, after: { enabled: false } },
      { action: 'change', part: 'sources', key: 'hr', after: null },
    ]);
    expect(told.every(({ address }) => address !== '')).toBe(true);
    expect(JSON.stringify(told)).not.toContain('very-secret');
  });

  test('is not saved over what somebody else has saved', async () => {
    const { version } = (await save({ ...hr, values: source() })).data;
    await run('set  sources  mingde  id=hr  name=人事处');
    expect(await save({ ...hr, version, values: { name: '人事' } })).toMatchObject({ code: codes.conflict });
    expect(await save({ ...hr, values: source() })).toMatchObject({ code: codes.conflict });
    const same = await save({ ...hr, values: { name: '人事处', 'config.allowPrivate': true } });
    expect(same, 'who saves what is there has what they want').toMatchObject({ success: true });
    expect(await entries()).toHaveLength(1);
    expect(await save({ part: 'sources', id: 'hr2', version, values: source() })).toMatchObject({
      code: codes.conflict,
    });
    expect(await read('sources', 'hr')).toMatchObject({ name: '人事处' });
  });

  test('loses its secrets where it is to be sent to another host', async () => {
    const { version } = (await save({ ...hr, values: source() })).data;
    await world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, as());
    const same = await save({ ...hr, version, values: { 'config.url': `${other.origin}/other?user={no}` } });
    expect(same.data.deleted).toEqual([]);
    const moved = await save({
      ...hr,
      version: same.data.version,
      values: { 'config.url': 'https://collector.example.edu/?user={no}' },
    });
    expect(moved.data.deleted).toEqual(['token']);
    expect(await staff.here.count(sourceSecrets)).toBe(0);
    expect((await entries())[0]).toMatchObject({ part: 'sources', detail: '换了地址，删除了密钥 token' });
  });

  test('that does not work says so without secrets, also where it names none that is set', async () => {
    await save({ ...hr, values: source() });
    const without = await world.call(tryConnection, hr, as());
    expect(without.data).toEqual({ works: false, text: '缺少密钥，或这个人没有请求要用的值', rows: 0, fields: [] });
    expect(other.asked).toEqual([]);
    await world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, as());
    other.behave(says('very-secret', 500));
    const tried = await world.call(tryConnection, hr, as());
    expect(tried.data).toEqual({ works: false, text: '对方答复 HTTP 状态码 500', rows: 0, fields: [] });
  });

  test('is not asked at a private address that it may not ask', async () => {
    const { config, ...others } = source();
    await save({
      ...hr,
      values: {
        ...others,
        config: { ...config, url: 'https://127.0.0.1:1/?user={no}', allowPrivate: false, headers: {} },
      },
    });
    const tried = await world.call(tryConnection, hr, as());
    expect(tried.data).toMatchObject({ works: false, text: expect.stringContaining('不允许连接这个地址') });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['of no kind', { kind: 'moons' }, /的 kind：/],
    ['without TLS', { 'config.url': 'http://hr.example.edu/{no}' }, /的 config\.url：应以 https/],
    ['with a secret in its address', { 'config.url': 'https://hr.test/{no}/{secret:token}' }, /地址中不能放密钥/],
    ['with a field that there is none of', { moons: 3 }, /moons/],
    ['with another id', { id: 'hr2' }, /编号不能改/],
  ])('%s is refused as the command refuses it', async (_, change, message) => {
    const answer = await save({ ...hr, values: { ...source(), ...change } });
    expect(answer).toMatchObject({ code: codes.connectionRefused, msg: expect.stringMatching(message) });
    expect(await read('sources', 'hr')).toBeNull();
  });
});

describe('a method of signing in', () => {
  const method = { part: 'signInMethods', id: 'school' } as const;

  test('can be switched off or removed only while somebody can still sign in', async () => {
    const portal = { part: 'signInMethods', id: 'portal' } as const;
    await save({ ...portal, values: { kind: 'api', name: '门户', settings: { loginUrl: `${other.origin}/login` } } });
    const { version = '' } = (await read('signInMethods', 'password')) ?? {};
    const refused = await save({ part: 'signInMethods', id: 'password', version, values: { enabled: false } });
    expect(refused).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringContaining('没有一种能用的登录方式'),
    });
    expect(await world.call(removeConnection, { part: 'signInMethods', id: 'password' }, as())).toMatchObject({
      code: codes.connectionRefused,
    });
    const { data } = await world.call(renewConnectionKey, portal, as());
    expect(await save({ part: 'signInMethods', id: 'password', version, values: { enabled: false } })).toMatchObject({
      success: true,
    });
    const last = await world.call(revokeConnectionKey, { ...portal, key: data.key }, as());
    expect(last).toMatchObject({ code: codes.connectionRefused, msg: expect.stringContaining('还没有密钥') });
    expect((await read('signInMethods', 'portal'))?.keys).toHaveLength(1);
  });

  test('keeps a second key beside the first, each told once', async () => {
    await save({ ...method, values: { kind: 'api', name: '门户' } });
    expect((await read('signInMethods', 'school'))?.problems).toEqual(['还没有密钥']);
    const first = (await world.call(renewConnectionKey, method, as())).data;
    const second = (await world.call(renewConnectionKey, method, as())).data;
    expect([first.formerUntil, second.formerUntil]).toEqual([
      null,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    ]);
    const shown = await read('signInMethods', 'school');
    expect(shown?.keys).toMatchObject([
      { id: first.key, until: second.formerUntil },
      { id: second.key, until: null },
    ]);
    const stored = await staff.here.rows(signInSecrets, { where: eq(signInSecrets.method, 'school') });
    expect(stored.map(({ value }) => value).sort()).toEqual([first.secret, second.secret].sort());
    for (const { secret } of [first, second]) expect(JSON.stringify([shown, await entries()])).not.toContain(secret);
    expect((await world.call(revokeConnectionKey, { ...method, key: first.key }, as())).data).toEqual({ left: 1 });
    expect(await world.call(revokeConnectionKey, { ...method, key: first.key }, as())).toMatchObject({
      code: codes.notFound,
    });
    expect((await entries({ part: 'signInSecrets' })).map(({ key }) => key)).toEqual([
      `school ${first.key}`,
      `school ${second.key}`,
      `school ${first.key}`,
    ]);
  });

  test('is tried at its counterpart, and refused a secret of another name', async () => {
    other.behave(says('登录', 200));
    await save({ ...method, values: { kind: 'api', name: '门户', 'settings.loginUrl': `${other.origin}/login` } });
    expect((await world.call(tryConnection, method, as())).data).toMatchObject({ works: true, rows: null, fields: [] });
    expect(other.asked.length).toBeGreaterThan(0);
    other.behave(says('down', 503));
    expect((await world.call(tryConnection, method, as())).data.works).toBe(false);
    expect(await world.call(setConnectionSecret, { ...method, name: 'token', value: 'x' }, as())).toMatchObject({
      code: codes.connectionRefused,
    });
    expect((await world.call(setConnectionSecret, { ...method, name: 'secret', value: 'x' }, as())).data).toEqual({
      secrets: ['secret'],
    });
  });
});

describe('a system that delivers', () => {
  const system = { part: 'pushSystems', id: 'finance' } as const;

  test('signs by a key that is told once, until it is revoked, and is neither asked nor given a secret', async () => {
    await save({ ...system, values: { name: '财务系统' } });
    const { key, secret } = (await world.call(renewConnectionKey, system, as())).data;
    const host = 'mingde.localhost';
    const signs = async () =>
      (
        await world.answer(
          signedRequest({ host, path: pushTasks.path, body: { items: [{}] }, key: { id: key, secret } }),
        )
      ).success;
    expect(await signs()).toBe(true);
    const shown = await read('pushSystems', 'finance');
    expect(shown).toMatchObject({ kind: null, enabled: null, problems: [], keys: [{ id: key, until: null }] });
    expect(JSON.stringify([shown, await entries({})])).not.toContain(secret);
    expect((await world.call(revokeConnectionKey, { ...system, key }, as())).data).toEqual({ left: 0 });
    expect(await signs()).toBe(false);
    expect(await entries({ part: 'pushKeys' })).toMatchObject([
      { key, after: null },
      { key, before: null },
    ]);
    const own = { ...system, name: 'secret', value: 'x' };
    for (const answer of [
      await world.call(tryConnection, system, as()),
      await world.call(setConnectionSecret, own, as()),
    ])
      expect(answer).toMatchObject({ code: codes.connectionRefused });
  });
});

describe('a site that takes a passport', () => {
  test('has one secret, which another one takes the place of, and is reached by TLS', async () => {
    const values = { name: '图书馆', origin: 'https://lib.example.edu' };
    await save({ ...library, values });
    const first = (await world.call(renewConnectionKey, library, as())).data;
    const second = (await world.call(renewConnectionKey, library, as())).data;
    expect(second).toMatchObject({ key: first.key, formerUntil: null });
    expect(second.secret).not.toBe(first.secret);
    expect((await read('passportServices', 'library'))?.keys).toEqual([
      { id: first.key, createdAt: null, until: null },
    ]);
    expect((await world.call(revokeConnectionKey, { ...library, key: first.key }, as())).data).toEqual({ left: 0 });
    expect((await read('passportServices', 'library'))?.problems).toEqual(['还没有密钥']);
    const plain = await save({
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
    await run('set  pushSystems  mingde  id=hr  name=人事系统');
    for (const [endpoint, input] of writes())
      expect(await world.call(endpoint, input, as('bruno')), endpoint.name).toMatchObject({ code: codes.forbidden });
    for (const part of connectionParts)
      expect(await world.call(staffConnections, { part }, as('bruno'))).toMatchObject({ code: codes.forbidden });
    expect(await world.call(renewSigningKeys, {}, as('bruno'))).toMatchObject({ code: codes.forbidden });
    expect(await entries()).toEqual([]);
  });

  test('who holds it for sources alone changes no way to sign in, and with a review nothing at all', async () => {
    const held = (level: string) => JSON.stringify({ 'sources.read': 'direct', 'sources.write': level });
    const become = async (level: string) => {
      await run(`set  roles  mingde  id=keeper  name=数据  summary=  permissions=${held(level)}`);
      await staff.hold({});
      const given = { person: ids.anna, role: 'keeper', scope: 'institution', target: '', until: null } as const;
      await giveGrant(staff.here, { actor: 'cli:test' }, given);
    };
    await become('direct');
    expect((await save({ ...hr, values: source() })).success).toBe(true);
    expect(await save({ ...library, values: { name: '图书馆' } })).toMatchObject({ code: codes.forbidden });
    await become('review');
    const { version = '' } = (await read('sources', 'hr')) ?? {};
    expect(await save({ ...hr, version, values: { name: '人事' } })).toMatchObject({
      code: codes.forbidden,
      msg: expect.stringContaining('不能审核'),
    });
    expect(await world.call(tryConnection, hr, as())).toMatchObject({ code: codes.forbidden });
  });

  test('secrets and keys want a fresh second factor, where the institution asks for one', async () => {
    await save({ ...hr, values: source() });
    const asksFactor = async (secondFactor: boolean) => {
      await world.db.update(institutions).set({ secondFactor }).where(eq(institutions.id, 'mingde'));
      setFollowed(world.db, false);
    };
    await asksFactor(true);
    try {
      const answer = await world.call(setConnectionSecret, { ...hr, name: 'token', value: 'x' }, as());
      expect(answer).toMatchObject({ code: codes.secondFactorDue });
    } finally {
      await asksFactor(false);
    }
    expect(await staff.here.count(sourceSecrets)).toBe(0);
  });

  test('finds nothing of another institution, nor a person of it', async () => {
    await run('set  pushSystems  yunzhou  id=hr  name=人事系统');
    await run('push-key  rotate  yunzhou  hr');
    for (const [endpoint, input] of writes().filter(([{ name }]) => name !== saveConnection.name))
      expect(await world.call(endpoint, input, as()), `${endpoint.name} ${input.part}`).toMatchObject({
        code: codes.notFound,
      });
    expect(await read('pushSystems', 'hr')).toBeNull();
    await save({ ...hr, values: source() });
    expect(await world.call(tryConnection, { ...hr, person: 'luruoxi' }, as())).toMatchObject({ code: codes.notFound });
  });
});
