import type { InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { allPermissions, type PermissionLevel } from '@yimen/contract/permissions';
import { builtInRoles } from '@yimen/contract/roles';
import { restoreRemoved, staffRemoved } from '@yimen/contract/staff/removed';
import { mostRoles, removeRole, saveRole, staffRole, staffRoles } from '@yimen/contract/staff/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveGrant } from '../access/grants.ts';
import { readPermits } from '../access/permits.ts';
import { readEvents } from '../audit/store.ts';
import { roles } from '../database/schema/access.ts';
import { removedRows } from '../database/schema/removed.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const ids = { anna: '20120088', clara: '20150132' };
type Name = keyof typeof ids;
const student = '2024310086';
const writer = saveRole.example;

let world: World;
let staff: Editors<Name>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(removedRows);
  await staff.begin({ clara: [['admin']] });
  await world.db.delete(roles);
});
const { run } = commandsOn(() => world);

const save = (name: Name, given: Partial<InputOf<typeof saveRole>> = {}) =>
  world.call(saveRole, { ...writer, ...given }, staff.as(name).as);
const remove = (name: Name, id: string, version: string) => world.call(removeRole, { id, version }, staff.as(name).as);
const read = async (name: Name, id: string = writer.id) =>
  (await world.call(staffRole, { id }, staff.as(name).as)).data;
const stored = () => staff.here.first(roles, eq(roles.id, writer.id));
const hold = (person: string, role: string, until: Date | null = null) =>
  giveGrant(staff.here, { actor: 'cli:test' }, { person, role, scope: 'institution', target: '', until });
const table = (...permissions: string[]) =>
  JSON.stringify(Object.fromEntries(permissions.map((one) => [one, 'direct'])));
const level = (permission: (typeof allPermissions)[number], how: PermissionLevel = 'direct') => ({
  permission,
  level: how,
});

/** Lets anna look after roles, with services beside it. */
async function keeper(until: Date | null = null): Promise<void> {
  const held = table('grants.read', 'grants.write', 'services.read', 'services.write');
  await run(`set  roles  mingde  id=keeper  name=管角色的人  summary=  permissions=${held}`);
  await hold(ids.anna, 'keeper', until);
}

