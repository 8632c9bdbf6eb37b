import { allPermissions, type Permission, type PermissionLevel } from '@yimen/contract/permissions';
import { builtInRoles } from '@yimen/contract/roles';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { endGrant, type GrantKey, giveGrant } from './grants.ts';
import { type Grant, Permits, type Place, reaches, readPermits } from './permits.ts';

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(grants);
});
const { run, failed } = commandsOn(() => world);

const [admin, editor, student] = ['20090157', '20120088', '2024310086'];
const operator = { actor: 'cli:test' };
const everywhere = { scope: 'institution', target: '' } as const;
const key = (person: string, role: string, scope: Pick<Grant, 'scope' | 'target'> = everywhere): GrantKey => ({
  person,
  role,
  ...scope,
});

/** Gives as the operator does. */
const give = (given: GrantKey, until: Date | null = null) =>
  inTransaction(world.db, (tx) => giveGrant(scoped(tx, { id: 'mingde' }), operator, { ...given, until }));

/** Gives as a member of staff does; returns the refusal, or `fine`. */
async function giveAs(person: string, given: GrantKey, until: Date | null = null): Promise<string> {
  const giver = { actor: `person:${person}`, staff: { person, permits: await readPermits(here, person) } };
  return inTransaction(world.db, (tx) => giveGrant(scoped(tx, { id: 'mingde' }), giver, { ...given, until })).then(
    () => 'fine',
    (error: Error) => error.message,
  );
}

describe('the table of roles', () => {
  test('is as the design has it', () => {
    const held = (role: string, one: Permission) => builtInRoles.find(({ id }) => id === role)?.permissions[one];
    expect(Object.keys(builtInRoles[0]?.permissions ?? {})).toHaveLength(allPermissions.length);
    expect(held('editor', 'services.write')).toBe('direct');
    expect(held('editor', 'notices.publish')).toBe('review');
    expect(held('editor', 'systems.write')).toBeUndefined();
    expect(held('desk', 'people.read')).toBe('direct');
    const writes = allPermissions.filter((one) => /write|remove|publish|schedule/.test(one));
    expect(writes.filter((one) => held('desk', one))).toEqual(['feedback.write']);
    expect(held('desk', 'people.help')).toBe('direct');
    expect(writes.filter((one) => held('auditor', one))).toEqual([]);
  });

  test.each(builtInRoles)(
    'gives $id what it names, and nothing else, to each permission',
    async ({ id, permissions }) => {
      await give(key(student, id));
      const permits = await readPermits(here, student);
      for (const one of allPermissions) expect([one, permits.level(one)]).toEqual([one, permissions[one] ?? null]);
    },
  );

  test('is what the institution makes it: a role of its own, and its own form of a built-in one', async () => {
    await give(key(student, 'desk'));
    await run('set  roles  mingde  id=desk  name=前台  summary=只看服务  permissions={"services.read":"direct"}');
    const permits = await readPermits(here, student);
    expect(allPermissions.filter((one) => permits.level(one))).toEqual(['services.read']);
    expect(
      await failed('set  roles  mingde  id=odd  name=怪  summary=  permissions={"services.fly":"direct"}'),
    ).toContain('没有这项权限');
    await run('remove  roles  mingde  id=desk  --yes');
    expect((await readPermits(here, student)).level('people.read')).toBe('direct');
  });

  test('keeps a role of its own while somebody has it', async () => {
    await run('set  roles  mingde  id=helper  name=帮手  summary=  permissions={"services.read":"direct"}');
    await give(key(student, 'helper'));
    expect(await failed('remove  roles  mingde  id=helper  --yes')).toBe(
      'helper 还有 1 项授权，先用 grant end 结束，如 2024310086 的“helper”。',
    );
    await run(`grant  end  mingde  ${student}  helper  --yes`);
    await run('remove  roles  mingde  id=helper  --yes');
  });
});

