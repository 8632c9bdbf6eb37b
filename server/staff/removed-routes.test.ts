import { randomBytes, randomUUID } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { personalParts, restorableParts, restoreRemoved, staffRemoved } from '@yimen/contract/staff/removed';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { hostsPart } from '../changes/removed/hosts.ts';
import { newRemoval, removeKept } from '../changes/removed/keep.ts';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { articles } from '../database/schema/publishing.ts';
import { removedRows } from '../database/schema/removed.ts';
import { apps, guides, labels } from '../database/schema/services.ts';
import { links } from '../database/schema/site.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { isConfidential, type Row, requirePart, tenantParts } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openEditors } from '../testing/editors.ts';
import { openWorld, type World } from '../testing/world.ts';

const ids = { anna: '20120088', boris: '20180266', clara: '20150132' };
const student = '2024310086';
const reason = '删错了';

let world: World;
let staff: Awaited<ReturnType<typeof openEditors<keyof typeof ids>>>;
beforeAll(async () => {
  world = await openWorld();
  staff = await openEditors(world, ids);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(removedRows);
  await staff.begin({
    anna: [['editor', 'department', 'it-center']],
    boris: [['publisher']],
    clara: [['admin']],
  });
});
const { run } = commandsOn(() => world);

type Name = keyof typeof ids;
const list = async (name: Name, given: { part?: (typeof restorableParts)[number]; pageSize?: number } = {}) =>
  (await world.call(staffRemoved, given, staff.as(name).as)).data;
const keys = async (name: Name) => (await list(name)).list.map(({ part, key }) => `${part} ${key}`);
const restore = (name: Name, id: string | undefined) =>
  world.call(restoreRemoved, { id: id ?? '', reason }, staff.as(name).as);
const idOf = async (part: string) =>
  (await staff.here.rows(removedRows, { where: eq(removedRows.part, part) })).find(({ cause }) => cause === null)?.id;

/** Removes people as the list of all people does that lacks them. */
const removePeople = (...removed: string[]) =>
  removeKept(
    staff.here,
    requirePart('people'),
    removed.map((id) => ({ id })),
    newRemoval('cli:test'),
  );

test('every part that can be removed and is kept names who may put it back', () => {
  const kept = tenantParts.filter(({ name }) => name === 'accounts' || !isConfidential(name));
  expect([...kept.map(({ name }) => name), hostsPart.name].toSorted()).toEqual([...restorableParts].toSorted());
});

test('what is a person’s own is listed without its name', () => {
  const named = tenantParts.filter(({ columns }) => 'name' in columns || 'title' in columns);
  const theirs = named.filter(({ name, columns }) => 'person' in columns && !isConfidential(name));
  expect(theirs.length).toBeGreaterThan(0);
  expect(personalParts).toEqual(expect.arrayContaining(theirs.map(({ name }) => name)));
});

