import { codes } from '@yimen/contract/envelope';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { removedRows } from '../database/schema/removed.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { removedOf } from '../testing/removed.ts';
import type { World } from '../testing/world.ts';

const ids = { anna: '20120088', boris: '20180266', clara: '20150132' };
const student = '2024310086';

let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});
beforeEach(async () => {
  // A proof of nine minutes stays fresh, however slow the test is.
  vi.useFakeTimers({ toFake: ['Date'] });
  await world.db.delete(removedRows);
  await staff.begin({ clara: [['admin']] });
});
const { run } = commandsOn(() => world);
const { list, restore, idOf, removePeople } = removedOf<keyof typeof ids>(
  () => world,
  () => staff,
);

describe('grants of somebody who was removed', () => {
  const grantsOf = async (person: string) =>
    (await staff.here.rows(grants, { where: eq(grants.person, person) })).map(({ role }) => role).toSorted();
  const hasRole = (role: string) => run(`grant  give  mingde  ${student}  ${role}`);

  test('come back as far as who puts them back could give them; the others stay removed', async () => {
    await hasRole('desk');
    await hasRole('admin');
    await removePeople(student);
    const helper = { 'people.read': 'direct', 'people.write': 'direct' };
    const giving = { ...helper, 'grants.read': 'direct', 'grants.write': 'direct' };
    const desk = ['services', 'news', 'notices', 'topics', 'systems', 'search'].map((area) => [
      `${area}.read`,
      'direct',
    ]);
    const answers = { 'feedback.read': 'direct', 'feedback.write': 'direct' };
    const table = { ...giving, ...answers, ...Object.fromEntries(desk), 'people.help': 'direct' };
    await run(`set  roles  mingde  id=keeper  name=人事  summary=  permissions=${JSON.stringify(table)}`);
    await staff.hold({ anna: [['keeper']], clara: [['admin']] });
    const { data } = await restore('anna', await idOf('people'));
    expect(data).toMatchObject({ restored: 1, withheld: 1, release: null });
    expect(data.along).toContainEqual({ part: 'grants', count: 1 });
    expect(await grantsOf(student)).toEqual(['desk']);
    expect((await list('clara', { part: 'grants' })).list).toMatchObject([{ key: `${student}、admin、institution、` }]);
    expect(await restore('anna', await idOf('grants'))).toMatchObject({
      code: codes.grantRefused,
      msg: expect.stringContaining('自己没有'),
    });
    expect((await restore('clara', await idOf('grants'))).data).toMatchObject({ restored: 1 });
    expect(await grantsOf(student)).toEqual(['admin', 'desk']);
  });

  test('of a role of the institution’s own come back too', async () => {
    await run('set  roles  mingde  id=reader  name=看  summary=  permissions={"services.read":"direct"}');
    await hasRole('reader');
    await removePeople(student);
    expect((await restore('clara', await idOf('people'))).data).toMatchObject({ withheld: 0, left: 0 });
    expect(await grantsOf(student)).toEqual(['reader']);
  });

  test('want a fresh second factor, and so does what the person signs in with, which the person alone does not', async () => {
    const ask = (secondFactor: boolean) => run(`set  institution  mingde  secondFactor=${secondFactor}`);
    const prove = (minutes: number) =>
      world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - minutes * 60_000) });
    const newcomer = 'zhaoliu';
    const restoreOld = async () => {
      await prove(11);
      return restore('clara', await idOf('people'));
    };
    await run(`set  people  mingde  id=${newcomer}  name=赵六  userType=STAFF`);
    await removePeople(newcomer);
    await ask(true);
    expect((await restoreOld()).success).toBe(true);

    await run(`grant  give  mingde  ${newcomer}  desk`);
    await removePeople(newcomer);
    expect((await restoreOld()).code).toBe(codes.secondFactorDue);
    expect(await staff.here.count(people, eq(people.id, newcomer))).toBe(0);
    await prove(9);
    expect((await restore('clara', await idOf('people'))).success).toBe(true);
    await world.db.delete(grants).where(eq(grants.person, newcomer));

    await run(`set  signInBindings  mingde  subject=cas:zhao  person=${newcomer}  boundAt=2026-11-01 08:00`);
    await removePeople(newcomer);
    expect((await restoreOld()).code, 'a binding').toBe(codes.secondFactorDue);
    await world.db.delete(removedRows);

    await removePeople(student);
    expect((await restoreOld()).code, 'an account').toBe(codes.secondFactorDue);
    await prove(9);
    expect((await restore('clara', await idOf('people'))).data.along).toContainEqual({ part: 'accounts', count: 1 });
    await ask(false);
  });

  test('that the caller could not give want none, as they stay removed', async () => {
    const newcomer = 'zhaoliu';
    await run(`set  people  mingde  id=${newcomer}  name=赵六  userType=STAFF`);
    await run(`grant  give  mingde  ${newcomer}  admin`);
    await removePeople(newcomer);
    const permissions = { 'people.read': 'direct', 'people.write': 'direct' };
    await run(`set  roles  mingde  id=register  name=名册  summary=  permissions=${JSON.stringify(permissions)}`);
    await staff.hold({ anna: [['register']] });
    await run('set  institution  mingde  secondFactor=true');
    await world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - 11 * 60_000) });
    expect((await restore('anna', await idOf('people'))).data).toMatchObject({ restored: 1, withheld: 1 });
    await run('set  institution  mingde  secondFactor=false');
    await world.db.delete(people).where(eq(people.id, newcomer));
  });

  test('keep who may do less from putting back how their holder signs in', async () => {
    await run('set  signInBindings  mingde  subject=cas:lin  person=20180266  boundAt=2026-11-01 08:00');
    await run('remove  signInBindings  mingde  subject=cas:lin  --yes');
    const id = await idOf('signInBindings');
    await staff.hold({ anna: [['system']], boris: [['admin']] });
    expect(await restore('anna', id)).toMatchObject({ code: codes.forbidden, msg: expect.stringMatching(/您没有/) });
    expect(await restore('boris', id)).toMatchObject({
      code: codes.forbidden,
      msg: expect.stringMatching(/自己的资料/),
    });
    await staff.hold({ anna: [['system']] });
    expect((await restore('anna', id)).data).toMatchObject({ restored: 1 });
  });
});
