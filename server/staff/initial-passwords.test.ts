import { codes } from '@yimen/contract/envelope';
import { login } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { giveInitialPasswords } from '@yimen/contract/staff/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { giveGrant } from '../access/grants.ts';
import { readEvents } from '../audit/store.ts';
import { roles } from '../database/schema/access.ts';
import { accounts, people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { signInMethods } from '../database/schema/sign-in.ts';
import { csvRows } from '../lib/csv.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { statementsOf } from '../testing/statements.ts';
import type { World } from '../testing/world.ts';

const ids = { desk: '20090157', colleague: '20120088' };
let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(() => world.close());
const ofDesk = { person: ids.desk, role: 'reviewed', until: null } as const;
/** Three people who have no account, two of whom are of one department. */
const newcomers = ['new-1', 'new-2', 'new-3'];
beforeEach(async () => {
  await staff.begin({ desk: [['desk']] });
  const [row] = await staff.here.rows(people, { where: eq(people.id, ids.colleague) });
  for (const id of newcomers) await staff.here.delete(people, eq(people.id, id));
  await staff.here.insert(
    people,
    newcomers.map((id, at) => ({
      ...(row ?? expect.fail('no colleague')),
      id,
      no: id,
      name: `新人${at + 1}`,
      department: at < 2 ? 'it-center' : 'library',
    })),
  );
});

const give = (named?: readonly string[]) =>
  world.call(giveInitialPasswords, named ? { people: [...named] } : {}, staff.as('desk').as);
const accountsOf = (id: string) => staff.here.count(accounts, eq(accounts.person, id));

test('whoever has no account gets one, whose password is changed at the first sign-in', async () => {
  const { data, msg } = await give();
  expect(msg).toBe('');
  expect(data).toMatchObject({ count: 3, more: false });
  expect(data.fileName).toMatch(/^初始密码-mingde-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = [...csvRows(data.csv)];
  expect(head).toEqual(['账号', '姓名', '初始密码']);
  expect(rows.map(([account, name]) => [account, name])).toEqual(newcomers.map((id, at) => [id, `新人${at + 1}`]));
  const [account = '', , password = ''] = rows[0] ?? [];
  expect((await world.call(login, { account, password })).code).toBe(signInCodes.mustChange);
  expect(await readEvents(staff.here, { action: 'give-initial-passwords' })).toMatchObject([
    { actor: staff.actor('desk'), detail: '3 人：new-1、new-2、new-3' },
  ]);
  const told = await staff.here.rows(messages, { where: eq(messages.title, '工作人员给您开了账号') });
  expect(told.map(({ person }) => person).sort()).toEqual(newcomers);
  expect((await give()).data).toMatchObject({ count: 0, more: false });
});

test('those who are named get one, or nobody does', async () => {
  expect((await give(['new-2'])).data.count).toBe(1);
  const again = await give(['new-1', 'new-2']);
  expect(again).toMatchObject({
    code: codes.accountRefused,
    msg: 'new-2 已有账号、已停用，或者编号是别人的账号名：没有发任何密码',
  });
  expect(await accountsOf('new-1')).toBe(0);
  expect((await give(['nobody'])).code).toBe(codes.notFound);
});

test('many cost no more statements than one', async () => {
  // What is read anew each minute may fall into the first call, but into no later one.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const statementsFor = async (ids: readonly string[]) =>
    (await statementsOf(async () => expect((await give(ids)).data.count).toBe(ids.length))).length;
  const one = await statementsFor(['new-1']);
  expect(await statementsFor(['new-2', 'new-3'])).toBeLessThanOrEqual(one);
});

test('who helps one department gives to its people alone', async () => {
  await staff.hold({ desk: [['desk', 'department', 'it-center']] });
  expect((await give(['new-3'])).code).toBe(codes.forbidden);
  // Elsewhere with a review alone, which is not enough.
  await staff.here.insert(roles, [
    { id: 'reviewed', name: '须审核', summary: '', position: 9, permissions: { 'people.help': 'review' } },
  ]);
  await giveGrant(staff.here, { actor: 'cli:test' }, { ...ofDesk, scope: 'department', target: 'library' });
  expect((await give()).data.count).toBe(2);
  expect(await accountsOf('new-3')).toBe(0);
});

test('who may do more than the caller gets none', async () => {
  const grant = { person: 'new-1', role: 'publisher', scope: 'institution', target: '', until: null } as const;
  await giveGrant(staff.here, { actor: 'cli:test' }, grant);
  expect((await give()).data.count).toBe(2);
  expect(await give(['new-1'])).toMatchObject({ code: codes.forbidden, msg: expect.stringContaining('权限不少于他') });
  expect(await accountsOf('new-1')).toBe(0);
});

test('nobody gets one where nobody signs in by password', async () => {
  await world.db.update(signInMethods).set({ enabled: false }).where(eq(signInMethods.kind, 'password'));
  expect(await give()).toMatchObject({
    code: codes.accountRefused,
    msg: '没有启用账号密码登录，初始密码用不上',
  });
  await world.db.update(signInMethods).set({ enabled: true }).where(eq(signInMethods.kind, 'password'));
});
