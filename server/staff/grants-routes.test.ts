import type { InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { allPermissions } from '@yimen/contract/permissions';
import { builtInRoles } from '@yimen/contract/roles';
import { endGrant, giveGrant, ownPermits, staffGrants } from '@yimen/contract/staff/grants';
import { staffRoles } from '@yimen/contract/staff/roles';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GrantKey, giveGrant as give } from '../access/grants.ts';
import { readPermits } from '../access/permits.ts';
import { type AuditEntry, readEvents } from '../audit/store.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { people } from '../database/schema/people.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { minuteText, parseMinute } from '../lib/time.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

const [admin, head, student, other] = ['20090157', '20120088', '2024310086', '20180266'];
const everywhere = { scope: 'institution', target: '' } as const;
const college = { scope: 'department', target: 'college-information' } as const;
const inHour = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000);

let world: World;
let here: Scoped;
let tokens: { admin: string; head: string };
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  tokens = { admin: await world.signIn(admin), head: await world.signIn(head) };
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(grants);
  await by({ person: admin, role: 'admin', ...everywhere });
  // Both sessions are there before the tests take rights away.
  for (const token of Object.values(tokens)) {
    await by({ person: head, role: 'desk', ...everywhere });
    await world.call(ownPermits, {}, { token });
  }
  await here.delete(grants, eq(grants.person, head));
  await world.db.delete(auditEntries);
});
const { run, failed } = commandsOn(() => world);

/** Gives as the operator does. */
const by = (key: GrantKey, until: Date | null = null) => give(here, { actor: 'cli:test' }, { ...key, until });

const as = (who: 'admin' | 'head') => ({ token: tokens[who] });
const held = () => here.rows(grants, { where: eq(grants.givenBy, `person:${admin}`) });
const changes = () => readEvents(here, { action: 'change' });

/** A role of the head of a department, and their grant of it. */
async function headOf(permissions: Record<string, string>, until: Date | null = null) {
  const summary = `set  roles  mingde  id=head  name=部门主管  summary=  permissions=${JSON.stringify(permissions)}`;
  await run(summary);
  await by({ person: head, role: 'head', ...college }, until);
}

