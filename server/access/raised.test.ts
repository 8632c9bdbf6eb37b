import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { changePassword } from '@yimen/contract/sign-in/password';
import { giveOneTimeCode } from '@yimen/contract/staff/accounts';
import { giveGrant } from '@yimen/contract/staff/grants';
import { saveRole, staffRole } from '@yimen/contract/staff/roles';
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { signInAttempts, signInBindings } from '../database/schema/sign-in.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { withPasswordBack } from '../testing/passwords.ts';
import { removedOf } from '../testing/removed.ts';
import type { World } from '../testing/world.ts';

const ids = { admin: '20090157', helper: '20120088' };
const student = '2024310086';
const ofPortal = { role: 'editor', person: student, scope: 'department', target: 'it-center' } as const;

let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);
const { restore, idOf, removePeople } = removedOf(
  () => world,
  () => staff,
);

let code: string;
let token: string;
/** What somebody else may have made to get into the account of the student, and of the helper, while they might do little. */
beforeEach(async () => {
  await staff.hold({ admin: [['admin']], helper: [['small']] });
  await allow('services.read');
  await run(`grant  give  mingde  ${student}  small`);
  code = (await world.call(giveOneTimeCode, { person: student }, staff.as('admin').as)).data.code;
  token = await world.signIn(student);
  const session = decodeJwt(token).jti ?? '';
  const now = new Date();
  const opened = { startedAt: now, usedAt: now, address: '192.0.2.9', userAgent: '', method: 'cas' };
  await staff.here.delete(staffSessions, eq(staffSessions.person, student));
  await staff.here.insert(staffSessions, [{ ...opened, person: student, session, digest: 'of-another' }]);
  await staff.here.insertNew(signInBindings, [{ subject: 'unionid:of-another', person: student, boundAt: now }]);
  const waits = { browser: '', service: '', createdAt: now, expiresAt: new Date(now.getTime() + 600_000) };
  const proven = { person: student, identity: null };
  await staff.here.insertNew(signInAttempts, [{ id: 'of-another', method: 'wechat', proven, ...waits }]);
});

/** Makes the role that the student and the helper have one that allows these things. */
const allow = (...permissions: string[]) =>
  run(
    `set  roles  mingde  id=small  name=小  summary=  permissions=${JSON.stringify(Object.fromEntries(permissions.map((one) => [one, 'direct'])))}`,
  );

async function readSmall() {
  const { data } = await world.call(staffRole, { id: 'small' }, staff.as('admin').as);
  return data ?? expect.fail('no role');
}
/** The role, as it is saved to allow more. */
const more = ({ id, name, summary, permissions, version }: Awaited<ReturnType<typeof readSmall>>) => ({
  id,
  name,
  summary,
  version,
  permissions: [...permissions, { permission: 'people.export', level: 'direct' } as const],
});

/** What still opens the account of the student. */
async function ways(): Promise<string[]> {
  const isCodeGood = (await world.call(login, { account: student, password: code })).code === signInCodes.mustChange;
  return [
    ...(isCodeGood ? ['code'] : []),
    ...((await world.call(getUserInfo, {}, { token })).success ? ['portal'] : []),
    ...(await staff.here.rows(staffSessions, { where: eq(staffSessions.person, student) })).map(() => 'session'),
    ...(await staff.here.rows(signInBindings, { where: eq(signInBindings.person, student) })).map(() => 'WeChat'),
    ...(await staff.here.rows(signInAttempts, { where: eq(signInAttempts.id, 'of-another') })).map(() => 'attempt'),
  ];
}
const all = ['code', 'portal', 'session', 'WeChat', 'attempt'];

test('who is given a role enters 管理台 anew, and nothing that others may have made opens the account', async () => {
  expect(await ways()).toEqual(all);
  const unbound = and(eq(messages.person, student), eq(messages.title, '微信已解除绑定'));
  const before = await staff.here.count(messages, unbound);
  expect((await world.call(giveGrant, ofPortal, staff.as('admin').as)).msg).toBe('');
  expect(await ways()).toEqual([]);
  expect(await staff.here.count(messages, unbound)).toBe(before + 1);
});

