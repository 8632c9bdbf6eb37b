import { publishedParts } from '@yimen/contract/published';
import { staffDrafts } from '@yimen/contract/staff/drafts';
import { staffRelease, staffReleases } from '@yimen/contract/staff/releases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPermits } from '../access/permits.ts';
import { writeMany } from '../changes/many.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { articles, notices } from '../database/schema/publishing.ts';
import { publishedTables } from '../editions/published.ts';
import { spacedKey } from '../parts/keys.ts';
import { findPart, type Row } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import { countWork, type WorkCounter } from '../testing/work.ts';
import type { World } from '../testing/world.ts';
import { placesOf, readContents, readDrafted } from './content.ts';
import { isReadableBy } from './places.ts';

const people = { reader: '20180266', chief: '20090157' };
let world: World;
let staff: Editors<keyof typeof people>;
let work: WorkCounter;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
  await run('set  roles  mingde  id=systems  name=系统  summary=  permissions={"systems.read":"direct"}');
  await run('set  roles  mingde  id=services  name=服务  summary=  permissions={"services.read":"direct"}');
  work = countWork();
});
afterAll(async () => {
  work.stop();
  await world.close();
});
const { run } = commandsOn(() => world);

/** Drafts as they are saved, with what calls would not let pass. */
async function draft(part: string, key: readonly string[], values: Row, withdraws = false): Promise<void> {
  const field = (value: unknown) => ({ value, base: null, revision: 1, by: 'cli:test' });
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(value)]));
  const row = { part, key: JSON.stringify(key), revision: 1, fields, withdraws, savedBy: 'cli:test' };
  await staff.here.insertNew(drafts, [{ ...row, savedAt: new Date() }]);
}

describe('the list of drafts', () => {
  beforeAll(async () => {
    await world.db.delete(drafts);
    for (const part of publishedTables) {
      for (const row of ((await staff.here.rows(part.table)) as Row[]).slice(0, 6)) {
        await draft(part.name, part.key.map((name) => row[name]) as string[], { name: '改了' });
      }
    }
    await draft('apps', ['new-service'], { department: 'library', attributeType: 1 });
    await draft('apps', ['new-system'], { department: 'library', attributeType: 2 });
    await draft('apps', ['nowhere'], { name: '不知在哪' });
    await draft('apps', ['to-nothing'], { department: null });
    await draft('apps', ['gone'], {}, true);
    await draft('guides', ['new-service'], { 'guide.who': '全体' });
    await draft('guides', ['never-there'], { 'guide.who': '全体' });
    await draft('notices', ['new-notice'], { department: 'library' });
    await draft('articles', ['new-lecture'], { column: 'lectures' });
    await draft('topics', ['new-topic'], { name: '新' });
  });

  test.each([
    [['admin']],
    [['designer']],
    [['systems']],
    [['services']],
    [['systems', 'department', 'library']],
    [['editor', 'department', 'library']],
    [['editor', 'department', 'it-center']],
    [['editor', 'column', 'lectures']],
    [['editor', 'topic', 'topic-finals']],
    [['editor', 'department', 'hr'], ['systems'], ['editor', 'column', 'lectures']],
  ] as const)('holds for who has %j what may be read one by one', async (...held) => {
    await staff.hold({ reader: held as never });
    const permits = await readPermits(staff.here, people.reader);
    const all = await readContents(staff.here, await staff.here.rows(drafts));
    const readable = all.filter((content) => isReadableBy(permits, placesOf(content)));
    const window = { limit: 1000, offset: 0 };
    const { contents, total } = await readDrafted(staff.here, permits, publishedParts, window);
    const texts = (list: typeof contents) => list.map(({ part, key }) => `${part.name} ${spacedKey(part, key)}`).sort();
    expect(texts(contents)).toEqual(texts(readable));
    expect(total).toBe(readable.length);
    expect(total).toBeGreaterThan(0);
  });

  test('costs no more however many there are', async () => {
    await staff.hold({ reader: [['editor', 'department', 'library']] });
    const cost = async () => {
      work.take();
      const { data } = await world.call(staffDrafts, { pageSize: 10 }, staff.as('reader').as);
      return { ...work.take(), total: data.total, shown: data.list.length };
    };
    for (let at = 0; at < 10; at += 1) await draft('notices', [`some-${at}`], { department: 'library' });
    const few = await cost();
    for (let at = 0; at < 300; at += 1)
      await draft('notices', [`more-${at}`], { department: at % 2 ? 'library' : 'hr' });
    const many = await cost();
    expect(many.total).toBe(few.total + 150);
    expect([few.shown, many.shown]).toEqual([10, 10]);
    expect(many.statements).toBeLessThanOrEqual(few.statements);
    expect(many.rows).toBeLessThanOrEqual(few.rows + 10);
  });
});

