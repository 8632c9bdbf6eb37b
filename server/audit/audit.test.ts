import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { login, logout } from '@yimen/contract/sign-in/auth';
import { changePassword } from '@yimen/contract/sign-in/password';
import { endSessions } from '@yimen/contract/sign-in/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../database/schema/audit.ts';
import { demoPassword } from '../demo/accounts.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { type AuditEntry, readEvents } from './store.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-audit-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await world.db.delete(auditEntries);
});

/** What was recorded at 明德大学, the oldest first, without times. */
async function entries(institution = 'mingde'): Promise<Partial<AuditEntry>[]> {
  const found = await readEvents(scoped(world.db, { id: institution }), {});
  return found.map(({ id, at, lastAt, tally, institution: _, ...entry }) => entry).reverse();
}
const { run, failed } = commandsOn(() => world);

describe('signing in', () => {
  const account = '2024310086';
  const person = `person:${account}`;

  test('is recorded with who did it and how; wrong tries are counted by account and place', async () => {
    for (let tries = 0; tries < 3; tries += 1) await world.call(login, { account, password: 'wrong' });
    await world.call(login, { account, password: demoPassword });
    const [refused, signedIn, ...others] = await entries();
    expect(refused).toMatchObject({
      actor: 'visitor',
      action: 'sign-in-refused',
      key: account,
      detail: '2001',
      count: 3,
    });
    expect(signedIn).toMatchObject({ actor: person, action: 'sign-in', detail: 'password', address: refused?.address });
    expect(others).toEqual([]);
  });

  test('leaves out an account that nobody has: it may be a password', async () => {
    for (const typed of ['my-secret', 'another-secret']) await world.call(login, { account: typed, password: 'x' });
    expect(await entries()).toEqual([expect.objectContaining({ action: 'sign-in-refused', key: '', count: 2 })]);
  });

  test('sessions that end and passwords that change are recorded, wrong ones too', async () => {
    await world.signIn(account);
    const token = await world.signIn(account);
    await world.call(endSessions, { which: 'others' }, { token });
    await world.call(changePassword, { current: 'wrong', next: '山坡上有两只刺猬' }, { token });
    await world.call(changePassword, { current: demoPassword, next: '山坡上有两只刺猬' }, { token });
    await world.call(logout, {}, { token });
    const told = (await entries()).map(({ actor, action, detail }) => [actor, action, detail]);
    expect(told).toEqual([
      [person, 'sign-in', 'password'],
      [person, 'sign-in', 'password'],
      [person, 'end-sessions', expect.stringMatching(/^[1-9]/)],
      [person, 'sign-in-refused', '2004'],
      [person, 'change-password', ''],
      [person, 'sign-out', ''],
    ]);
  });
});

describe('a command', () => {
  const actor = expect.stringMatching(/^cli:./);

  test('is recorded with the fields that it changed, before and after', async () => {
    await run('set  labels  mingde  id=trial  name=热门');
    await run('set  labels  mingde  id=trial  name=很热门');
    await run('remove  labels  mingde  id=trial  --yes');
    const row = { actor, action: 'command', part: 'labels', key: 'trial' };
    expect(await entries()).toEqual([
      expect.objectContaining({ ...row, before: null, after: expect.objectContaining({ id: 'trial', name: '热门' }) }),
      expect.objectContaining({ ...row, before: { name: '热门' }, after: { name: '很热门' } }),
      expect.objectContaining({ ...row, before: expect.objectContaining({ name: '很热门' }), after: null }),
    ]);
    await run('set  institution  mingde  hotline=0571-1');
    expect((await entries()).at(-1)).toMatchObject({
      part: 'institutions',
      key: 'mingde',
      after: { hotline: '0571-1' },
    });
  });

  test('that only reads is not recorded, one that reads out is', async () => {
    await run('explain  notices  mingde  guest  id=notice-final-exams');
    await run('sign-in  list  mingde');
    await run('audit  list  mingde');
    expect(await entries()).toEqual([]);
    await run(`export  mingde  ${path.join(folder, 'mingde.json')}`);
    expect(await entries()).toEqual([expect.objectContaining({ detail: expect.stringMatching(/^export mingde /) })]);
  });

  test('is recorded where the institution is called as an action is', async () => {
    await run('create  test  测试学校  test.localhost');
    await run(`export  test  ${path.join(folder, 'test.json')}`);
    await run('user  test  zhangsan  name=张三  userType=STAFF');
    expect((await entries('test')).map(({ detail }) => detail?.split(' ')[0])).toEqual(['create', 'export', 'user']);
    expect(await entries()).toEqual([]);
  });

  test('that fails leaves nothing, and prints nothing as done', async () => {
    expect(await failed('set  labels  mingde  id=trial  nothing=1')).toMatch(/没有字段 nothing/);
    expect(await entries()).toEqual([]);
  });

  test('makes one entry of an import, and what was done stays when the institution is deleted', async () => {
    await run('create  trial  试用学校  trial.localhost');
    const file = path.join(folder, 'trial.json');
    await run(`export  trial  ${file}`);
    await run('delete  trial  --without-export  --yes');
    await run(`import  ${file}`);
    // Those of one millisecond are in no order.
    const told = (await entries('trial')).map(({ detail }) => detail?.split(' ')[0]).sort();
    expect(told).toEqual(['create', 'delete', 'export', 'import']);
  });
});

describe('the entries', () => {
  test('are listed in words, by what is asked for', async () => {
    await run('set  labels  mingde  id=trial  name=热门');
    await world.call(login, { account: '2024310086', password: 'wrong' });
    const [refused] = (await run('audit  list  mingde  action=sign-in-refused')).split('\n');
    expect(refused).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d {2}visitor {2}登录被拒 {2}people {2}2024310086 {2}账号或密码不正确/,
    );
    expect(await run('audit  list  mingde  part=labels')).toContain('name: 无 → "热门"');
    await run('set  notices  mingde  id=notice-final-exams  publishedAt=2026-11-01 08:30');
    const notice = await run('audit  list  mingde  part=notices');
    expect(notice).toContain('→ "2026-11-01 08:30"');
    expect(notice).not.toMatch(/\dT\d/);
    expect(await run('audit  list  mingde  until=2020-01-01')).toBe('没有符合条件的记录。');
    expect(await failed('audit  list  mingde  action=nothing')).toMatch(/没有动作 nothing/);
    expect(await failed('audit  list  mingde  from=yesterday')).toMatch(/不是日期或时间/);
    expect(await failed('audit  list  mingde  colour=red')).toMatch(/没有条件 colour/);
  });

  test('are written as CSV that runs no formula, for nobody else to read, and over nothing', async () => {
    await run('set  labels  mingde  id==1+1  name=热门');
    const file = path.join(folder, 'audit.csv');
    expect(await run(`audit  export  mingde  ${file}`)).toMatch(/^1 条记录/);
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\uFEFF时间,操作者,')).toBe(true);
    expect(text).toContain(",'=1+1,");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await failed(`audit  export  mingde  ${file}`)).toMatch(/已经存在/);
  });
});