describe('a grant', () => {
  const input = { person: student, role: 'editor', ...college } satisfies InputOf<typeof giveGrant>;

  test('is given, changed, listed and ended, and recorded with who did it', async () => {
    const until = minuteText(inHour);
    const given = await world.call(giveGrant, { ...input, until }, as('admin'));
    expect(given.msg).toBe('');
    expect(given.data).toMatchObject({
      person: { id: student, name: '林知夏' },
      role: { id: 'editor', name: '部门编辑' },
      ...college,
      targetName: '信息工程学院',
      until,
      ended: false,
      givenBy: `person:${admin}`,
    });
    expect((await readPermits(here, student)).level('services.write', { department: college.target })).toBe('direct');
    const listed = await world.call(staffGrants, { person: student }, as('admin'));
    expect(listed.data).toEqual({ list: [given.data], total: 1 });
    expect((await world.call(giveGrant, input, as('admin'))).data.until).toBeNull();
    expect(await held()).toHaveLength(1);

    expect((await world.call(endGrant, input, as('admin'))).data).toEqual({ ended: true });
    expect((await world.call(endGrant, input, as('admin'))).data, 'somebody else was faster').toEqual({ ended: false });
    expect(await held()).toEqual([]);

    const [ended, changed, first] = await changes();
    const common: Partial<AuditEntry> = {
      actor: `person:${admin}`,
      part: 'grants',
      key: `${student} editor department college-information`,
      address: '192.0.2.1',
    };
    expect(first).toMatchObject({ ...common, before: null, after: { role: 'editor', until: inHour.toISOString() } });
    expect(changed).toMatchObject({ ...common, before: { until: inHour.toISOString() }, after: { until: null } });
    expect(ended).toMatchObject({ ...common, before: { role: 'editor' }, after: null });
    expect(await changes()).toHaveLength(3);
  });

  test('is recorded in the same words by the command', async () => {
    await world.call(giveGrant, input, as('admin'));
    await run(`grant  end  mingde  ${student}  editor  department=${college.target}  --yes`);
    await run(`grant  give  mingde  ${student}  editor  department=${college.target}`);
    const [command, call] = await readEvents(here, { part: 'grants' }).then((all) => all.filter(({ after }) => after));
    expect(Object.keys(command?.after ?? {}).sort()).toEqual(Object.keys(call?.after ?? {}).sort());
    expect(command?.key).toBe(call?.key);
  });

  test.each<[string, Partial<InputOf<typeof giveGrant>>, number, RegExp]>([
    ['oneself', { person: admin }, codes.grantRefused, /不能给自己授权/],
    ['nobody', { person: 'nobody' }, 404, /没有编号为 nobody 的人/],
    ['a role that is not there', { role: 'chief' }, codes.grantRefused, /没有角色“chief”/],
    ['a department that is not there', { target: 'atlantis' }, 404, /没有编号为 atlantis 的部门/],
    ['no department', { target: undefined }, 404, /没有编号为 {2}的部门/],
    [
      'a role that allows nothing there',
      { role: 'integrator', scope: 'column', target: 'campus-news' },
      codes.grantRefused,
      /只能/,
    ],
    ['the institution with a target', { scope: 'institution' }, codes.grantRefused, /不写部门/],
    ['a time that is past', { until: '2020-01-01 00:00' }, codes.grantRefused, /已经过去/],
  ])('to %s is refused, and nothing is written', async (_, odd, code, msg) => {
    const given = Object.fromEntries(Object.entries({ ...input, ...odd }).filter(([, value]) => value !== undefined));
    const answer = await world.call(giveGrant, given as InputOf<typeof giveGrant>, as('admin'));
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.msg).toMatch(msg);
    expect([await held(), await changes()]).toEqual([[], []]);
  });

  test('to who is disabled is refused', async () => {
    await here.update(people, { disabled: true }, eq(people.id, student));
    expect((await world.call(giveGrant, input, as('admin'))).msg).toContain('已停用');
    await here.update(people, { disabled: false }, eq(people.id, student));
  });

  test('beyond one’s own is refused: permission, place, time; and so is ending one', async () => {
    await headOf({ 'grants.read': 'direct', 'grants.write': 'direct', 'services.read': 'direct' }, inHour);
    await run('set  roles  mingde  id=reader  name=读  summary=  permissions={"services.read":"direct"}');
    const until = minuteText(inHour);
    const reader = { person: student, role: 'reader', ...college };
    const tried = async (given: InputOf<typeof giveGrant>) => (await world.call(giveGrant, given, as('head'))).msg;
    expect(await tried({ ...reader, until })).toBe('');
    expect(await tried(reader)).toContain('到这个时间为止');
    expect(await tried({ ...reader, target: 'it-center', until })).toContain('没有在这个范围内');
    expect(await tried({ person: student, role: 'reader', scope: 'institution', until })).toContain('没有在这个范围内');
    expect(await tried({ ...reader, role: 'editor', until })).toMatch(/^自己没有（或到期更早）的权限不能授予他人：/);
    await by({ person: student, role: 'editor', ...college });
    expect((await world.call(endGrant, { ...reader, role: 'editor' }, as('head'))).code).toBe(codes.grantRefused);
    expect((await world.call(endGrant, reader, as('head'))).data).toEqual({ ended: true });
    await by({ person: head, role: 'reader', ...college });
    expect((await world.call(endGrant, { ...reader, person: head }, as('head'))).msg).toContain('自己');
  });

  test('that makes one person two of 三员 is refused', async () => {
    await world.db.delete(grants);
    await run('set  institution  mingde  separateDuties=true');
    try {
      await by({ person: head, role: 'security', ...everywhere });
      const give = (role: string) => world.call(giveGrant, { person: student, role, scope: 'institution' }, as('head'));
      expect((await give('auditor')).success).toBe(true);
      expect((await give('system')).msg).toContain('三员须分立');
      const inCollege = await world.call(giveGrant, { person: student, role: 'system', ...college }, as('head'));
      expect(inCollege.msg).toContain('会同时是系统管理员、审计员');
      expect((await give('security')).msg).toContain('只能由系统的运行者');
      expect((await here.rows(grants, { where: eq(grants.person, student) })).map(({ role }) => role)).toEqual([
        'auditor',
      ]);
      const roles = (await world.call(staffRoles, {}, as('head'))).data;
      expect(roles.find(({ id }) => id === 'security')?.givable).toEqual([]);
      expect(roles.find(({ id }) => id === 'system')?.givable).toContainEqual({
        scope: 'institution',
        target: null,
        targetName: '',
        until: null,
      });
    } finally {
      await world.db.delete(grants);
      await run('set  institution  mingde  separateDuties=false');
    }
  });

  test('asks for a fresh second factor where the institution has one on', async () => {
    await run('set  institution  mingde  secondFactor=true');
    try {
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      const codes = async (provenAt: Date | null) => {
        await world.db.update(staffSessions).set({ provenAt });
        const answers = [giveGrant, endGrant].map((call) => world.call(call, input, as('admin')));
        return [...(await Promise.all(answers)), await world.call(staffGrants, {}, as('admin'))].map(
          ({ code }) => code,
        );
      };
      expect(await codes(null)).toEqual([2071, 2071, 2071]);
      expect(await codes(ago(11))).toEqual([2071, 2071, 200]);
      expect(await codes(ago(9))).toEqual([200, 200, 200]);
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });

  test('ends for who gives it while they give: only one of two is done', async () => {
    await by({ person: head, role: 'admin', ...everywhere });
    const [ended, given] = await Promise.all([
      world.call(endGrant, { person: head, role: 'admin', scope: 'institution' }, as('admin')),
      world.call(giveGrant, { person: student, role: 'admin', scope: 'institution' }, as('head')),
    ]);
    expect(ended.success).toBe(true);
    // Given before the end, it stays; after it, the giver had nothing to give.
    expect(await here.count(grants, eq(grants.person, student))).toBe(given.success ? 1 : 0);
  });
});