describe('the scope of a grant', () => {
  test('is a department with those below it, a column, or a topic', async () => {
    await run('set  departments  mingde  id=lab  name=实验中心  parent=college-information');
    await give(key(editor, 'editor', { scope: 'department', target: 'college-information' }));
    const column = { scope: 'column', target: 'campus-news' } as const;
    await give(key(student, 'publisher', column));
    const [edits, publishes] = [await readPermits(here, editor), await readPermits(here, student)];
    expect(edits.level('services.write', { department: 'lab' })).toBe('direct');
    expect(edits.level('services.publish', { department: 'lab' })).toBe('review');
    expect(edits.level('services.write', { department: 'it-center' })).toBeNull();
    expect(edits.level('services.write', {})).toBeNull();
    expect(publishes.level('news.publish', { column: 'campus-news' })).toBe('direct');
    expect(publishes.level('news.publish', { column: 'media' })).toBeNull();
    expect(publishes.level('services.write')).toBeNull();
    expect(await failed('remove  newsColumns  mingde  id=campus-news  --yes')).toMatch(/^campus-news 还有 1 项授权/);
    expect(await failed('remove  departments  mingde  id=college-information  --yes')).toContain('还有 1 项授权');
  });

  test('must be there, and reach something that the role allows', async () => {
    const nowhere = { scope: 'department', target: 'atlantis' } as const;
    await expect(give(key(editor, 'editor', nowhere))).rejects.toThrow('没有编号为 atlantis 的部门。');
    const column = { scope: 'column', target: 'campus-news' } as const;
    await expect(give(key(editor, 'integrator', column))).rejects.toThrow('只能授予整个单位');
    await expect(give(key(editor, 'chief'))).rejects.toThrow(/^没有角色“chief”。现有：admin、/);
    await expect(give(key('nobody', 'editor'))).rejects.toThrow('没有编号为 nobody 的人。');
  });

  test('ends with the grant, and a grant in the past is refused', async () => {
    await give(key(editor, 'desk'), new Date(Date.now() + 60_000));
    expect((await readPermits(here, editor)).level('services.read')).toBe('direct');
    expect((await readPermits(here, editor, new Date(Date.now() + 61_000))).held).toEqual([]);
    await expect(give(key(editor, 'desk'), new Date(Date.now() - 60_000))).rejects.toThrow('已经过去');
  });

  test('goes with the person', async () => {
    await run('user  mingde  temp  name=临时  userType=STAFF  department=it-center');
    await give(key('temp', 'desk'));
    await here.delete(people, eq(people.id, 'temp'));
    expect(await here.rows(grants)).toEqual([]);
  });
});

describe('staff', () => {
  const department = { scope: 'department', target: 'college-information' } as const;

  test('give what they hold themselves, to others', async () => {
    await give(key(admin, 'admin'));
    expect(await giveAs(admin, key(editor, 'publisher'))).toBe('fine');
    expect(await giveAs(admin, key(admin, 'publisher'))).toBe('不能给自己授权，也不能结束自己的授权。');
    expect(await giveAs(editor, key(student, 'desk'))).toBe('没有在这个范围内、到这个时间为止授权的权限。');
    const giver = { actor: 'person:x', staff: { person: admin, permits: await readPermits(here, admin) } };
    await expect(endGrant(here, giver, key(admin, 'admin'))).rejects.toThrow('自己');
    await endGrant(here, giver, key(editor, 'publisher'));
    expect(await endGrant(here, giver, key(editor, 'publisher')), 'there is none any more').toBeNull();
  });

  test('give nothing beyond their own: permission, level, scope, time', async () => {
    await run(
      'set  roles  mingde  id=head  name=部门主管  summary=  permissions={"grants.write":"direct","services.read":"direct","news.publish":"review"}',
    );
    await run('set  roles  mingde  id=reader  name=读  summary=  permissions={"services.read":"direct"}');
    await run('set  roles  mingde  id=free  name=发  summary=  permissions={"news.publish":"direct"}');
    const until = new Date(Date.now() + 3_600_000);
    await give(key(editor, 'head', department), until);
    expect(await giveAs(editor, key(student, 'reader', department), until)).toBe('fine');
    expect(await giveAs(editor, key(student, 'reader', department), null)).toContain('到这个时间为止');
    expect(await giveAs(editor, key(student, 'reader'), until)).toContain('没有在这个范围内');
    expect(await giveAs(editor, key(student, 'free', department), until)).toBe(
      '自己没有（或到期更早）的权限不能授予他人：资讯 · 发布。',
    );
  });

  test('whatever they try, end up with no permission that the giver lacks', async () => {
    const scopes = [everywhere, department, { scope: 'column', target: 'campus-news' } as const];
    const pick = fc.record({
      own: fc.constantFrom(...builtInRoles.map(({ id }) => id)),
      ownScope: fc.constantFrom(...scopes),
      given: fc.constantFrom(...builtInRoles.map(({ id }) => id)),
      scope: fc.constantFrom(...scopes),
    });
    const places: (Place | undefined)[] = [{}, { department: 'college-information' }, { column: 'campus-news' }];
    const rank = (level: PermissionLevel | null) => ['review', 'direct'].indexOf(level ?? '');
    let taken = 0;
    for (const { own, ownScope, given, scope } of fc.sample(pick, { seed: 22, numRuns: 300 })) {
      await world.db.delete(grants);
      const gave = await give(key(admin, own, ownScope)).then(
        () => true,
        () => false,
      );
      if (!gave || (await giveAs(admin, key(student, given, scope))) !== 'fine') continue;
      taken += 1;
      const [giver, taker] = [await readPermits(here, admin), await readPermits(here, student)];
      const beyond = places.flatMap((place) =>
        allPermissions.filter((one) => rank(taker.level(one, place)) > rank(giver.level(one, place))),
      );
      expect({ own, ownScope, given, scope, beyond }).toEqual({ own, ownScope, given, scope, beyond: [] });
    }
    expect(taken).toBeGreaterThan(10);
  });
});