describe('a release of more than a hundred rows', () => {
  const part = findPart('notices') ?? expect.fail('notices');
  const count = 150;
  const row = (at: number): Row => ({
    id: `import-${String(at).padStart(3, '0')}`,
    type: 'logistics',
    title: `通知 ${at}`,
    // The last one alone is the library's.
    department: at === count - 1 ? 'library' : 'it-center',
    publishedAt: new Date(),
    top: false,
    needsReply: false,
    deadline: null,
    body: [],
    attachments: [],
    audience: null,
  });
  beforeAll(async () => {
    for (const table of [drafts, editions, releases]) await world.db.delete(table);
    const act = { actor: 'cli:test', title: '导入', release: null };
    const rows = Array.from({ length: count }, (_, at) => row(at));
    await writeMany(staff.here, act, part, { rows, removed: [] });
  });
  const read = async (page: number, pageSize: number) =>
    (await world.call(staffRelease, { number: 1, page, pageSize }, staff.as('reader').as)).data;

  test('tells all of them, page by page', async () => {
    await staff.hold({ reader: [['publisher']] });
    const pages = [await read(1, 100), await read(2, 100)];
    expect(pages.map((page) => [page?.items.length, page?.readable, page?.count])).toEqual([
      [100, count, count],
      [50, count, count],
    ]);
    const keys = pages.flatMap((page) => page?.items.map(({ key }) => key) ?? []);
    expect(keys).toEqual(Array.from({ length: count }, (_, at) => row(at).id));
    expect(pages[1]?.items.at(-1)?.changes).toContainEqual({ field: 'department', before: null, after: 'library' });
  });

  test('is read by who may read any of them, who is told of these alone', async () => {
    await staff.hold({ reader: [['editor', 'department', 'library']] });
    expect((await world.call(staffReleases, {}, staff.as('reader').as)).data.total).toBe(1);
    work.take();
    const page = await read(1, 20);
    expect(page).toMatchObject({ readable: 1, items: [{ key: `import-${count - 1}` }] });
    expect(work.take().rows).toBeLessThan(60);
    await staff.hold({ reader: [['editor', 'department', 'hr']] });
    expect(await read(1, 20)).toBeNull();
  });

  test('is read after its rows are gone by who could read them', async () => {
    const act = { actor: 'cli:test', title: '删除', release: null };
    const removed = (await staff.here.rows(notices)).filter(({ id }) => id.startsWith('import-'));
    await writeMany(staff.here, act, part, { rows: [], removed });
    await staff.hold({ reader: [['editor', 'department', 'library']] });
    expect(await read(1, 20)).toMatchObject({ readable: 1, items: [{ key: `import-${count - 1}` }] });
    await staff.hold({ reader: [['editor', 'department', 'hr']] });
    expect(await read(1, 20)).toBeNull();
  });

  test('that waits is told page by page, too', async () => {
    const names = (await staff.here.rows(articles)).slice(0, 5);
    await staff.hold({ chief: [['admin']], reader: [['editor', 'column', 'lectures']] });
    for (const { id } of names) await staff.as('chief').save(`articles:${id}`, { summary: '改' });
    await staff.as('chief').save('articles:waiting-lecture', { ...(await like()), column: 'lectures' });
    const rows = [...names.map(({ id }) => `articles:${id}` as const), 'articles:waiting-lecture' as const];
    const { data } = await staff.as('chief').submit(rows, '2099-01-01 08:00');
    const pageOf = async (who: keyof typeof people, page: number) =>
      (await world.call(staffRelease, { number: data.number, page, pageSize: 4 }, staff.as(who).as)).data;
    expect([(await pageOf('chief', 1))?.items.length, (await pageOf('chief', 2))?.items.length]).toEqual([4, 2]);
    const own = await pageOf('reader', 1);
    const lectures = names.filter(({ column }) => column === 'lectures').length;
    expect(own?.readable).toBe(lectures + 1);
    expect(own?.items.map(({ key }) => key)).toContain('waiting-lecture');
  });

  async function like(): Promise<Row> {
    const { id: _, ...fields } = (await staff.as('chief').read('articles:news-badminton-league')).data.live ?? {};
    return fields;
  }
});