describe('what is listed', () => {
  test('is filtered by person, role and end, and paged', async () => {
    await by({ person: student, role: 'desk', ...everywhere });
    await by({ person: student, role: 'editor', ...college });
    await by({ person: other, role: 'desk', ...everywhere });
    await here.update(
      grants,
      { until: parseMinute('2026-01-01') },
      and(eq(grants.person, other)) ?? eq(grants.person, other),
    );
    const list = async (input: InputOf<typeof staffGrants>) =>
      (await world.call(staffGrants, input, as('admin'))).data.list.map(
        ({ person, role }) => `${person.id} ${role.id}`,
      );
    expect(await list({ role: 'desk' })).toEqual([`${other} desk`, `${student} desk`]);
    expect(await list({ role: 'desk', ended: true })).toEqual([`${other} desk`]);
    expect(await list({ role: 'desk', ended: false })).toEqual([`${student} desk`]);
    expect(await list({ person: student })).toEqual([`${student} desk`, `${student} editor`]);
    expect(await list({ pageSize: 1, page: 2 })).toEqual([`${other} desk`]);
    expect((await world.call(staffGrants, { pageSize: 1 }, as('admin'))).data.total).toBe(4);
    expect((await world.call(staffGrants, { person: 'nobody' }, as('admin'))).code).toBe(404);
    expect(await failed('grant  list  mingde  role=desk')).toBe('fine');
    expect((await run('grant  list  mingde  role=desk')).split('\n').map((line) => line.split('  ')[0])).toEqual([
      other,
      student,
    ]);
  });

  test('to who reads grants of a department is of it and of those below it', async () => {
    await run('set  departments  mingde  id=lab  name=实验中心  parent=college-information');
    await by({ person: head, role: 'editor', ...college });
    await by({ person: student, role: 'editor', scope: 'department', target: 'lab' });
    await by({ person: other, role: 'editor', scope: 'department', target: 'it-center' });
    await by({ person: other, role: 'publisher', scope: 'column', target: 'campus-news' });
    const { list, total } = (await world.call(staffGrants, {}, as('head'))).data;
    expect(list.map(({ targetName }) => targetName).sort()).toEqual(['信息工程学院', '实验中心'].sort());
    expect(total).toBe(2);
    expect((await world.call(staffGrants, {}, as('admin'))).data.total).toBe(5);
  });
});

