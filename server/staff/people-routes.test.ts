import { staffSession } from '@yimen/contract/access/staff';
import { codes } from '@yimen/contract/envelope';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { disablePerson, enablePerson, erasePerson, exportPerson } from '@yimen/contract/staff/people';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PersonalValue } from '../audit/personal.ts';
import { readEvents, recordEvent } from '../audit/store.ts';
import { newRemoval, removeKept } from '../changes/removed/keep.ts';
import { people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { removedRows } from '../database/schema/removed.ts';
import { demoPassword } from '../demo/accounts.ts';
import { requirePart } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { enterAs } from '../testing/enter.ts';
import type { World } from '../testing/world.ts';

const ids = { admin: '20150132', colleague: '20120088', clerk: '20180266' };
const student = '2024310086';
let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
  await run('set  groups  mingde  id=choir  name=合唱团');
  await run(
    'set  roles  mingde  id=registry  name=人事  summary=管人员  permissions={"people.export":"direct","people.remove":"direct","people.write":"direct"}',
  );
});
afterAll(() => world.close());
beforeEach(() => staff.begin({ admin: [['admin']] }));
const { run } = commandsOn(() => world);

type Who = keyof typeof ids;
const read = (person: string, who: Who = 'admin') => world.call(exportPerson, { person }, staff.as(who).as);
const erase = (person: string, rows?: number, who: Who = 'admin') =>
  world.call(erasePerson, { person, ...(rows && { rows }) }, staff.as(who).as);
const find = (id: string) => staff.here.first(people, eq(people.id, id));

test('what is stored of a person is read out as a file, which is recorded and told to them', async () => {
  const { data, msg } = await read(student);
  expect(msg).toBe('');
  expect(data.fileName).toMatch(/^个人信息-2024310086-\d{4}-\d\d-\d\d\.json$/);
  const stored = JSON.parse(data.json);
  expect(stored.rows.people).toMatchObject([{ id: student, name: '林知夏' }]);
  expect(stored.rows.accounts).toMatchObject([{ account: student }]);
  expect(data.json).not.toMatch(/passwordHash|scrypt|sealed:v1/);
  expect(await readEvents(staff.here, { action: 'export' })).toMatchObject([
    { actor: staff.actor('admin'), part: 'people', key: student },
  ]);
  const told = await staff.here.rows(messages, { where: eq(messages.title, '工作人员导出了您的个人信息') });
  expect(told).toMatchObject([{ person: student }]);
});

test('who read it out is named in the message until they are erased, and by nobody else’s erasure', async () => {
  await run('user  mingde  reader  name=丁一一  userType=STAFF  --password-stdin', demoPassword);
  await run('grant  give  mingde  reader  admin');
  await world.db.delete(messages);
  const token = await world.signIn('reader');
  for (const person of [student, ids.colleague]) await world.call(exportPerson, { person }, { token });
  const ofColleague = await staff.here.rows(messages, { where: eq(messages.person, ids.colleague) });
  await removeKept(staff.here, requirePart('messages'), ofColleague, newRemoval('cli:test'));
  const told = async () => {
    const there = await staff.here.rows(messages, { where: eq(messages.title, '工作人员导出了您的个人信息') });
    const removed = await staff.here.rows(removedRows, { where: eq(removedRows.part, 'messages') });
    return [...there, ...removed.map(({ row }) => row)].map(({ text }) => String(text).split(/于 20.* /)[0]);
  };
  await run('user  mingde  leaver-0  name=丁一  userType=STAFF');
  await run('person  erase  mingde  leaver-0  --yes');
  expect(await told()).toEqual(['丁一一', '丁一一']);
  await run('person  erase  mingde  reader  --yes');
  expect(await told()).toEqual(['已删除的人员', '已删除的人员']);
});

test('what somebody did about others is read out without what it says of these', async () => {
  const phone = '139-0000-1111';
  for (const key of [student, ids.colleague]) {
    const after = { phone: new PersonalValue(key, phone) };
    await recordEvent(staff.here, { actor: staff.actor('colleague'), action: 'change', part: 'people', key, after });
  }
  const { auditEntries } = JSON.parse((await read(ids.colleague)).data.json).rows;
  const changes = auditEntries.filter(({ action }: { action: string }) => action === 'change');
  expect(changes).toMatchObject([
    { key: student, after: null },
    { key: ids.colleague, after: { phone } },
  ]);
});

