import { calendarFeed, renewFeed } from '@yimen/contract/schedule/entries';
import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { changePassword, passwordRules } from '@yimen/contract/sign-in/password';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../database/schema/people.ts';
import { signInMethods } from '../../database/schema/sign-in.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { openWorld, type World } from '../../testing/world.ts';

const [next, other] = ['山坡上有两只刺猬', 'two hedgehogs on a hill'];
const named = { account: '2024310086', name: '林知夏' };
let world: World;
/** Each test changes the password of somebody else. */
let others: string[];
let account: string;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  const rows = await world.db.select().from(accounts).where(eq(accounts.institution, 'mingde'));
  others = rows.map((row) => row.account).filter((each) => each !== named.account);
});
afterAll(() => world.close());

async function enter(who = others.pop() ?? '') {
  account = who;
  token = await world.signIn(account);
}
const change = (current: string, wanted: string) => world.call(changePassword, { current, next: wanted }, { token });
const signIn = (password: string) => world.call(login, { account, password });
const configure = (settings: Record<string, unknown>) =>
  world.db.update(signInMethods).set({ settings }).where(eq(signInMethods.kind, 'password'));

test('the new password signs in and the former one does not; this session goes on, the others end', async () => {
  await enter();
  const elsewhere = await world.signIn(account);
  await world.call(renewFeed, {}, { token });
  expect((await change(demoPassword, next)).data).toEqual({ ended: 1, calendarEnded: true });
  expect((await world.call(getUserInfo, {}, { token })).data.id).toBe(account);
  expect((await world.call(calendarFeed, {}, { token })).data.address).toBeNull();
  expect((await world.call(getUserInfo, {}, { token: elsewhere })).code).toBe(401);
  expect((await signIn(demoPassword)).code).toBe(signInCodes.refused);
  expect((await signIn(next)).success).toBe(true);
});

test('of two changes at once one is made, and the other is told so', async () => {
  await enter();
  const answers = await Promise.all([change(demoPassword, next), change(demoPassword, other)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, signInCodes.wrongPassword]);
});

test('a wrong current password changes nothing, and is counted as a wrong sign-in', async () => {
  await enter();
  const codes = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await change('wrong', next)).code);
  expect(codes).toEqual([...Array(5).fill(signInCodes.wrongPassword), signInCodes.locked]);
  expect((await change(demoPassword, next)).code).toBe(signInCodes.locked);
});

test.each([
  ['shorter than the institution wants', 'kurz', '至少 8 个字'],
  ['common', 'Password1', '很多人用过'],
  ['a date', '20010203', '很多人用过'],
  ['one character', '        ', '很多人用过'],
  ['a short pattern', '66668888', '很多人用过'],
  ['what is common in China', 'Woaini1314', '很多人用过'],
  ['the account in other letters', '２０２４３１００８６号', '不要有账号'],
  ['that holds the account', `xy${named.account}z`, '账号'],
  ['that holds the name', `我是${named.name}呀你好`, '姓名'],
  ['that is the present one', demoPassword, '最近用过'],
])('a new password %s is refused in words', async (_, wanted, words) => {
  await enter(named.account);
  expect(await change(demoPassword, wanted)).toMatchObject({
    code: signInCodes.weakPassword,
    msg: expect.stringContaining(words),
  });
});

test('an institution sets the length, the common ones, and how many former ones may not come back', async () => {
  await enter();
  expect((await world.call(passwordRules, {}, { token })).data).toEqual({ account, minLength: 8, formerPasswords: 5 });
  await configure({ minLength: 9, refusesCommon: false, formerPasswords: 1 });
  expect((await world.call(passwordRules, {}, { token })).data).toEqual({ account, minLength: 9, formerPasswords: 1 });
  for (const [from, to] of [
    [demoPassword, 'password1'],
    ['password1', other],
  ] as const) {
    expect((await change(from, to)).success).toBe(true);
  }
  expect((await change(other, 'password1')).code).toBe(signInCodes.weakPassword);
  expect((await change(other, demoPassword)).success).toBe(true);
  await configure({});
});

test('who has no password here, or where passwords are off, is told so', async () => {
  await enter();
  await world.db.delete(accounts).where(eq(accounts.account, account));
  expect((await world.call(passwordRules, {}, { token })).data).toBeNull();
  expect((await change(demoPassword, next)).code).toBe(signInCodes.noMethod);
});
