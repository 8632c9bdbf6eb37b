import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pushTasks } from '@yimen/contract/sources/push';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsOn } from '../testing/commands.ts';
import { signedRequest } from '../testing/push.ts';
import { answers, openSourceServer, type SourceServer, says } from '../testing/source-server.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let other: SourceServer;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  other = await openSourceServer();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-sources-'));
});
afterAll(async () => {
  await Promise.all([world.close(), other.close()]);
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);

async function file(name: string, change: Record<string, unknown> = {}): Promise<string> {
  const source = {
    kind: 'tasks',
    name: '人事系统',
    url: `${other.origin}/tasks?user={no}`,
    allowPrivate: true,
    headers: { Authorization: 'Bearer {secret:token}' },
    fields: { id: 'id', title: 'name', createdAt: 'at' },
  };
  await writeFile(`${folder}/${name}`, JSON.stringify({ ...source, ...change }));
  return `${folder}/${name}`;
}

describe('a source', () => {
  test('is added, told its secret, tried, shown to people, and removed', async () => {
    const rows = [{ id: 1, name: '考核表', at: '2026-11-20 08:00' }];
    other.behave(answers(rows));
    expect(await run('source  list  mingde')).toMatch(/没有数据源/);
    expect(await run(`source  set  mingde  hr  ${await file('hr.json')}`)).toBe('已新增数据源 hr。');
    expect(await failed('source  test  mingde  hr  2024310086')).toMatch(
      /数据源 hr 有问题：缺少密钥，或这个人没有请求要用的值/,
    );
    await run('source  secret  mingde  hr  token', 'very-secret\n');
    const printed = await run('source  test  mingde  hr  2024310086');
    expect(printed).toMatch(/^收到 1 行，用时 \d+ 毫秒。\n\{\n {2}"id": "1",\n {2}"title": "考核表"/);
    expect(other.asked.at(-1)?.headers.authorization).toBe('Bearer very-secret');
    expect(await run('source  list  mingde')).toBe(`hr  tasks  人事系统  启用  ${other.origin}`);
    const token = await world.signIn('2024310086');
    const shown = async () =>
      (await world.call(taskInfo, { pageSize: 100 }, { token })).data.list.some(({ id }) => id === 'hr.1');
    expect(await shown()).toBe(true);
    await run(`source  set  mingde  hr  ${await file('off.json', { enabled: false })}`);
    expect(await shown()).toBe(false);
    await run('source  remove  mingde  hr  --yes');
    expect(await failed('source  test  mingde  hr  2024310086')).toMatch(/没有数据源 hr/);
  });

  test('that does not work is tried without secrets in what is said', async () => {
    await run(`source  set  mingde  hr  ${await file('hr.json')}`);
    await run('source  secret  mingde  hr  token', 'very-secret\n');
    other.behave(says('very-secret', 500));
    const words = await failed('source  test  mingde  hr  2024310086');
    expect(words).toBe('数据源 hr 有问题：对方答复 HTTP 状态码 500。');
    await run('source  remove  mingde  hr  --yes');
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['of no kind', { kind: 'moons' }, /^sources 第 1 行（hr）的 kind：/m],
    [
      'with an address without TLS',
      { url: 'http://hr.example.edu/{no}' },
      /^sources 第 1 行（hr）的 config\.url：应以 https/m,
    ],
    [
      'with a secret in its address',
      { url: `https://hr.test/{no}/{secret:token}` },
      /的 config\.url：地址中不能放密钥/,
    ],
    ['with an unknown setting', { retries: 3 }, /的 config\.retries：/],
    ['without what its kind needs', { fields: {} }, /的 config\.fields\.id：必须填写/],
  ])('%s is refused by field', async (_, change, message) => {
    expect(await failed(`source  set  mingde  hr  ${await file('wrong.json', change)}`)).toMatch(message);
    expect(await run('source  list  mingde')).toMatch(/没有数据源/);
  });
});

test('secrets and keys leave with an institution only when one asks for them', async () => {
  await run(`source  set  jiangcheng  hr  ${await file('hr.json')}`);
  await run('source  secret  jiangcheng  hr  token', 'very-secret');
  const secret = /只显示这一次）：(\S+)/.exec(await run('push-key  create  jiangcheng  hr  人事系统'))?.[1] ?? '';
  expect(secret).toHaveLength(43);
  for (const part of ['sourceSecrets', 'pushKeys']) {
    expect(await failed(`show  ${part}  jiangcheng`)).toMatch(/密钥不能查看/);
  }
  await run(`export  jiangcheng  ${folder}/open.json  --accounts`);
  const open = await readFile(`${folder}/open.json`, 'utf8');
  expect(open).toContain('{secret:token}');
  expect(open).not.toMatch(new RegExp(`very-secret|${secret}`));
  await run(`export  jiangcheng  ${folder}/secret.json  --accounts  --secrets`);
  expect(await readFile(`${folder}/secret.json`, 'utf8')).toContain(secret);
  await run(`import  ${folder}/secret.json  --replace`);
  await run(`export  jiangcheng  ${folder}/again.json  --accounts  --secrets`);
  expect(await readFile(`${folder}/again.json`, 'utf8')).toBe(await readFile(`${folder}/secret.json`, 'utf8'));
});

test('a key is made once for a system, followed by another, and revoked', async () => {
  const keyOf = (printed: string) => ({
    id: /^密钥编号：(\S+)$/m.exec(printed)?.[1] ?? '',
    secret: /只显示这一次）：(\S+)/.exec(printed)?.[1] ?? '',
  });
  const host = 'yunzhou.localhost';
  const first = keyOf(await run('push-key  create  yunzhou  hr  人事系统'));
  expect(await failed('push-key  create  yunzhou  hr  人事系统')).toMatch(/push-key rotate/);
  const second = keyOf(await run('push-key  rotate  yunzhou  hr'));
  const works = async (key: typeof first) =>
    (await world.answer(signedRequest({ host, path: pushTasks.path, body: { items: [{}] }, key }))).success;
  expect([await works(first), await works(second)]).toEqual([true, true]);
  expect(await run('push-key  list  yunzhou')).toMatch(
    new RegExp(`^hr  人事系统  ${first.id}（\\d{4}-.* 前有效）  ${second.id}$`),
  );
  await run(`push-key  revoke  yunzhou  hr  ${first.id}  --yes`);
  expect([await works(first), await works(second)]).toEqual([false, true]);
  await run('push-key  revoke  yunzhou  hr  --yes');
  expect(await works(second)).toBe(false);
});

test.each([
  ['source', /source 后面应为 list、set/],
  ['source  set  mingde', /缺少 <数据源>/],
  ['source  list  nowhere', /没有单位 nowhere/],
  ['source  secret  mingde  hr  token', /没有数据源 hr/],
  ['push-key  create  mingde  HR  人事', /最多 32 个字/],
  ['push-key  rotate  mingde  moon', /没有推送系统 moon/],
  ['push-key  revoke  mingde  moon', /没有这个密钥/],
])('“%s” is answered with what to put right', async (line, message) => {
  expect(await failed(line)).toMatch(message);
});