describe('a person', () => {
  const newcomer = async (id: string, department = 'it-center') => {
    await run(`user  mingde  ${id}  name=丁一  userType=STAFF  department=${department}`);
    return id;
  };

  test('is erased once it was counted what goes, and not where that has changed since', async () => {
    const id = await newcomer('leaver-1');
    await run(`set  apps  mingde  id=transcript-print  audience={"people":["${id}","${student}"]}`);
    const { data: asked } = await erase(id);
    expect(asked).toMatchObject({ person: { id, name: '丁一' }, named: 1, erased: false });
    expect(asked.parts).toContainEqual({ part: 'accounts', name: '账号', rows: 1 });
    expect(asked.parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(asked.rows);
    expect(await find(id)).not.toBeNull();

    await run(`set  groupMembers  mingde  group=choir  person=${id}`);
    const refused = await erase(id, asked.rows);
    expect(refused).toMatchObject({ success: false, code: codes.accountRefused });
    expect(refused.msg).toBe(`现在有 ${asked.rows + 1} 行，不是 ${asked.rows} 行：请看过以后再删除`);
    expect(await find(id)).not.toBeNull();

    const { data: done } = await erase(id, asked.rows + 1);
    expect(done).toMatchObject({ rows: asked.rows + 1, named: 1, erased: true });
    expect(await find(id)).toBeNull();
    expect(await run('show  apps  mingde  id=transcript-print')).not.toContain(id);
    expect(await readEvents(staff.here, { action: 'erase-person' })).toMatchObject([
      {
        actor: staff.actor('admin'),
        part: 'people',
        key: id,
        detail: `${done.rows} 行，可见范围中的 1 处：apps transcript-print`,
      },
    ]);
    expect((await erase(id)).code).toBe(codes.notFound);
  });

  test('is read out and erased where the permission reaches alone', async () => {
    const [here, elsewhere] = [await newcomer('leaver-2'), await newcomer('leaver-3', 'library')];
    await staff.hold({ clerk: [['registry', 'department', 'it-center']] });
    expect(await read(here, 'clerk')).toMatchObject({ success: true });
    expect(await erase(here, undefined, 'clerk')).toMatchObject({ success: true });
    for (const answer of [await read(elsewhere, 'clerk'), await erase(elsewhere, undefined, 'clerk')])
      expect(answer).toMatchObject({ code: codes.forbidden, msg: '您不能处理这个部门的人员' });
  });

  test('is not read out or erased by themselves, nor by who may do less', async () => {
    await staff.hold({ clerk: [['registry']], admin: [['admin']] });
    const told = () => staff.here.count(messages, eq(messages.title, '工作人员导出了您的个人信息'));
    const before = await told();
    for (const answer of [await read(ids.clerk, 'clerk'), await erase(ids.clerk, 1, 'clerk')])
      expect(answer).toMatchObject({ code: codes.accountRefused });
    for (const { code, msg } of [await read(ids.admin, 'clerk'), await erase(ids.admin, 1, 'clerk')])
      expect([code, msg]).toEqual([codes.forbidden, expect.stringContaining('请由权限不少于他的人来办')]);
    expect(await told()).toBe(before);
  });

  test('of another institution is not there', async () => {
    for (const answer of [await read('luruoxi'), await erase('luruoxi')]) expect(answer.code).toBe(codes.notFound);
  });
});

describe('a person who is disabled', () => {
  const disable = (person: string, who: Who = 'admin') =>
    world.call(disablePerson, { person, reason: '已经调离' }, staff.as(who).as);
  const enable = (person: string, who: Who = 'admin') =>
    world.call(enablePerson, { person, reason: '停错了' }, staff.as(who).as);
  const asks = async (token: string) => (await world.call(getUserInfo, {}, { token })).code;

  test('is signed out everywhere, and stays so once enabled, which they are told', async () => {
    await run(`grant  give  mingde  ${student}  desk`);
    const { token, cookie } = await enterAs(world, student);
    expect([await asks(token), (await world.call(staffSession, {}, { cookie })).code]).toEqual([codes.ok, codes.ok]);
    expect((await disable(student)).data).toMatchObject({ person: { id: student }, changed: true });
    expect((await disable(student)).data.changed).toBe(false);
    expect((await find(student))?.disabled).toBe(true);
    const refused = [codes.expired, codes.expired];
    expect([await asks(token), (await world.call(staffSession, {}, { cookie })).code]).toEqual(refused);

    expect((await enable(student)).data.changed).toBe(true);
    expect([await asks(token), (await world.call(staffSession, {}, { cookie })).code], 'sign in anew').toEqual(refused);
    expect(await asks(await world.signIn(student))).toBe(codes.ok);
    const recorded = await readEvents(staff.here, { part: 'people', key: student });
    expect(recorded.filter(({ action }) => action.endsWith('able-person'))).toMatchObject([
      { action: 'enable-person', actor: staff.actor('admin'), detail: '', after: { disabled: '…', reason: '…' } },
      { action: 'disable-person', actor: staff.actor('admin'), detail: '', after: { disabled: '…', reason: '…' } },
    ]);
    const listed = await run(`audit  list  mingde  part=people  key=${student}`);
    for (const reason of ['停错了', '已经调离']) expect(listed).toContain(`reason: 无 → "${reason}"`);
    const told = await staff.here.rows(messages, { where: eq(messages.title, '工作人员恢复了您的账号') });
    expect(told).toMatchObject([{ person: student }]);
  });

  test('is not the caller, nobody who may do more, and of no other department', async () => {
    await staff.hold({ admin: [['admin']], clerk: [['registry']] });
    expect(await disable(ids.clerk, 'clerk')).toMatchObject({ code: codes.accountRefused });
    for (const change of [disable, enable])
      expect(await change(ids.admin, 'clerk')).toMatchObject({
        code: codes.forbidden,
        msg: expect.stringContaining('请由权限不少于他的人来办'),
      });
    await staff.hold({ clerk: [['registry', 'department', 'library']] });
    expect(await disable(student, 'clerk')).toMatchObject({ code: codes.forbidden, msg: '您不能处理这个部门的人员' });
    expect((await find(student))?.disabled).toBe(false);
  });
});
