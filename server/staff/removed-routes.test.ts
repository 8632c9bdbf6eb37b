import { randomBytes, randomUUID } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { personalParts, restorableParts } from '@yimen/contract/restorable-parts';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { hostsPart } from '../changes/removed/hosts.ts';
import { newRemoval, removeKept } from '../changes/removed/keep.ts';
import { articles } from '../database/schema/publishing.ts';
import { removedRows } from '../database/schema/removed.ts';
import { apps, guides, labels } from '../database/schema/services.ts';
import { links } from '../database/schema/site.ts';
import { isConfidential, type Row, requirePart, tenantParts } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { removedOf, restoreReason } from '../testing/removed.ts';
import type { World } from '../testing/world.ts';

const ids = { anna: '20120088', boris: '20180266', clara: '20150132' };

let world: World;
let staff: Editors<keyof typeof ids>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(ids));
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

const { list, restore, idOf } = removedOf<keyof typeof ids>(
  () => world,
  () => staff,
);
const keys = async (name: keyof typeof ids) => (await list(name)).list.map(({ part, key }) => `${part} ${key}`);

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
      detail: restoreReason,
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
      detail: restoreReason,
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