describe('what was removed', () => {
  test('is listed by pages, content to who may read where it lay', async () => {
    await run('remove  services  mingde  id=campus-card-unlock  --yes');
    await run('remove  services  mingde  id=transcript-print  --yes');
    await run('remove  articles  mingde  id=news-badminton-league  --yes');
    await run('set  groups  mingde  id=choir  name=合唱团');
    await run('remove  groups  mingde  id=choir  --yes');
    const all = ['groups choir', 'articles news-badminton-league', 'apps transcript-print', 'apps campus-card-unlock'];
    expect(await keys('clara')).toEqual(all);
    expect(await keys('boris'), 'a publisher reads the register of people').toEqual(all);
    expect(await keys('anna'), 'of their department alone').toEqual(['apps campus-card-unlock']);
    const page = await list('clara', { part: 'apps', pageSize: 1 });
    expect(page).toMatchObject({
      total: 2,
      list: [{ name: expect.stringMatching(/./), removedBy: { id: expect.stringMatching(/^cli:/) } }],
    });
    expect(page.list[0]?.along).toContainEqual({ part: 'guides', count: 1 });
    await staff.hold({ anna: [['integrator']], clara: [['admin']] });
    expect(await keys('anna'), 'an integrator reads systems and people, no services').toEqual(['groups choir']);
    for (const { id } of (await list('clara')).list) expect((await restore('clara', id)).success).toBe(true);
    await run('remove  groups  mingde  id=choir  --yes');
  });

  test('is published anew with its guide, by who may publish there, with an entry', async () => {
    await run('remove  services  mingde  id=campus-card-unlock  --yes');
    const id = await idOf('apps');
    expect((await restore('anna', id)).code, 'what anna publishes is reviewed').toBe(codes.forbidden);
    const { data } = await restore('boris', id);
    expect(data).toMatchObject({ restored: 1, left: 0, withheld: 0, release: expect.any(Number), warnings: [] });
    expect(data.along).toContainEqual({ part: 'guides', count: 1 });
    expect(await staff.here.count(guides, eq(guides.app, 'campus-card-unlock'))).toBe(1);
    const [entry] = await readEvents(staff.here, { action: 'restore-removed' });
    expect(entry).toMatchObject({
      actor: staff.actor('boris'),
      part: 'apps',
      key: 'campus-card-unlock',
      detail: reason,
      before: null,
      after: { id: 'campus-card-unlock' },
    });
    expect(await keys('boris')).toEqual([]);
    expect((await restore('boris', id)).code).toBe(codes.notFound);
  });

  test('is not put back past a review, nor over what is there again', async () => {
    await run('remove  articles  mingde  id=news-badminton-league  --yes');
    const id = await idOf('articles');
    await run('set  newsColumns  mingde  id=campus-news  review=true');
    expect(await restore('boris', id)).toMatchObject({
      code: codes.releaseRefused,
      msg: expect.stringMatching(/审核/),
    });
    await run('set  newsColumns  mingde  id=campus-news  review=false');
    expect((await restore('boris', id)).success).toBe(true);

    await run('set  groups  mingde  id=choir  name=合唱团');
    await run('remove  groups  mingde  id=choir  --yes');
    await run('set  groups  mingde  id=choir  name=另一个');
    expect(await restore('clara', await idOf('groups'))).toMatchObject({
      code: codes.releaseRefused,
      msg: '没有放回：groups 中又有了 choir。',
    });
    expect((await restore('boris', await idOf('groups'))).code, 'who reads people alone').toBe(codes.forbidden);
    await run('remove  groups  mingde  id=choir  --yes');
  });

  test('of one removal comes back together, but only to who may see all of it', async () => {
    const service = { department: 'it-center' };
    const rows = await staff.here.rows(apps, { where: eq(apps.department, service.department) });
    const own = rows.filter(({ attributeType }) => attributeType === 1).slice(0, 2);
    const removal = newRemoval('cli:test');
    await removeKept(staff.here, requirePart('apps'), own, removal);
    await removeKept(staff.here, requirePart('articles'), [{ id: 'news-badminton-league' }], removal);
    await staff.hold({ anna: [['publisher', 'department', 'it-center']], boris: [['publisher']], clara: [['admin']] });
    expect((await restore('anna', removal.id)).msg).toContain('您不能查看的数据');
    expect((await restore('boris', removal.id)).data).toMatchObject({ restored: own.length + 1 });
    const foreign = scoped(world.db, { id: 'yunzhou' });
    const other = newRemoval('cli:test');
    await removeKept(foreign, requirePart('links'), (await foreign.rows(links)) as Row[], other);
    expect((await restore('clara', other.id)).code, 'of another institution').toBe(codes.notFound);
    expect((await list('clara')).total).toBe(0);
    const many = Array.from({ length: 1001 }, (_, at) => ({
      ...newRemoval('cli:test'),
      id: randomUUID(),
      removal: other.id,
      kind: 'row' as const,
      part: 'labels',
      key: `l-${at}`,
      row: { id: `l-${at}`, position: at, name: '标签' },
    }));
    await staff.here.insert(removedRows, many);
    expect((await restore('clara', other.id)).msg).toContain('一次最多放回 1000 行');
    expect((await restore('clara', many[0]?.id)).success).toBe(true);
    expect((await restore('clara', other.id)).data).toMatchObject({ restored: 1000, along: [], release: null });
    expect((await readEvents(staff.here, { action: 'restore-removed' }))[0]).toMatchObject({
      part: 'labels',
      detail: reason,
    });
    await staff.here.delete(labels, like(labels.id, 'l-%'));
    const back = await staff.here.first(articles, eq(articles.id, 'news-badminton-league'));
    expect(back).not.toBeNull();
  });
});

describe('too much for one call is refused before it is read, and left to the command', () => {
  const kept = (part: string, key: string, row: Row, cause: string | null = null) => ({
    ...newRemoval('cli:test'),
    id: randomUUID(),
    removal: randomUUID(),
    cause,
    kind: 'row' as const,
    part,
    key,
    row,
  });

  test('of rows that went along', async () => {
    const label = kept('labels', 'l-0', { id: 'l-0', position: 0, name: '标签' });
    const along = Array.from({ length: 10_001 }, (_, at) => kept('appHits', `${at}`, {}, label.id));
    await staff.here.insert(removedRows, [label]);
    for (let at = 0; at < along.length; at += 1000) await staff.here.insert(removedRows, along.slice(at, at + 1000));
    expect(await restore('clara', label.id)).toMatchObject({
      code: codes.releaseRefused,
      msg: expect.stringMatching(/连带 10001 行.*10000 行.*removed restore/),
    });
    await staff.here.delete(removedRows, eq(removedRows.key, '10000'));
    expect((await restore('clara', label.id)).data).toMatchObject({ restored: 1, left: 10_000 });
    await staff.here.delete(labels, eq(labels.id, 'l-0'));
  });

  test('of bytes', async () => {
    const removal = newRemoval('cli:test');
    // Random, as what a file holds is compressed already.
    const files = ['a', 'b', 'c'].map((name) => ({
      ...kept('files', name, { id: name, content: randomBytes(16_000_000).toString('base64') }),
      removal: removal.id,
    }));
    for (const file of files) await staff.here.insert(removedRows, [file]);
    expect(await restore('clara', removal.id)).toMatchObject({
      code: codes.releaseRefused,
      msg: expect.stringMatching(/有 6\d MB.*最多放回 60 MB.*removed restore/),
    });
  });
});

test('a host is not put back where another institution has it by now, which is not named', async () => {
  await run('host  add  mingde  old.localhost');
  await run('host  remove  mingde  old.localhost  --yes');
  await run('host  add  yunzhou  old.localhost');
  const id = await idOf(hostsPart.name);
  expect(await restore('clara', id)).toMatchObject({
    code: codes.releaseRefused,
    msg: '没有放回：主机名 old.localhost 已属于别的单位。',
  });
  await run('host  remove  yunzhou  old.localhost  --yes');
  await run('host  add  mingde  http://old.localhost:8080');
  expect((await restore('clara', id)).msg).toBe('没有放回：hosts 中又有了 old.localhost。');
  await run('host  remove  mingde  old.localhost  --yes');
  expect((await restore('clara', id)).data).toMatchObject({ restored: 1 });
  await run('host  remove  mingde  old.localhost  --yes');
});

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
    const table = { ...giving, ...Object.fromEntries(desk), 'people.help': 'direct' };
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