describe('roles', () => {
  test('are told with their permissions; an administrator may give all of them anywhere', async () => {
    const roles = (await world.call(staffRoles, {}, as('admin'))).data;
    expect(roles.slice(0, builtInRoles.length).map(({ id }) => id)).toEqual(builtInRoles.map(({ id }) => id));
    const editor = roles.find(({ id }) => id === 'editor');
    expect(editor?.permissions).toContainEqual({ permission: 'notices.publish', level: 'review' });
    expect(editor?.givable.map(({ scope, target }) => [scope, target])).toEqual([
      ['institution', null],
      ['department', null],
      ['column', null],
      ['topic', null],
    ]);
    expect(roles.find(({ id }) => id === 'integrator')?.givable.map(({ scope }) => scope)).toEqual([
      'institution',
      'department',
    ]);
  });

  test('say what may be given: exactly what is then taken', async () => {
    await headOf({ 'grants.read': 'direct', 'grants.write': 'direct', 'services.read': 'direct' }, inHour);
    await run('set  roles  mingde  id=reader  name=读  summary=  permissions={"services.read":"direct"}');
    const roles = (await world.call(staffRoles, {}, as('head'))).data;
    const until = minuteText(inHour);
    for (const { id: role, givable } of roles) {
      const may = givable.some(({ scope, target }) => scope === 'department' && target === college.target);
      const { success } = await world.call(giveGrant, { person: other, role, ...college, until }, as('head'));
      expect([role, success]).toEqual([role, may]);
    }
    expect(roles.find(({ id }) => id === 'reader')?.givable).toEqual([
      { ...college, targetName: '信息工程学院', until },
    ]);
    expect(roles.find(({ id }) => id === 'admin')?.givable).toEqual([]);
  });
});

describe('one’s own', () => {
  test('permissions are those of all grants that are good, the freest counting', async () => {
    await by({ person: head, role: 'editor', ...college }, inHour);
    await by({ person: head, role: 'publisher', scope: 'column', target: 'campus-news' });
    await by({ person: head, role: 'desk', ...everywhere });
    const { permissions, grants: own } = (await world.call(ownPermits, {}, as('head'))).data;
    const permits = await readPermits(here, head);
    const level = new Map(permissions.map((one) => [one.permission, one.level]));
    for (const one of allPermissions) expect([one, level.get(one) ?? null]).toEqual([one, permits.level(one)]);
    expect(level.get('news.publish')).toBe('direct');
    expect(own.map(({ role, scope, targetName, until }) => [role.name, scope, targetName, until]).sort()).toEqual(
      [
        ['部门编辑', 'department', '信息工程学院', minuteText(inHour)],
        ['发布人', 'column', '校园要闻', null],
        ['客服', 'institution', '', null],
      ].sort(),
    );
    const column = own.find(({ scope }) => scope === 'column');
    expect(column?.permissions.every(({ permission }) => permission.startsWith('news.'))).toBe(true);
  });

  test('are refused to who has none any more', async () => {
    expect((await world.call(ownPermits, {}, as('head'))).code).toBe(403);
  });
});
