import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { apiLogin, confirmSignIn } from '@yimen/contract/sign-in/sign-in';
import { renewConnectionKey } from '@yimen/contract/staff/connections';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { grants } from '../../database/schema/access.ts';
import { institutions } from '../../database/schema/institutions.ts';
import { people } from '../../database/schema/people.ts';
import { messages } from '../../database/schema/person.ts';
import { signInMethodChanges } from '../../database/schema/sign-in.ts';
import { type Connections, ids, openConnections } from '../../testing/connections.ts';
import { enterAs } from '../../testing/enter.ts';
import { signCredential } from '../api/credential.ts';

const admin = '20090157';
const own = { part: 'signInMethods', id: 'own' } as const;
let at: Connections;
let key: { key: string; secret: string };
beforeAll(async () => {
  at = await openConnections();
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.begin();
  await at.world.db.delete(signInMethodChanges);
  await at.world.db.delete(grants).where(eq(grants.person, admin));
  await give(admin, 'admin');
  const values = { kind: 'api', name: '数字校园', settings: { match: 'account' } };
  expect(await at.save({ ...own, values })).toMatchObject({ success: true });
  key = (await at.world.call(renewConnectionKey, own, at.as())).data;
});

const give = (person: string, role: string) => {
  const scope = { scope: 'institution', target: '', until: null } as const;
  return at.staff.here.insertNew(grants, [{ person, role, ...scope, givenBy: 'cli:test', givenAt: new Date() }]);
};

let next = Date.now();
/** Signs in as somebody by the key of the method; returns the token, and whether 管理台 opens. */
async function enter(account: string) {
  next += 1;
  const millis = String(next);
  const code = signCredential(key.secret, { institution: 'mingde', key: key.key, account, millis });
  const asked = await at.world.call(apiLogin, { code, millis, service: '/api-login?redirect=/admin' });
  if (!asked.success || !('confirm' in asked.data)) throw new Error(asked.msg);
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { data, headers } = await at.world.call(confirmSignIn, { handle: asked.data.confirm.handle }, { cookie });
  return { token: data.token, opens: headers.getSetCookie().some((one) => one.startsWith('yimen_staff=')) };
}

test('who may do less than the administrator opens 管理台 as them by no method that they set', async () => {
  const { token, opens } = await enter(admin);
  expect({ isSignedIn: token.length > 0, opens }).toEqual({ isSignedIn: true, opens: false });
  expect(await readEvents(at.staff.here, { action: 'staff-refused' })).toMatchObject([
    { actor: `person:${admin}`, detail: 'own' },
  ]);
  const told = await at.world.db.select().from(messages).where(eq(messages.title, '这次登录不能进入管理台'));
  expect(told).toMatchObject([{ person: admin, text: expect.stringContaining('请换一种登录方式，或请运维用命令') }]);
});

test('who set it enters by it, and who may do no more', async () => {
  expect((await enter(ids.anna)).opens).toBe(true);
  expect((await enter(ids.bruno)).opens).toBe(false);
  await give(ids.anna, 'admin');
  expect((await enter(ids.bruno)).opens).toBe(true);
  expect((await enter(admin)).opens).toBe(true);
});

test('who is disabled or holds nothing any more set it as somebody who may do nothing', async () => {
  await at.world.db.update(signInMethodChanges).set({ changedBy: `person:${admin}` });
  expect((await enter(ids.bruno)).opens).toBe(true);
  await at.world.db.update(people).set({ disabled: true }).where(eq(people.id, admin));
  try {
    expect((await enter(ids.bruno)).opens).toBe(false);
  } finally {
    await at.world.db.update(people).set({ disabled: false }).where(eq(people.id, admin));
  }
  expect((await enter(ids.bruno)).opens).toBe(true);
  await at.world.db.delete(grants).where(eq(grants.person, admin));
  expect((await enter(ids.bruno)).opens).toBe(false);
});

test('anybody enters by it once an operator has set it, and who signed in before signs in again', async () => {
  const { token } = await enter(admin);
  const isSignedIn = async () => (await at.world.call(getUserInfo, {}, { token })).success;
  expect(await isSignedIn()).toBe(true);
  expect(await at.run('sign-in  set  mingde  own  name=数字校园')).toContain(`${ids.anna} 在管理台改过它`);
  expect(await isSignedIn()).toBe(false);
  expect((await enter(admin)).opens).toBe(true);
});

test('with separate duties it makes nobody 安全管理员', async () => {
  await at.world.db.delete(grants).where(eq(grants.person, admin));
  await give(admin, 'security');
  await at.world.db.update(institutions).set({ separateDuties: true }).where(eq(institutions.id, 'mingde'));
  try {
    expect((await enter(admin)).opens).toBe(false);
  } finally {
    await at.world.db.update(institutions).set({ separateDuties: false }).where(eq(institutions.id, 'mingde'));
  }
});

test('a password proves itself, whoever changes its settings', async () => {
  const password = { part: 'signInMethods', id: 'password' } as const;
  const { version = '' } = (await at.read('signInMethods', 'password')) ?? {};
  expect(await at.save({ ...password, version, values: { name: '账号' } })).toMatchObject({ success: true });
  expect((await enterAs(at.world, admin)).set).not.toBe('');
});
