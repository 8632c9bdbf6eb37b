import { codes } from '@yimen/contract/envelope';
import { importedParts, readingImported } from '@yimen/contract/import-parts';
import { staffImports } from '@yimen/contract/staff/imports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPersonal } from '../../audit/change.ts';
import { imports } from '../../database/schema/imports.ts';
import { accounts, people } from '../../database/schema/people.ts';
import { articles } from '../../database/schema/publishing.ts';
import { departments } from '../../database/schema/services.ts';
import { signInBindings } from '../../database/schema/sign-in.ts';
import { staffSessions } from '../../database/schema/staff.ts';
import { requirePart } from '../../parts/tables.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { commandsOn } from '../../testing/commands.ts';
import { type Editors, openEditors } from '../../testing/editors.ts';
import { importsOf } from '../../testing/imports.ts';
import { statementsOf } from '../../testing/statements.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let here: Scoped;
let staff: Editors<'admin' | 'other'>;
let admin: ReturnType<typeof calls.as>;
let other: ReturnType<typeof calls.as>;
const calls = importsOf(() => world);
const { run } = commandsOn(() => world);

beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  staff = await openEditors(world, { admin: '20150132', other: '20120088' });
  admin = calls.as(staff.as('admin').as.token);
  other = calls.as(staff.as('other').as.token);
  const permissions = { 'people.write': 'direct', 'people.remove': 'direct' };
  await run(`set  roles  mingde  id=registrar  name=登记员  summary=只改  permissions=${JSON.stringify(permissions)}`);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
  await staff.begin({ admin: [['admin']] });
});

const student = '2024310086';
const personal = importedParts.filter((part) => isPersonal(requirePart(part)));

test('names what is needed to read of every part that is personal data, and of no other', () => {
  expect(personal.length).toBeGreaterThan(4);
  expect(importedParts.filter((part) => readingImported(part) !== null)).toEqual(personal);
});

