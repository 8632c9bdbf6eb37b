import { endStaffSession, staffSession } from '@yimen/contract/access/staff';
import type { Permission } from '@yimen/contract/permissions';
import { logout } from '@yimen/contract/sign-in/auth';
import { changePassword } from '@yimen/contract/sign-in/password';
import { endSessions } from '@yimen/contract/sign-in/session';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuditEntry, readEvents } from '../../audit/store.ts';
import { grants } from '../../database/schema/access.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { people } from '../../database/schema/people.ts';
import { staffSessions } from '../../database/schema/staff.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { domain } from '../../domain.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { enterAs } from '../../testing/enter.ts';
import { withPasswordBack } from '../../testing/passwords.ts';
import { openWorld, type World } from '../../testing/world.ts';

const account = '20090157';
const person = `person:${account}`;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.update(grants).set({ until: null });
  await world.db.delete(staffSessions);
  await world.db.delete(auditEntries);
});

interface By {
  /** The account that signs in. */
  readonly as?: string;
  readonly token?: string;
  readonly cookie?: string;
}

/** Signs in on the way to `target`. */
const enter = (target: string, { as = account, ...by }: By = {}) => enterAs(world, as, target, by);

const codeFor = async (cookie: string, headers: HeadersInit = {}, host = 'localhost') => {
  const answer = await world.fetch(staffSession.path, { headers }, { cookie, host });
  return ((await answer.json()) as { code: number }).code;
};

const age = (set: Partial<typeof staffSessions.$inferInsert>) => world.db.update(staffSessions).set(set);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const rows = () => world.db.select().from(staffSessions);

async function entries(): Promise<Partial<AuditEntry>[]> {
  const found = await readEvents(scoped(world.db, { id: 'mingde' }), {});
  return found.map(({ action, actor, detail, count }) => ({ action, actor, detail, count })).reverse();
}

