import { getUserInfo, login, logout } from '@yimen/contract/sign-in/auth';
import { endSessions, listSessions } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people, sessions } from '../../database/schema/people.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { commandsOn } from '../../testing/commands.ts';
import { withPasswordBack } from '../../testing/passwords.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { run } = commandsOn(() => world);
const account = '2024310086';
const idOf = (token: string) => decodeJwt(token).jti ?? '';
const rowOf = async (token: string) =>
  (
    await world.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, idOf(token)))
  )[0];
const isGood = async (token: string) => (await world.call(getUserInfo, {}, { token })).success;

/** Signs in once more in the browser that holds the token. */
async function signInOver(former: string): Promise<string> {
  const { data } = await world.call(login, { account, password: demoPassword }, { token: former });
  return data.token;
}

describe('a session whose person has just signed in again in the same browser', () => {
  const disable = (disabled: boolean) => world.db.update(people).set({ disabled }).where(eq(people.id, account));
  const end = (which: string, token: string) =>
    world.call(endSessions, { which }, { token, idempotencyKey: `end-${idOf(token)}` });

  test.each<[string, (former: string, token: string) => Promise<unknown>]>([
    ['signing out of it', (former) => world.call(logout, logout.example, { token: former })],
    ['ending it', (former, token) => end(idOf(former), token)],
    ['ending all others', (_, token) => end('others', token)],
    ['a new password', () => withPasswordBack(world, account, () => run(`password  mingde  ${account}`))],
    ['disabling the person', () => disable(true).then(() => disable(false))],
    ['revoking the keys', () => run('keys  revoke  mingde  --yes')],
  ])('is ended at once by %s', async (_, stop) => {
    const former = await world.signIn(account);
    const token = await signInOver(former);
    expect(await isGood(former)).toBe(true);
    expect((await rowOf(former))?.endedAt?.getTime()).toBeGreaterThan(Date.now());
    await stop(former, token);
    expect(await isGood(former)).toBe(false);
    expect((await rowOf(former))?.endedAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('is told of until it is over', async () => {
    const former = await world.signIn(account);
    const token = await signInOver(former);
    const listed = async () =>
      (await world.call(listSessions, {}, { token })).data.list.filter(({ id }) => id === idOf(former));
    expect(await listed()).toHaveLength(1);
    await end('others', token);
    expect(await listed()).toEqual([]);
  });

  test('lasts no longer when they sign in once more', async () => {
    const former = await world.signIn(account);
    await signInOver(former);
    const endedAt = new Date(Date.now() + 20_000);
    await world.db
      .update(sessions)
      .set({ endedAt })
      .where(eq(sessions.id, idOf(former)));
    await signInOver(former);
    expect((await rowOf(former))?.endedAt).toEqual(endedAt);
  });
});

test('a session that is over keeps the time of its end', async () => {
  const former = await world.signIn(account);
  await world.call(logout, logout.example, { token: former });
  const before = (await rowOf(former))?.endedAt;
  await withPasswordBack(world, account, () => run(`password  mingde  ${account}`));
  expect((await rowOf(former))?.endedAt).toEqual(before);
});