test('a grant that is given again, or ends earlier, ends nothing', async () => {
  await run(`grant  give  mingde  ${student}  small`);
  await run(`grant  give  mingde  ${student}  small  until=2031-01-01 00:00`);
  expect(await ways()).toEqual(all);
  await run(`grant  give  mingde  ${student}  small  until=2031-01-02 00:00`);
  expect(await ways()).toEqual([]);
});

test('so does who holds a role that allows more', async () => {
  expect((await world.call(saveRole, more(await readSmall()), staff.as('admin').as)).msg).toBe('');
  expect(await ways()).toEqual([]);
});

test('a role that allows less, or that others hold, ends nothing', async () => {
  await allow('services.read', 'people.export');
  await run('set  roles  mingde  id=other  name=别的  summary=  permissions={"people.export":"direct"}');
  code = (await world.call(giveOneTimeCode, { person: student }, staff.as('admin').as)).data.code;
  await staff.here.insertNew(signInBindings, [{ subject: 'unionid:again', person: student, boundAt: new Date() }]);
  await allow('services.read');
  await run(
    'set  roles  mingde  id=other  name=别的  summary=  permissions={"people.export":"direct","audit.read":"direct"}',
  );
  expect(await ways()).toEqual(['code', 'WeChat']);
});

test('an initial password is used up before its person is permitted more, by a grant, a role or what comes back', async () => {
  const { as } = staff.as('admin');
  const small = await readSmall();
  const isInitial = (mustChange: boolean) => staff.here.update(accounts, { mustChange }, eq(accounts.person, student));
  const refused = { success: false, msg: expect.stringContaining('初始密码') };
  await isInitial(true);
  try {
    expect(await world.call(giveGrant, ofPortal, as)).toMatchObject(refused);
    expect(await world.call(saveRole, more(small), as)).toMatchObject(refused);
    await removePeople(student);
    const back = await restore('admin', await idOf('people'));
    expect(back).toMatchObject({ msg: '', data: { restored: 1, withheld: 1 } });
    expect(await restore('admin', await idOf('grants'))).toMatchObject(refused);
    await isInitial(false);
    expect((await restore('admin', await idOf('grants'))).msg).toBe('');
  } finally {
    await isInitial(false);
  }
});

test('a password that somebody’s code set is good for what that one may do, until a code of another sets it', async () => {
  await staff.hold({ admin: [['admin']], helper: [['small'], ['desk']] });
  const { as } = staff.as('admin');
  const give = () => world.call(giveGrant, ofPortal, as);
  const refused = { success: false, msg: expect.stringContaining('登录码') };
  const useCodeOf = async (giver: keyof typeof ids, next: string) => {
    const given = await world.call(giveOneTimeCode, { person: student }, staff.as(giver).as);
    const session = await world.call(login, { account: student, password: given.data.code, next });
    return session.data.token;
  };
  await withPasswordBack(world, student, async () => {
    const opened = await useCodeOf('helper', '山坡上有两只刺猬');
    expect(await give()).toMatchObject(refused);
    const change = { current: '山坡上有两只刺猬', next: '山坡上有三只刺猬' };
    expect((await world.call(changePassword, change, { token: opened })).success).toBe(true);
    expect(await give()).toMatchObject(refused);
    await run(`grant  give  mingde  ${student}  publisher`);
    await removePeople(student);
    expect(await restore('admin', await idOf('people'))).toMatchObject({ msg: '', data: { withheld: 1 } });
    expect(await restore('admin', await idOf('grants'))).toMatchObject(refused);
    await useCodeOf('admin', '山坡上有四只刺猬');
    expect((await give()).msg).toBe('');
  });
});

test('what the giver of a code may do, the password they set may come to do, too', async () => {
  await staff.hold({ admin: [['admin']], helper: [['small'], ['desk'], ['editor']] });
  await withPasswordBack(world, student, async () => {
    const given = await world.call(giveOneTimeCode, { person: student }, staff.as('helper').as);
    await world.call(login, { account: student, password: given.data.code, next: '山坡上有两只刺猬' });
    expect((await world.call(giveGrant, ofPortal, staff.as('admin').as)).msg).toBe('');
  });
});