describe('a role of the institution’s own', () => {
  test('is made, read, changed and removed, each with who did it, before and after', async () => {
    const made = await save('clara');
    expect(made.data).toMatchObject({ holders: 0, version: expect.stringMatching(/^[0-9a-f]{16}$/) });
    const { version } = made.data;
    expect(await read('clara')).toMatchObject({
      id: writer.id,
      name: '通知撰稿',
      permissions: writer.permissions,
      builtIn: false,
      holders: 0,
      grants: 0,
      version,
      refusal: '',
      definable: allPermissions.map((permission) => ({ permission, level: 'direct' })),
    });
    await hold(student, writer.id);
    const changed = await save('clara', { version, name: '撰稿', permissions: [level('notices.read')] });
    expect(changed.data.holders).toBe(1);
    expect((await readPermits(staff.here, student)).level('notices.write')).toBeNull();
    const list = (await world.call(staffRoles, {}, staff.as('clara').as)).data;
    expect(list.find(({ id }) => id === writer.id)).toMatchObject({ holders: 1, version: changed.data.version });
    expect(list.filter(({ builtIn }) => builtIn)).toHaveLength(builtInRoles.length);
    await run(`grant  end  mingde  ${student}  ${writer.id}  --yes`);
    expect((await remove('clara', writer.id, changed.data.version)).data).toEqual({ id: writer.id });
    expect([await stored(), await read('clara')]).toEqual([null, null]);
    const events = (await readEvents(staff.here, { part: 'roles', action: 'change' })).reverse();
    expect(events).toMatchObject([
      { actor: staff.actor('clara'), key: writer.id, before: null, after: { name: '通知撰稿' } },
      { before: { name: '通知撰稿' }, after: { name: '撰稿', permissions: { 'notices.read': 'direct' } } },
      { before: { name: '撰稿' }, after: null },
    ]);
  });

  test('that was removed is put back by who could make it', async () => {
    const { version } = (await save('clara')).data;
    await remove('clara', writer.id, version);
    await keeper();
    const put = async (name: Name) => {
      const [{ id = '' } = {}] = (await world.call(staffRemoved, { part: 'roles' }, staff.as(name).as)).data.list;
      return world.call(restoreRemoved, { id, reason: '还要' }, staff.as(name).as);
    };
    expect(await put('anna')).toMatchObject({
      code: codes.grantRefused,
      msg: expect.stringContaining('角色不能有自己没有'),
    });
    expect((await put('clara')).data).toMatchObject({ restored: 1 });
    expect((await read('clara'))?.version).toBe(version);
  });

  test('that somebody has is not removed: the message says how many', async () => {
    const { version } = (await save('clara')).data;
    await hold(student, writer.id);
    await run(`grant  give  mingde  ${student}  ${writer.id}  department=it-center`);
    expect(await remove('clara', writer.id, version)).toMatchObject({
      code: codes.grantRefused,
      msg: '“通知撰稿”还有 1 人的 2 项授权，没有删除：请先结束这些授权。',
    });
    expect((await read('clara'))?.grants).toBe(2);
  });

  test('is changed only from what it is: of two at once one is told', async () => {
    const { version } = (await save('clara')).data;
    const again = await save('clara', { name: '另一个' });
    expect(again).toMatchObject({ code: codes.conflict, msg: expect.stringContaining('已经有') });
    expect((await save('clara')).data, 'the same is there already').toEqual({ version, holders: 0 });
    expect(await readEvents(staff.here, { part: 'roles', action: 'change' })).toHaveLength(1);
    const both = await Promise.all(['甲', '乙'].map((name) => save('clara', { name, version })));
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, codes.conflict]);
    expect((await remove('clara', writer.id, version)).code).toBe(codes.conflict);
    const now = (await read('clara'))?.version ?? '';
    await remove('clara', writer.id, now);
    expect((await save('clara', { version: now })).msg).toContain('刚被删除');
    expect((await remove('clara', writer.id, now)).code).toBe(codes.notFound);
  });

  test.each<[string, Partial<InputOf<typeof saveRole>>, number]>([
    ['an id that no row can have', { id: '不是编号' }, codes.grantRefused],
    ['no permission', { permissions: [] }, codes.malformed],
    ['a permission twice', { permissions: [level('news.read'), level('news.read', 'review')] }, codes.malformed],
  ])('with %s is refused', async (_, odd, code) => {
    expect((await save('clara', odd)).code).toBe(code);
    expect(await staff.here.count(roles)).toBe(0);
  });

  test('is one of a hundred at most', async () => {
    const { id: _, version: __, ...row } = writer as Required<typeof writer>;
    await staff.here.insert(
      roles,
      Array.from({ length: mostRoles }, (_one, at) => ({ ...row, id: `r-${at}`, position: at, permissions: {} })),
    );
    expect((await save('clara')).msg).toContain('最多 100 个');
  });
});

test.each(builtInRoles.map(({ id }) => id))('the built-in role %s is neither changed nor removed', async (id) => {
  const version = (await read('clara', id))?.version ?? '';
  for (const { code, msg } of [await save('clara', { id, version }), await remove('clara', id, version)]) {
    expect([code, msg]).toEqual([codes.grantRefused, expect.stringContaining('每个单位都有')]);
  }
});

test('another form of a built-in role, which a command took back, is put back by a command alone', async () => {
  await run(`set  roles  mingde  id=desk  name=客服  summary=  permissions=${table('services.read')}`);
  await run('remove  roles  mingde  id=desk  --yes');
  const [{ id = '' } = {}] = (await world.call(staffRemoved, { part: 'roles' }, staff.as('clara').as)).data.list;
  const answer = await world.call(restoreRemoved, { id, reason: '还要' }, staff.as('clara').as);
  expect(answer).toMatchObject({ code: codes.grantRefused, msg: expect.stringContaining('每个单位都有') });
});