describe('a sign-in', () => {
  test.each(['/admin', '/admin/notices?state=draft', '/admin#top'])(
    'on the way to %s opens a staff session',
    async (target) => {
      const { set, cookie } = await enter(target);
      expect(set).toMatch(/^yimen_staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
      expect(await codeFor(cookie)).toBe(200);
      // Both are of the same moment.
      expect((await entries()).map(({ action, detail }) => [action, detail]).sort()).toEqual([
        ['sign-in', 'password'],
        ['staff-sign-in', 'password'],
      ]);
    },
  );

  test.each(['/home', '/administration', '/home?redirect=/admin', '//admin', 'https://elsewhere.example/admin'])(
    'on the way to %s opens none',
    async (target) => {
      expect((await enter(target)).set).toBe('');
      expect(await rows()).toEqual([]);
    },
  );

  test('of a person who holds no grant opens none, which is counted', async () => {
    await enter('/admin', { as: '2024310086' });
    expect((await enter('/admin', { as: '2024310086' })).set).toBe('');
    expect(await rows()).toEqual([]);
    const refused = (await entries()).filter(({ action }) => action === 'staff-refused');
    expect(refused).toEqual([{ action: 'staff-refused', actor: 'person:2024310086', detail: 'any', count: 2 }]);
  });

  test('stores the digest of the secret alone', async () => {
    const { cookie } = await enter('/admin');
    expect(JSON.stringify(await rows())).not.toContain(cookie.replace('yimen_staff=', ''));
  });

  test('in a browser that has a staff session ends it, wherever it leads', async () => {
    const first = await enter('/admin');
    const second = await enter('/admin', { cookie: first.cookie });
    expect([await codeFor(first.cookie), await codeFor(second.cookie)]).toEqual([401, 200]);
    await enter('/home', { cookie: second.cookie });
    expect(await codeFor(second.cookie)).toBe(401);
  });
});

describe('a staff session', () => {
  test('tells its person and when it ends', async () => {
    const { cookie } = await enter('/admin');
    const { data } = await world.call(staffSession, {}, { cookie });
    expect(data).toMatchObject({ name: '何临舟', secondFactor: { asked: false, set: false, proven: false } });
    expect(data.idleSeconds).toBeGreaterThan(1700);
    expect(data.idleSeconds).toBeLessThanOrEqual(1800);
  });

  test('is good for no other institution, and no other secret is one', async () => {
    const { cookie } = await enter('/admin');
    expect(await codeFor(cookie, {}, 'yunzhou.localhost')).toBe(401);
    expect(await codeFor(`yimen_staff=${'a'.repeat(43)}`)).toBe(401);
    expect(await codeFor(`yimen_staff=${'a'.repeat(32)}`)).toBe(401);
    expect(await codeFor('')).toBe(401);
  });

  test('is none without a grant any more', async () => {
    const { cookie } = await enter('/admin');
    await world.db.update(grants).set({ until: ago(1) });
    expect(await codeFor(cookie)).toBe(403);
    expect((await entries()).at(-1)).toMatchObject({ action: 'staff-refused', actor: person, detail: 'any' });
  });

  test('is permitted what its person’s roles allow, held with review or not', async () => {
    const [mingde, editor] = [{ id: 'mingde', key: 'mingde', name: '' }, { id: '20120088' }];
    const permits = (needed: Permission | 'any') =>
      domain.permits(
        world.db,
        mingde,
        { ...editor, userType: 'TEACHER', name: '' },
        needed === 'any' ? needed : [needed],
      );
    expect(await permits('any')).toBe(true);
    expect(await permits('notices.write')).toBe(true);
    expect(await permits('notices.publish')).toBe(true);
    expect(await permits('grants.write')).toBe(false);
    await world.db.update(grants).set({ until: ago(1) });
    expect(await permits('notices.write')).toBe(false);
  });

  test('ends after half an hour without a person’s input; calls that a page makes by itself do not count', async () => {
    const { cookie } = await enter('/admin');
    await age({ usedAt: ago(29) });
    expect(await codeFor(cookie)).toBe(200);
    expect((await rows())[0]?.usedAt.getTime()).toBeLessThan(ago(28).getTime());
    await age({ usedAt: ago(31) });
    expect(await codeFor(cookie)).toBe(401);
    expect(await codeFor(cookie, { 'yimen-input': '1' }), 'input comes too late then').toBe(401);
  });

  test('is kept by a person’s input, which is stored once a minute', async () => {
    const { cookie } = await enter('/admin');
    await age({ usedAt: ago(29) });
    expect(await codeFor(cookie, { 'yimen-input': '1' })).toBe(200);
    const [used] = await rows();
    expect(used?.usedAt.getTime()).toBeGreaterThan(ago(1).getTime());
    expect(await codeFor(cookie, { 'yimen-input': '1' })).toBe(200);
    expect(await rows()).toEqual([used]);
  });

  test('ends twelve hours after it began, whatever its person does', async () => {
    const { cookie } = await enter('/admin');
    await age({ startedAt: ago(12 * 60 + 1) });
    expect(await codeFor(cookie, { 'yimen-input': '1' })).toBe(401);
  });

  test('is ended by its person, and its cookie taken back; the portal’s session goes on', async () => {
    const { cookie, token } = await enter('/admin');
    const { success, headers } = await world.call(endStaffSession, {}, { cookie });
    expect(success).toBe(true);
    expect(headers.getSetCookie()).toEqual(['yimen_staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict']);
    expect(await codeFor(cookie)).toBe(401);
    expect((await world.call(endSessions, { which: 'others' }, { token })).success).toBe(true);
    expect((await entries()).map(({ action }) => action)).toContain('staff-sign-out');
  });

  test('leaves nothing once it is over, when another begins', async () => {
    await enter('/admin');
    await age({ usedAt: ago(31) });
    await enter('/admin');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a staff session ends at once', () => {
  test('with the session of the portal with which it began', async () => {
    const { cookie, token } = await enter('/admin');
    await world.call(logout, {}, { token });
    expect(await codeFor(cookie)).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test('when its person ends that session from another', async () => {
    const { cookie } = await enter('/admin');
    await world.call(endSessions, { which: 'others' }, { token: await world.signIn(account) });
    expect(await codeFor(cookie)).toBe(401);
  });

  test('when its person signs in anew, though the portal’s session lasts a minute more', async () => {
    const { cookie, token } = await enter('/admin');
    await enter('/home', { token });
    expect(await codeFor(cookie)).toBe(401);
  });

  test('when its person changes the password, though the portal’s session goes on', async () => {
    const { cookie, token } = await enter('/admin');
    const next = '山坡上有两只刺猬';
    await withPasswordBack(world, account, async () => {
      expect((await world.call(changePassword, { current: demoPassword, next }, { token })).success).toBe(true);
      expect(await codeFor(cookie)).toBe(401);
    });
  });

  test('when its person is disabled, and while they are', async () => {
    const { cookie } = await enter('/admin');
    await world.db.update(people).set({ disabled: true }).where(eq(people.id, account));
    expect(await rows()).toEqual([]);
    await world.db.update(people).set({ disabled: false }).where(eq(people.id, account));
    expect(await codeFor(cookie)).toBe(401);

    const again = await enter('/admin');
    // As a restored backup might have it, where no trigger has run.
    await world.db.execute(sql`alter table people disable trigger people_disabled`);
    await world.db.update(people).set({ disabled: true }).where(eq(people.id, account));
    expect(await codeFor(again.cookie)).toBe(401);
    await world.db.update(people).set({ disabled: false }).where(eq(people.id, account));
    await world.db.execute(sql`alter table people enable trigger people_disabled`);
    expect(await codeFor(again.cookie)).toBe(200);
  });
});
