import { personInfo } from '@yimen/contract/person/data';
import { logout } from '@yimen/contract/sign-in/auth';
import { endSessions } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Listener } from '../../database/listen.ts';
import { people, sessions } from '../../database/schema/people.ts';
import { followChanges } from '../../tenancy/follow.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let listener: Listener;
beforeAll(async () => {
  world = await openWorld();
  listener = await followChanges(world.db);
});
afterAll(async () => {
  await listener.close();
  await world.close();
});

const account = '2024310086';
const codeOf = async (token: string) => (await world.call(personInfo, {}, { token })).code;

test('a session that is kept ends with the answer to its sign-out', async () => {
  const token = await world.signIn(account);
  expect(await codeOf(token)).toBe(200);
  await world.call(logout, logout.example, { token });
  expect(await codeOf(token)).toBe(401);
});

test('a session that is ended from another device is over at once', async () => {
  const [token, other] = [await world.signIn(account), await world.signIn(account)];
  expect([await codeOf(token), await codeOf(other)]).toEqual([200, 200]);
  await world.call(endSessions, { which: 'others' }, { token: other, idempotencyKey: 'end-the-others' });
  expect([await codeOf(token), await codeOf(other)]).toEqual([401, 200]);
});

test('what another process ends or disables is told by the database', async () => {
  const clock = vi.spyOn(Date, 'now');
  const token = await world.signIn('20150132');
  expect(await codeOf(token)).toBe(200);
  // Time stands still: nothing is forgotten by its age.
  const now = Date.now();
  clock.mockImplementation(() => now);
  await world.db
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(eq(sessions.person, '20150132'));
  await vi.waitFor(async () => expect(await codeOf(token)).toBe(401), { timeout: 10_000 });
  clock.mockRestore();

  const second = await world.signIn('20120088');
  expect(await codeOf(second)).toBe(200);
  await world.db.update(people).set({ disabled: true }).where(eq(people.id, '20120088'));
  await vi.waitFor(async () => expect(await codeOf(second)).toBe(401), { timeout: 10_000 });
});