describe('nobody lets a role allow more than they may themselves', () => {
  test('everywhere, and as freely', async () => {
    await keeper();
    expect((await save('anna', { permissions: [level('services.write')] })).success).toBe(true);
    const { version = '', definable = [] } = (await read('anna')) ?? {};
    expect(definable.map(({ permission }) => permission)).toEqual([
      'services.read',
      'services.write',
      'grants.read',
      'grants.write',
    ]);
    const more = await save('anna', { version, permissions: [level('services.write'), level('services.publish')] });
    expect(more).toMatchObject({ code: codes.grantRefused, msg: expect.stringContaining('服务 · 发布') });
    await run(
      'set  roles  mingde  id=keeper  permissions={"grants.read":"direct","grants.write":"direct","services.write":"review"}',
    );
    expect((await save('anna', { version, permissions: [level('services.write')] })).code).toBe(codes.grantRefused);
    expect((await read('anna'))?.definable).toContainEqual(level('services.write', 'review'));
  });

  test('nor takes from one what they do not hold', async () => {
    const { version } = (await save('clara')).data;
    await keeper();
    const less = { version, permissions: [level('services.read')] };
    expect((await save('anna', less)).code).toBe(codes.grantRefused);
    expect((await remove('anna', writer.id, version)).code).toBe(codes.grantRefused);
    expect((await read('anna'))?.refusal).toContain('角色不能有');
  });

  test('nor in a department alone, nor for longer than they have it', async () => {
    await keeper(new Date(Date.now() + 3_600_000));
    expect((await save('anna', { permissions: [level('services.read')] })).success).toBe(true);
    await hold(student, writer.id);
    const { version = '' } = (await read('anna')) ?? {};
    expect((await save('anna', { version, permissions: [level('services.write')] })).msg).toContain('到这个时间为止');
    await run(`grant  end  mingde  ${ids.anna}  keeper  --yes`);
    await run(`grant  give  mingde  ${ids.anna}  keeper  department=it-center`);
    expect((await save('anna', { id: 'other', permissions: [level('services.read')] })).msg).toContain('整个单位');
  });

  test('nor changes their own', async () => {
    await keeper();
    const { version = '' } = (await read('anna', 'keeper')) ?? {};
    const own = { id: 'keeper', version, permissions: [level('services.read')] };
    expect((await save('anna', own)).msg).toContain('自己所持的角色');
    expect((await save('clara', own)).success).toBe(true);
  });
});

test('where 三员 are kept apart, the security administrator makes any role but one that gives grants', async () => {
  await staff.hold({});
  const separate = (separateDuties: boolean) => run(`set  institution  mingde  separateDuties=${separateDuties}`);
  await separate(true);
  try {
    await staff.hold({ anna: [['security']] });
    const { version } = (await save('anna', { permissions: [level('services.publish')] })).data;
    const giving = await save('anna', { version, permissions: [level('grants.write')] });
    expect(giving).toMatchObject({ code: codes.grantRefused, msg: expect.stringContaining('三员分立') });
    await hold(student, writer.id);
    await hold(student, 'auditor');
    const both = await save('anna', { version, permissions: [level('settings.write')] });
    expect(both).toMatchObject({ code: codes.grantRefused, msg: expect.stringContaining('三员须分立') });
    expect((await stored())?.permissions).toEqual({ 'services.publish': 'direct' });
  } finally {
    await separate(false);
  }
});

test('making and removing a role wants a fresh second factor', async () => {
  const ask = (secondFactor: boolean) => run(`set  institution  mingde  secondFactor=${secondFactor}`);
  await ask(true);
  try {
    const answers = async (minutes: number) => {
      await world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - minutes * 60_000) });
      const made = await save('clara');
      return [made.code, (await remove('clara', writer.id, made.data?.version ?? '0'.repeat(16))).code];
    };
    expect(await answers(11)).toEqual([codes.secondFactorDue, codes.secondFactorDue]);
    expect(await answers(9)).toEqual([200, 200]);
  } finally {
    await ask(false);
  }
});