describe('三员', () => {
  test('exclude each other once they are set apart', async () => {
    await give(key(admin, 'system'));
    await give(key(admin, 'security'));
    expect(await failed('set  institution  mingde  separateDuties=true')).toBe(
      '三员须分立：何临舟（20090157）会同时是系统管理员、安全管理员。',
    );
    await run(`grant  end  mingde  ${admin}  security  --yes`);
    await run('set  institution  mingde  separateDuties=true');
    try {
      await expect(give(key(admin, 'auditor'))).rejects.toThrow('系统管理员、审计员');
      await expect(give(key(editor, 'admin'))).rejects.toThrow('三员须分立');
      await give(key(editor, 'security'));
      expect(await giveAs(editor, key(student, 'auditor')), 'who looks after grants holds nothing else').toBe('fine');
      expect(await giveAs(editor, key(student, 'security'))).toContain('只能由系统的运行者');
      expect(
        await failed(
          'set  roles  mingde  id=system  name=系统  summary=  permissions={"sources.write":"direct","audit.export":"direct"}',
        ),
      ).toContain('会同时是系统管理员、审计员');
    } finally {
      await run('set  institution  mingde  separateDuties=false');
    }
  });

  test('exclude each other for a department, column or topic too', async () => {
    const department = { scope: 'department', target: 'college-information' } as const;
    await give(key(admin, 'security'));
    await give(key(admin, 'auditor', department));
    expect(await failed('set  institution  mingde  separateDuties=true')).toBe(
      '三员须分立：何临舟（20090157）会同时是安全管理员、审计员。',
    );
    await run(`grant  end  mingde  ${admin}  auditor  department=college-information  --yes`);
    await run('set  institution  mingde  separateDuties=true');
    try {
      const both = '三员须分立：何临舟（20090157）会同时是安全管理员、审计员。';
      expect(await failed(`grant  give  mingde  ${admin}  auditor  department=college-information`)).toBe(both);
      const column = { scope: 'column', target: 'campus-news' } as const;
      await expect(give(key(admin, 'auditor', column))).rejects.toThrow(both);
      await give(key(editor, 'system', department));
      expect(await giveAs(admin, key(editor, 'auditor', department))).toContain('会同时是系统管理员、审计员');
      await run('set  roles  mingde  id=clerk  name=文员  summary=  permissions={"services.read":"direct"}');
      await give(key(editor, 'clerk', department));
      const auditing = 'permissions={"services.read":"direct","audit.export":"direct"}';
      expect(await failed(`set  roles  mingde  id=clerk  name=文员  summary=  ${auditing}`)).toContain(
        '会同时是系统管理员、审计员',
      );
    } finally {
      await run('set  institution  mingde  separateDuties=false');
      await world.db.delete(grants);
      await run('remove  roles  mingde  id=clerk  --yes');
    }
  });

  test('two changes at once do not make one person two of them', async () => {
    await run('set  institution  mingde  separateDuties=true');
    try {
      const tried = await Promise.allSettled([give(key(admin, 'system')), give(key(admin, 'security'))]);
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    } finally {
      await run('set  institution  mingde  separateDuties=false');
    }
  });
});

test('a permission is given by the freest of several grants', () => {
  const held = (['editor', 'publisher'] as const).map((id) => ({
    role: builtInRoles.find((role) => role.id === id) ?? expect.fail(id),
    until: null,
    ...everywhere,
  }));
  expect(new Permits(held.slice(0, 1), new Map()).level('news.publish')).toBe('review');
  expect(new Permits(held, new Map()).level('news.publish')).toBe('direct');
  expect(reaches('column', 'services.read')).toBe(false);
});
