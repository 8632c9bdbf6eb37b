import { codes } from '@yimen/contract/envelope';
import {
  removeConnection,
  setConnectionSecret,
  staffConnections,
  tryConnection,
} from '@yimen/contract/staff/connections';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourceSecrets, sources } from '../database/schema/sources.ts';
import { type Connections, hr, openConnections } from '../testing/connections.ts';
import { answers, says } from '../testing/source-server.ts';

const student = '2024310086';
let at: Connections;
beforeAll(async () => {
  at = await openConnections();
});
afterAll(() => at.close());
beforeEach(() => at.begin());

describe('a source', () => {
  test('is made, told its secret, tried, changed and removed, each with one entry of who did it', async () => {
    expect(await at.world.call(staffConnections, { part: 'sources' }, at.as())).toMatchObject({
      data: { list: [], total: 0 },
    });
    const made = await at.save({ ...hr, values: at.outside() });
    expect(made).toMatchObject({ success: true, data: { deleted: [], warnings: [] } });
    expect(await at.read('sources', 'hr')).toMatchObject({
      name: '人事系统',
      kind: 'tasks',
      enabled: true,
      secrets: [],
      problems: ['还没有密钥 {secret:token}'],
      version: made.data.version,
      fields: { id: 'hr', config: { url: 'https://hr.example.edu/?user={no}' } },
      keys: [],
    });
    const secret = await at.world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, at.as());
    expect(secret.data).toEqual({ secrets: ['token'] });
    const version = await at.register();
    at.other.behave(answers([{ id: 1, name: '考核表', at: '2026-11-20 08:00' }]));
    const tried = await at.world.call(tryConnection, { ...hr, person: student }, at.as());
    expect(tried.data).toMatchObject({ works: true, text: expect.stringMatching(/^收到 1 行/), rows: 1 });
    expect(tried.data.fields).toEqual(expect.arrayContaining(['id', 'title']));
    expect(JSON.stringify(tried.data)).not.toContain('考核表');
    const [asked] = at.other.asked;
    expect([asked?.headers.authorization, asked?.url.search]).toEqual(['Bearer very-secret', `?user=${student}`]);
    const changed = await at.save({
      ...hr,
      version,
      values: { 'config.cacheSeconds': 60, enabled: false },
    });
    expect(changed.data).toMatchObject({ deleted: [], version: expect.not.stringMatching(version) });
    const asking = await at.world.call(removeConnection, hr, at.as());
    expect(asking.data).toEqual({
      id: 'hr',
      name: '人事系统',
      rows: 2,
      parts: [{ part: 'sourceSecrets', count: 1, kept: false }],
      note: '大家看不到“人事系统”的数据（tasks）了。',
      removed: false,
    });
    expect(await at.read('sources', 'hr')).not.toBeNull();
    expect(await at.world.call(removeConnection, { ...hr, rows: 1 }, at.as())).toMatchObject({
      code: codes.connectionRefused,
      msg: '现在有 2 行，不是 1 行：请看过以后再删除',
    });
    expect((await at.world.call(removeConnection, { ...hr, rows: 2 }, at.as())).data.removed).toBe(true);
    expect(await at.read('sources', 'hr')).toBeNull();
    const told = (await at.entries({})).filter(({ actor }) => actor === at.staff.actor('anna')).reverse();
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
    const version = await at.register();
    await at.run('set  sources  mingde  id=hr  name=人事处');
    expect(await at.save({ ...hr, version, values: { name: '人事' } })).toMatchObject({ code: codes.conflict });
    expect(await at.save({ ...hr, values: at.source() })).toMatchObject({ code: codes.conflict });
    const same = await at.save({ ...hr, values: { name: '人事处', 'config.allowPrivate': true } });
    expect(same, 'who saves what is there has what they want').toMatchObject({ success: true });
    expect(await at.entries()).toEqual([]);
    expect(await at.save({ part: 'sources', id: 'hr2', version, values: at.outside() })).toMatchObject({
      code: codes.conflict,
    });
    expect(await at.read('sources', 'hr')).toMatchObject({ name: '人事处' });
  });

  test('loses its secrets where it is to be sent to another host', async () => {
    const version = await at.register();
    await at.world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, at.as());
    const same = await at.save({ ...hr, version, values: { 'config.url': `${at.other.origin}/other?user={no}` } });
    expect(same.data.deleted).toEqual([]);
    const moved = await at.save({
      ...hr,
      version: same.data.version,
      values: { 'config.url': 'https://collector.example.edu/?user={no}', 'config.allowPrivate': false },
    });
    expect(moved.data.deleted).toEqual(['token']);
    expect(await at.staff.here.count(sourceSecrets)).toBe(0);
    expect((await at.entries())[0]).toMatchObject({ part: 'sources', detail: '换了地址，删除了密钥 token' });
  });

  test('tells no credential that stands in its fields, keeps it while others change, and sends it nowhere else', async () => {
    const { kind, name, config } = at.outside();
    const headers = { ...config.headers, 'X-Api-Key': 'literal-key', 'X-Proxy': 'Basic dTpw', 'X-Tenant': '{no}' };
    const given = { ...config, method: 'POST', headers, body: { login: { user: 'portal', password: 1234 } } };
    await at.run(`set  sources  mingde  id=hr  kind=${kind}  name=${name}  config=${JSON.stringify(given)}`);
    const { fields, version = '' } = (await at.read('sources', 'hr')) ?? {};
    const hidden = '********';
    const shown = fields?.config as typeof given;
    expect(shown.headers).toEqual({ ...headers, 'X-Api-Key': hidden, 'X-Proxy': hidden });
    expect(shown.body).toEqual({ login: { user: 'portal', password: hidden } });
    expect(JSON.stringify(await at.entries())).not.toMatch(/literal-key|dTpw|1234/);

    const stored = async () => (await at.staff.here.rows(sources))[0]?.config;
    const same = await at.save({ ...hr, version, values: { config: shown } });
    expect(same).toMatchObject({ success: true, data: { version } });
    const more = { 'config.headers': { ...shown.headers, 'X-More': 'yes' } };
    const saved = await at.save({ ...hr, version, values: more });
    expect(saved.success).toBe(true);
    expect(await stored()).toMatchObject({ headers: { ...headers, 'X-More': 'yes' }, body: given.body });

    const refusedOf = async (values: Record<string, unknown>) =>
      (await at.save({ ...hr, version: saved.data.version, values })).msg;
    expect(await refusedOf({ 'config.headers': { Cookie: hidden } })).toMatch(/^config\.headers\.Cookie：.*请填写/);
    const url = 'https://collector.example.edu/?user={no}';
    expect(await refusedOf({ 'config.url': url })).toMatch(/^config\.body\.login\.password：换了地址/);
    const anew = { 'config.url': url, 'config.headers': { Authorization: 'Bearer other' }, 'config.body': null };
    expect(await at.save({ ...hr, version: saved.data.version, values: anew })).toMatchObject({ success: true });
  });

  /** An operator puts these into the source's configuration. */
  async function configured(more: Record<string, unknown>) {
    const { kind, name, config } = at.outside();
    const given = { ...config, method: 'POST', ...more };
    await at.run(`set  sources  mingde  id=hr  kind=${kind}  name=${name}  config=${JSON.stringify(given)}`);
    const { fields, version } = (await at.read('sources', 'hr')) ?? {};
    return { shown: fields?.config as typeof given & { body?: unknown }, version };
  }
  const collector = 'https://collector.example.edu/?user={no}';

  test.each<[string, unknown, unknown, unknown]>([
    ['in a list as a name', { tokens: ['abc'] }, { tokens: ['********'] }, { tokens: { 0: '********' } }],
    ['in names as one with a dot', { a: { token: 'abc' } }, { a: { token: '********' } }, { 'a.token': '********' }],
    [
      'below a name of it as another',
      { token: { value: 'abc' } },
      { token: { value: '********' } },
      { value: '********' },
    ],
    [
      'beside a name of it under another',
      [{ name: 'token', value: 'abc' }],
      [{ name: 'token', value: '********' }],
      [{ name: 'term', value: '********' }],
    ],
  ])('tells no credential %s', async (_, body, hidden, moved) => {
    const { shown, version } = await configured({ body });
    expect(shown.body).toEqual(hidden);
    expect(JSON.stringify(await at.entries())).not.toContain('abc');
    expect(await at.save({ ...hr, version, values: { 'config.body': moved } })).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringMatching(/^config\.body\..*没有保存过的值/),
    });
    const same = await at.save({ ...hr, version, values: { 'config.body': shown.body, enabled: false } });
    expect(same.success).toBe(true);
    expect((await at.staff.here.rows(sources))[0]?.config).toMatchObject({ body });
  });

  test('tells no credential in its address, keeps it while others change, and sends it nowhere else', async () => {
    const url = 'https://hr.example.edu/?access_token=abc&user={no}';
    const { shown, version } = await configured({ url });
    expect(shown.url).toBe('https://hr.example.edu/?access_token=********&user={no}');
    const { data } = await at.save({ ...hr, version, values: { 'config.url': `${shown.url}&page=1` } });
    expect((await at.staff.here.rows(sources))[0]?.config).toMatchObject({ url: `${url}&page=1` });
    const moved = (token: string) => ({ 'config.url': `${collector}&access_token=${token}` });
    expect(await at.save({ ...hr, version: data.version, values: moved('********') })).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringMatching(/^config\.url\.access_token：换了地址/),
    });
    expect((await at.save({ ...hr, version: data.version, values: moved('def') })).success).toBe(true);
  });

  test('tells the place of a secret, and takes a credential along that is given anew', async () => {
    const headers = { Authorization: 'APPCODE {secret:code}', Cookie: 'sid={secret:sid}' };
    const body = { tokenType: 'JWT', 'user.password': 'abc' };
    const { shown, version } = await configured({ headers, body });
    expect(shown.headers).toEqual(headers);
    const move = (values: Record<string, unknown>) =>
      at.save({ ...hr, version, values: { 'config.url': collector, ...values } });
    expect((await move({})).msg).toMatch(/^config\.body\.tokenType：换了地址/);
    expect((await move({ 'config.body': { ...body, 'user.password': '********' } })).msg).toMatch(
      /^config\.body\.user\.password：换了地址/,
    );
    expect(await move({ 'config.body': body })).toMatchObject({ success: true });
  });

  test('takes secrets that its fields name, and the record tells of one that is another', async () => {
    const headers = { Authorization: 'Bearer {secret:token}', 'X-Tenant': '{secret:tenant}' };
    const { version } = (await at.save({ ...hr, values: at.outside() })).data;
    const { version: next } = (await at.save({ ...hr, version, values: { 'config.headers': headers } })).data;
    const set = (name: string, value: string) => at.world.call(setConnectionSecret, { ...hr, name, value }, at.as());
    for (const [name, value] of [
      ['token', 'first'],
      ['tenant', 'mingde'],
      ['token', 'first'],
      ['token', 'second'],
    ] as const)
      expect((await set(name, value)).success).toBe(true);
    expect(await set('tokken', 'x')).toMatchObject({
      code: codes.connectionRefused,
      msg: expect.stringContaining('没有用到叫作 tokken 的密钥'),
    });
    const told = (await at.entries({ part: 'sourceSecrets' })).map(({ key, before, after }) => ({
      key,
      before,
      after,
    }));
    const hidden = { value: expect.any(String) };
    expect(told).toEqual([
      { key: 'hr token', before: hidden, after: hidden },
      { key: 'hr tenant', before: null, after: { source: 'hr', name: 'tenant', ...hidden } },
      { key: 'hr token', before: null, after: { source: 'hr', name: 'token', ...hidden } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/first|second|mingde/);
    const moved = { 'config.url': 'https://collector.example.edu/?user={no}' };
    expect((await at.save({ ...hr, version: next, values: moved })).data.deleted).toEqual(['tenant', 'token']);
    expect(await at.staff.here.count(sourceSecrets)).toBe(0);
  });

  test('loses them where the address is written so that a parser mends it', async () => {
    const { version } = (await at.save({ ...hr, values: at.outside() })).data;
    await at.world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, at.as());
    const posted = { 'config.method': 'POST', 'config.body': ' ht\ttps://collector.example.edu/' };
    expect((await at.save({ ...hr, version, values: posted })).data.deleted).toEqual(['token']);
  });

  test('that does not work says so without secrets, also where it names none that is set', async () => {
    await at.register();
    const without = await at.world.call(tryConnection, hr, at.as());
    expect(without.data).toEqual({ works: false, text: '缺少密钥，或这个人没有请求要用的值', rows: 0, fields: [] });
    expect(at.other.asked).toEqual([]);
    await at.world.call(setConnectionSecret, { ...hr, name: 'token', value: 'very-secret' }, at.as());
    at.other.behave(says('very-secret', 500));
    const tried = await at.world.call(tryConnection, hr, at.as());
    expect(tried.data).toEqual({ works: false, text: '对方答复 HTTP 状态码 500', rows: 0, fields: [] });
  });

  test('is sent to a private network by operators alone, and from there to no other address of it', async () => {
    const refused = {
      code: codes.connectionRefused,
      msg: expect.stringMatching(/^config\.allowPrivate：内网地址只能/),
    };
    expect(await at.save({ ...hr, values: at.source() })).toMatchObject(refused);
    const made = await at.save({ ...hr, values: at.outside() });
    const opened = { ...hr, version: made.data.version, values: { 'config.allowPrivate': true } };
    expect(await at.save(opened)).toMatchObject(refused);
    const version = await at.register();
    const elsewhere = { 'config.url': 'https://10.0.0.8/?user={no}' };
    expect(await at.save({ ...hr, version, values: elsewhere })).toMatchObject(refused);
    expect(await at.save({ ...hr, version, values: { name: '人事处' } })).toMatchObject({ success: true });
  });

  test.each([
    [
      'a private address that it may not ask',
      '127.0.0.1:1',
      '不允许连接这个地址，内网和本机的地址只能由运维用 allowPrivate 开放',
    ],
    ['an address that nobody may ask', '169.254.169.254', '不允许连接这个地址，它是保留的地址，不能开放'],
  ])('is not asked at %s', async (_, host, text) => {
    const { config, ...others } = at.source();
    await at.save({
      ...hr,
      values: {
        ...others,
        config: { ...config, url: `https://${host}/?user={no}`, allowPrivate: false, headers: {} },
      },
    });
    const tried = await at.world.call(tryConnection, hr, at.as());
    expect(tried.data).toMatchObject({ works: false, text });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['of no kind', { kind: 'moons' }, /的 kind：/],
    ['without TLS', { 'config.url': 'http://hr.example.edu/{no}' }, /的 config\.url：应以 https/],
    ['with a secret in its address', { 'config.url': 'https://hr.test/{no}/{secret:token}' }, /地址中不能放密钥/],
    ['with a field that there is none of', { moons: 3 }, /moons/],
    ['with another id', { id: 'hr2' }, /编号不能改/],
  ])('%s is refused as the command refuses it', async (_, change, message) => {
    const answer = await at.save({ ...hr, values: { ...at.outside(), ...change } });
    expect(answer).toMatchObject({ code: codes.connectionRefused, msg: expect.stringMatching(message) });
    expect(await at.read('sources', 'hr')).toBeNull();
  });
});