describe('who may import', () => {
  const article = ['id', 'title'];

  test('is asked for the permission of the part, and for a part that has none nobody is', async () => {
    await staff.hold({ other: [['designer']] });
    expect(await other.handIn('people', [['id']])).toMatchObject({
      code: codes.forbidden,
      msg: '您没有「人员资料 · 改」的权限，需要时请联系管理员',
    });
    const place = (await here.first(people, eq(people.id, student)))?.department ?? '';
    await staff.hold({ other: [['system', 'department', place]] });
    expect(await other.handIn('people', [['id']])).toMatchObject({
      code: codes.forbidden,
      msg: '导入 people 要有整个单位的「人员资料 · 改」的权限，而且不用审核，并能看整个单位的人员资料（「人员资料 · 看」）。',
    });
    expect(await other.handIn('articles', [['id']])).toMatchObject({ code: codes.forbidden });
    await staff.hold({ admin: [['admin']] });
    expect(await admin.handIn('roles' as 'labels', [['id']])).toMatchObject({
      code: codes.malformed,
      msg: '参数 part：这类数据不能在管理台导入',
    });
  });

  test('may read personal data, where the rows are such', async () => {
    await staff.hold({ other: [['registrar']] });
    for (const part of personal)
      expect(await other.handIn(part, [['id']])).toMatchObject({
        code: codes.forbidden,
        msg: expect.stringContaining('并能看整个单位的人员资料'),
      });
    expect(await other.checked('groups', [['id', 'name']])).toMatchObject({ state: 'checked' });
  });

  test('is told of personal data no more once they may not read it', async () => {
    await staff.hold({ other: [['system']] });
    const { number, differences } = await other.checked('people', [
      ['id', 'title'],
      [student, '学委'],
    ]);
    expect(differences.join()).toContain('学委');
    await staff.hold({ other: [['registrar']] });
    expect(await other.read(number)).toMatchObject({ state: 'checked', counts: { changed: 1 }, differences: [] });
  });

  test('is judged for each row of content, where it lies and where it goes', async () => {
    const rows = await here.rows(articles);
    const [mine, foreign] = [rows[0], rows.find(({ column }) => column !== rows[0]?.column)];
    if (!mine || !foreign) throw new Error('The demo has no articles of two columns.');
    await staff.hold({ other: [['publisher', 'column', mine.column]] });
    const found = await other.checked('articles', [article, [mine.id, '一'], [foreign.id, '二']]);
    expect(found.errors.slice(1)).toEqual([
      `第 3 行（${foreign.id}）：您对它所在的部门、栏目或专题没有「资讯 · 改」的权限`,
    ]);
    const wrong = await other.checked('articles', [
      ['id', 'title', 'views'],
      [mine.id, '', '0'],
      [foreign.id, '二', '0'],
      [foreign.id, '三', 'many'],
    ]);
    expect(wrong.errors.slice(1)).toEqual([
      `第 2 行（${mine.id}）title 列：不能为空（应为文本）`,
      `第 3 行（${foreign.id}）：您对它所在的部门、栏目或专题没有「资讯 · 改」的权限`,
      `第 4 行（${foreign.id}）：与第 3 行重复`,
      `第 4 行（${foreign.id}）views 列：应为数字`,
    ]);
    const moved = await other.checked('articles', [
      ['id', 'column'],
      [mine.id, foreign.column],
    ]);
    expect(moved.state).toBe('refused');
    expect(await other.applied('articles', [article, [mine.id, '一']])).toMatchObject({ state: 'applied' });
    await here.update(articles, { title: mine.title }, eq(articles.id, mine.id));
  });

  test('does not go round a review', async () => {
    const [row] = await here.rows(articles, { limit: 1 });
    await run(`set  newsColumns  mingde  id=${row?.column}  review=true`);
    const found = await admin.checked('articles', [article, [row?.id ?? '', '一']]);
    expect(found.errors[1]).toContain('要经过审核');
    await run(`set  newsColumns  mingde  id=${row?.column}  review=false`);
  });

  test('is asked once more when it is written', async () => {
    const { number } = await admin.checked('people', [
      ['id', 'title'],
      [student, '学委'],
    ]);
    await admin.confirm(number);
    await staff.hold({ admin: [['publisher']] });
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'refused' });
    expect(await here.first(people, eq(people.id, student))).not.toMatchObject({ title: '学委' });
  });

  test('changes and removes nobody who may do more, and not themselves', async () => {
    await run('user  mingde  zhangsan  name=张三  userType=STAFF');
    await staff.hold({ admin: [['system']], other: [['security']] });
    const number = ['id', 'no'];
    const own = await admin.checked('people', [number, ['20150132', '1'], [student, '2']]);
    expect(own.errors.slice(1)).toEqual(['第 2 行（20150132）：不能导入自己的资料']);
    const theirs = await admin.checked('people', [number, ['20120088', '1'], ['zhangsan', '2']]);
    expect(theirs.errors.slice(1)).toEqual([
      expect.stringMatching(/^第 2 行（20120088）：有您没有（或到期更早）的权限「.+」，要由权限不少于他的人导入$/),
    ]);
    const all = await here.rows(people);
    const kept = all.filter(({ id }) => id !== '20120088').map(({ id, no }) => [id, no]);
    const removal = await admin.checked('people', [number, ...kept], { complete: true });
    expect(removal.errors).toContainEqual(expect.stringMatching(/^文件里没有的 20120088 要删除：有您没有/));
    const kin = [number, ...all.map(({ id, no }) => [id, id === 'zhangsan' ? '3' : no])];
    expect(await admin.checked('people', kin)).toMatchObject({ state: 'checked', counts: { changed: 1 } });
    await staff.hold({ admin: [['system']], other: [['system']] });
    const less = await admin.checked('people', [number, ['20120088', '1']]);
    expect(less).toMatchObject({ state: 'checked', counts: { changed: 1 } });
    await run('person  erase  mingde  zhangsan  --yes');
  });

  test('has read what those may do whom the file is about, and nobody else', async () => {
    await staff.hold({ admin: [['admin']], other: [['admin']] });
    const statements = async (who: string) => {
      const all = await statementsOf(() =>
        admin.checked('people', [
          ['id', 'title'],
          [who, '学委'],
        ]),
      );
      return all.filter((statement) => statement.includes('from "grants"')).length;
    };
    expect(await statements('20120088')).toBeGreaterThan(await statements(student));
  });

  test('may still change somebody when it is written', async () => {
    await staff.hold({ admin: [['system']] });
    const { number } = await admin.checked('people', [
      ['id', 'title'],
      ['20120088', '主任'],
    ]);
    await admin.confirm(number);
    await staff.hold({ admin: [['system']], other: [['security']] });
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'refused' });
    expect(await here.first(people, eq(people.id, '20120088'))).not.toMatchObject({ title: '主任' });
  });

  test('puts no department where somebody may do more there than the importer could grant', async () => {
    const parent = ['id', 'parent'];
    const security = { 'grants.read': 'direct', 'grants.write': 'direct', 'people.read': 'direct' };
    await run(`set  roles  mingde  id=granter  name=授权员  summary=  permissions=${JSON.stringify(security)}`);
    const own = ['editor', 'department', 'it-center'] as const;
    await staff.hold({ admin: [['granter'], own], other: [own] });
    const moved = await admin.checked('departments', [parent, ['archives', 'it-center'], ['hr', '']]);
    expect(moved.state).toBe('refused');
    expect(moved.errors.slice(1)).toEqual([
      '第 2 行（archives）：部门“档案馆”会归周文博（20150132）管（部门“信息化中心”的“部门编辑”），等于授权：不能给自己授权，也不能结束自己的授权。',
    ]);
    await staff.hold({ admin: [['granter'], own] });
    expect((await admin.checked('departments', [parent, ['archives', 'it-center']])).errors[1]).toContain('给自己授权');
    await staff.hold({ admin: [['granter']], other: [own] });
    expect((await admin.checked('departments', [parent, ['archives', 'it-center']])).errors[1]).toContain(
      '自己没有（或到期更早）的权限不能授予他人',
    );
    await run('set  departments  mingde  id=hr  parent=it-center');
    const below = await admin.checked('departments', [parent, ['archives', 'hr']]);
    expect(below.errors[1]).toContain('部门“档案馆”会归');
    await run('set  departments  mingde  id=hr  parent=');
    expect(await admin.checked('departments', [parent, ['archives', 'hr']])).toMatchObject({ state: 'checked' });
  });

  test('ends what may open the account of who may do more where a department stands now', async () => {
    const before = await here.first(departments, eq(departments.id, 'archives'));
    const move = [
      ['id', 'parent'],
      ['archives', 'it-center'],
    ];
    const ofOther = eq(signInBindings.person, '20120088');
    const initial = (mustChange: boolean) => here.update(accounts, { mustChange }, eq(accounts.person, '20120088'));
    await staff.hold({ admin: [['admin']], other: [['editor', 'department', 'it-center']] });
    await here.insertNew(signInBindings, [{ subject: 'unionid:old', person: '20120088', boundAt: new Date() }]);
    await initial(true);
    const refused = await admin.applied('departments', move);
    expect([refused.state, refused.errors]).toEqual(['refused', [expect.stringContaining('初始密码')]]);
    expect(await here.count(signInBindings, ofOther)).toBe(1);
    await initial(false);
    expect(await admin.applied('departments', move)).toMatchObject({ state: 'applied' });
    expect(await here.count(signInBindings, ofOther)).toBe(0);
    await here.update(departments, { parent: before?.parent ?? '' }, eq(departments.id, 'archives'));
  });

  test('proves the second factor anew for departments, as for a grant', async () => {
    const [rows, names] = [
      ['id', 'name'],
      ['archives', '档案室'],
    ];
    const { number } = await admin.checked('departments', [rows, names]);
    await run('set  institution  mingde  secondFactor=true');
    try {
      const proven = (minutes: number) =>
        world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - minutes * 60_000) });
      await proven(11);
      expect((await admin.confirm(number, { check: 1 })).code).toBe(codes.secondFactorDue);
      await proven(9);
      expect(await admin.confirm(number, { check: 1 })).toMatchObject({ data: { state: 'applying' } });
      await admin.cancel(number);
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });

  test('sees their own imports, and those of what they may import themselves', async () => {
    await staff.hold({ admin: [['admin']], other: [['designer']] });
    const { number } = await admin.checked('people', [
      ['id', 'title'],
      [student, '学委'],
    ]);
    const listed = async () => (await world.call(staffImports, {}, other.as)).data.list.map((one) => one.number);
    expect([await other.read(number), await listed()]).toEqual([null, []]);
    expect(await other.cancel(number)).toMatchObject({ code: codes.notFound });
    await staff.hold({ admin: [['admin']], other: [['system']] });
    expect([(await other.read(number))?.handedInBy.id, await listed()]).toEqual(['person:20150132', [number]]);
    expect(await other.confirm(number)).toMatchObject({ code: codes.notFound });
    expect((await other.cancel(number)).data).toMatchObject({ state: 'cancelled' });
  });
});
