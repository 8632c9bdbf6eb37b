import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { changePassword } from '@yimen/contract/sign-in/password';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { makeInitialPasswords, setInitialPasswords } from '../changes/initial-passwords.ts';
import { accounts } from '../database/schema/people.ts';
import { signInMethods } from '../database/schema/sign-in.ts';
import { inTransaction } from '../database/transaction.ts';
import { demoPassword } from '../demo/accounts.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './commands.ts';
import { chooseTargets } from './passwords.ts';

const as = { host: 'yunzhou.localhost' };
const next = '山坡上有两只刺猬';
let world: World;
const here = () => scoped(world.db, { id: 'yunzhou' });
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-passwords-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);
const signIn = (account: string, password: string, wanted?: string) =>
  world.call(login, { account, password, next: wanted }, as);
const accountOf = (account: string) => and(eq(accounts.institution, 'yunzhou'), eq(accounts.account, account));

async function codeFor(account: string): Promise<string> {
  return (
    /：((?:[a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4})$/m.exec(
      await run(`one-time-code  yunzhou  ${account}`),
    )?.[1] ?? ''
  );
}

describe('a one-time code', () => {
  test('stands for the password once, to set a new one, and ends the sessions when it is used', async () => {
    const token = await world.signIn('luruoxi', as);
    const code = await codeFor('luruoxi');
    const answer = await signIn('luruoxi', code);
    expect(answer).toMatchObject({ code: signInCodes.mustChange, data: null });
    expect(answer.msg).toBe('请先设一个新密码，至少 8 个字，可以是一句话，不能和最近 5 次用过的相同');
    expect((await signIn('luruoxi', demoPassword)).success, 'the password goes on until then').toBe(true);
    expect((await world.call(getUserInfo, {}, { ...as, token })).code).toBe(200);

    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await signIn('luruoxi', typed, next)).success).toBe(true);
    expect((await world.call(getUserInfo, {}, { ...as, token })).code).toBe(401);
    expect((await signIn('luruoxi', code, 'two hedgehogs on a hill')).code).toBe(signInCodes.refused);
    expect((await signIn('luruoxi', demoPassword)).code).toBe(signInCodes.refused);
    expect((await signIn('luruoxi', next)).success).toBe(true);
  });

  test('is stored as a digest alone', async () => {
    const code = await codeFor('luruoxi');
    const [row] = await world.db.select().from(accounts).where(accountOf('luruoxi'));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${code}|${code.replaceAll('-', '')}`));
  });

  test('ends with a newer one, with a new password, and with its time', async () => {
    const [first, second] = [await codeFor('hanyue'), await codeFor('hanyue')];
    expect((await signIn('hanyue', first, next)).code).toBe(signInCodes.refused);
    const token = await world.signIn('hanyue', as);
    expect((await world.call(changePassword, { current: demoPassword, next }, { ...as, token })).success).toBe(true);
    expect((await signIn('hanyue', second, next)).code).toBe(signInCodes.refused);
    const third = await codeFor('hanyue');
    await run('password  yunzhou  hanyue  --password-stdin', 'another one');
    expect((await signIn('hanyue', third)).code).toBe(signInCodes.refused);
    const late = await codeFor('hanyue');
    await world.db.update(accounts).set({ oneTimeUntil: new Date() }).where(accountOf('hanyue'));
    expect((await signIn('hanyue', late)).code).toBe(signInCodes.refused);
  });

  test('signs in once where it is used twice at the same time', async () => {
    const code = await codeFor('guyunfan');
    const answers = await Promise.all([signIn('guyunfan', code, next), signIn('guyunfan', code, 'two hedgehogs')]);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, signInCodes.refused]);
  });

  test('does not let in who is disabled', async () => {
    const code = await codeFor('liangzhiyuan');
    await run('user  yunzhou  liangzhiyuan  disabled=true');
    for (const wanted of [undefined, next])
      expect((await signIn('liangzhiyuan', code, wanted)).code).toBe(signInCodes.disabled);
    expect(await failed('one-time-code  yunzhou  liangzhiyuan')).toBe('账号 liangzhiyuan 已停用。');
    await run('user  yunzhou  liangzhiyuan  disabled=false');
  });

  test.each([
    ['one-time-code  yunzhou  nobody', /没有账号 nobody/],
    ['one-time-code  yunzhou  luruoxi  hours=0', /最长 168 小时/],
    ['one-time-code  yunzhou  luruoxi  days=2', /hours=24/],
    ['one-time-code  yunzhou', /缺少 <账号>/],
    ['one-time-code  nowhere  luruoxi', /没有单位 nowhere/],
    ['initial-passwords  yunzhou', /缺少 <csv>/],
    ['initial-passwords  yunzhou  /nowhere/a.csv  /nowhere/names', /\/nowhere\/names 无法读取/],
  ])('“%s” is answered with what to put right', async (line, message) => {
    expect(await failed(line)).toMatch(message);
  });

  test('is not given where passwords are off', async () => {
    // Written directly: the command does not leave an institution with a counterpart alone that does not answer.
    await scoped(world.db, { id: 'jiangcheng' }).insert(signInMethods, [
      { id: 'password', kind: 'password', name: '账号登录', enabled: false, position: 0, settings: {} },
    ]);
    expect(await failed('one-time-code  jiangcheng  chensiyuan')).toMatch(/没有启用账号密码登录/);
  });
});

describe('an initial password', () => {
  test('must be changed to one that the rules of the institution take', async () => {
    const printed = await run('user  yunzhou  wangwu  name=王五  userType=STAFF');
    const initial = /：(\S{16})$/m.exec(printed)?.[1] ?? '';
    expect((await signIn('wangwu', initial)).code).toBe(signInCodes.mustChange);
    for (const [wanted, words] of [
      ['kurz', '至少 8 个字'],
      ['password1', '很多人用过'],
      ['x wangwu y', '账号'],
      [initial, '最近用过'],
    ] as const) {
      const answer = await signIn('wangwu', initial, wanted);
      expect(answer).toMatchObject({ code: signInCodes.weakPassword, msg: expect.stringContaining(words) });
    }
    const code = await codeFor('wangwu');
    expect((await signIn('wangwu', code, code)).msg).toBe('新密码不能是一次性登录码');
    expect((await signIn('wangwu', initial, next)).success).toBe(true);
    expect((await signIn('wangwu', next)).success).toBe(true);
  });

  test('that is wrong is counted, whatever stands beside it', async () => {
    await run('user  yunzhou  zhaoliu  name=赵六  userType=STAFF');
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await signIn('zhaoliu', 'wrong', next)).code);
    expect(codes).toEqual([...Array(5).fill(signInCodes.refused), signInCodes.locked]);
  });

  test('is made for everyone without an account, in a file for its user’s eyes alone', async () => {
    const file = `${folder}/all.csv`;
    const people = { p1: '钱"七"', p2: '孙八', p3: '周九' };
    for (const [id, name] of Object.entries(people))
      await run(`set  people  yunzhou  id=${id}  name=${name}  userType=STUDENT  disabled=${id === 'p3'}`);
    expect(await run(`initial-passwords  yunzhou  ${file}`)).toMatch(/^2 个账号的初始密码写在 /);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [head, ...lines] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toBe('\ufeff账号,姓名,初始密码');
    expect(lines).toEqual([
      expect.stringMatching(/^p1,"钱""七""",[a-z2-9]{16}$/),
      expect.stringMatching(/^p2,孙八,[a-z2-9]{16}$/),
      '',
    ]);
    const initial = lines[1]?.split(',')[2] ?? '';
    expect((await signIn('p2', initial)).code).toBe(signInCodes.mustChange);
    expect((await signIn('p2', initial, next)).success).toBe(true);
    expect(await run(`initial-passwords  yunzhou  ${folder}/none.csv`)).toBe('没有要发初始密码的账号。');
    await expect(stat(`${folder}/none.csv`)).rejects.toThrow();
  });

  test('is made for the accounts of a file, and for none where one of them is unknown or the file is there', async () => {
    const [names, file] = [`${folder}/names.txt`, `${folder}/named.csv`];
    const [before] = await world.db.select().from(accounts).where(accountOf('hanyue'));
    await writeFile(names, 'hanyue\nnobody\n');
    expect(await failed(`initial-passwords  yunzhou  ${file}  ${names}`)).toMatch(/有 1 个账号不存在或已停用：nobody/);
    await writeFile(names, '\ufeffhanyue\r\n\r\n  luruoxi \r\nhanyue\r\n');
    await writeFile(file, 'kept');
    expect(await failed(`initial-passwords  yunzhou  ${file}  ${names}`)).toMatch(/已经存在/);
    expect(await readFile(file, 'utf8')).toBe('kept');
    expect((await world.db.select().from(accounts).where(accountOf('hanyue')))[0]).toEqual(before);
    await rm(file);
    expect(await run(`initial-passwords  yunzhou  ${file}  ${names}`)).toMatch(/^2 个账号/);
    const lines = (await readFile(file, 'utf8')).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['hanyue', 'luruoxi']);
    const initial = lines[0]?.split(',')[2] ?? '';
    expect((await signIn('hanyue', initial, 'two hedgehogs on a hill')).success).toBe(true);
    expect((await signIn('luruoxi', next)).code).toBe(signInCodes.refused);
  });

  test('is hashed before its transaction begins, which also records the command', async () => {
    await run('set  people  yunzhou  id=p4  name=吴十  userType=STUDENT');
    const busy: number[] = [];
    const pool = world.db.$client as pg.Pool;
    const words = ['initial-passwords', 'yunzhou', `${folder}/p4.csv`];
    const report = () => void busy.push(pool.totalCount - pool.idleCount);
    await runCommand(words, { db: world.db, print: () => {}, report, input: async () => '' });
    expect(busy).toEqual([0]);
    const [entry] = await readEvents(here(), { action: 'command' }, 1);
    expect(entry?.detail).toMatch(/^initial-passwords yunzhou /);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a password was set', () => run('password  yunzhou  guyunfan')],
    ['a person was disabled', () => run('user  yunzhou  p5  disabled=true')],
    ['somebody made the account', () => run('password  yunzhou  p5')],
    ['a person was erased', () => run('person  erase  yunzhou  p5  --yes')],
  ])('is given to nobody where meanwhile %s', async (_, change) => {
    await run('user  yunzhou  p5  disabled=false  name=郑一  userType=STUDENT');
    await world.db.delete(accounts).where(accountOf('p5'));
    const names = `${folder}/some.txt`;
    await writeFile(names, 'p5\nguyunfan\nhanyue\n');
    const initial = await makeInitialPasswords(await chooseTargets(here(), names));
    expect(initial).toHaveLength(3);
    await change();
    const all = () =>
      world.db.select().from(accounts).where(eq(accounts.institution, 'yunzhou')).orderBy(accounts.account);
    const before = await all();
    const giving = inTransaction(world.db, (tx) => setInitialPasswords(scoped(tx, { id: 'yunzhou' }), initial, null));
    await expect(giving).rejects.toThrow('有人同时改了其中的账号，没有发任何密码：请再试一次。');
    expect(await all()).toEqual(before);
  });
});

test('a password of the desk follows the rules, and the former one does not come back', async () => {
  expect(await failed('password  yunzhou  hanyue  --password-stdin', '12345678')).toContain('容易被猜到');
  expect(await failed('password  yunzhou  hanyue  typed-by-mistake'), 'a word too many').not.toContain('typed');
  await run('password  yunzhou  hanyue  --password-stdin', '三只刺猬过马路去');
  const { token } = (await signIn('hanyue', '三只刺猬过马路去')).data;
  const change = { current: '三只刺猬过马路去', next: demoPassword };
  expect((await world.call(changePassword, change, { ...as, token })).msg).toContain('不能和最近用过的相同');
  for (const used of ['三只刺猬过马路去', demoPassword])
    for (const command of ['password', 'user'])
      expect(await failed(`${command}  yunzhou  hanyue  --password-stdin`, used)).toBe('新密码不能和最近用过的相同。');
});

test('an account name of somebody else is not taken over: neither by a new person nor by one who has it as id', async () => {
  const [owner] = await world.db.select().from(accounts).where(accountOf('luruoxi'));
  await world.db
    .insert(accounts)
    .values({ ...owner, institution: 'yunzhou', account: 'lu', person: 'luruoxi' } as never);
  const taken = /^账号 lu 是.+（luruoxi）的：新增别人请换一个账号/;
  expect(await failed('user  yunzhou  lu  name=陆续  userType=STAFF  --password-stdin', 'two hedgehogs')).toMatch(
    taken,
  );
  expect(JSON.parse(await run('show  people  yunzhou  id=lu'))).toEqual([]);
  await run('set  people  yunzhou  id=lu  name=陆续  userType=STAFF');
  expect(await failed('user  yunzhou  lu  title=讲师  --password-stdin', 'two hedgehogs')).toMatch(taken);
  const [now] = await world.db.select().from(accounts).where(accountOf('lu'));
  expect(now).toMatchObject({ person: 'luruoxi', passwordHash: owner?.passwordHash });
});
