import type { InputOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { exportContent, maxExportedRows } from '@yimen/contract/staff/exports';
import { continueImport, handInImport } from '@yimen/contract/staff/imports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { planTable, readTable } from '../../changes/apply/apply.ts';
import { notices } from '../../database/schema/publishing.ts';
import { apps, guides } from '../../database/schema/services.ts';
import { requirePart } from '../../parts/tables.ts';
import { commandsOn } from '../../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../../testing/editors.ts';
import { importsOf } from '../../testing/imports.ts';
import type { World } from '../../testing/world.ts';

type Part = InputOf<typeof exportContent>['part'];
type Format = InputOf<typeof exportContent>['format'];

let world: World;
let staff: Editors<'admin' | 'editor'>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors({ admin: '20150132', editor: '20120088' }));
  const roles = { all: ['services', 'systems', 'notices'], guides: ['services'] };
  for (const [id, areas] of Object.entries(roles)) {
    const permissions = JSON.stringify(Object.fromEntries(areas.map((area) => [`${area}.export`, 'direct'])));
    await run(`set  roles  mingde  id=${id}  name=${id}  summary=  permissions=${permissions}`);
  }
});
afterAll(() => world.close());
beforeEach(() => staff.begin({ admin: [['admin']] }));
const { run } = commandsOn(() => world);
const imports = importsOf(() => world);

type Who = 'admin' | 'editor';
const take = (part: Part, format: Format, who: Who = 'admin', after?: string) =>
  world.call(exportContent, { part, format, ...(after !== undefined && { after }) }, staff.as(who).as);
const rowsOf = async (...asked: [Part, Who]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await take(asked[0], 'json', asked[1])).data.content);

/** What a file would change as the whole list of its part. */
async function differences(part: Part, format: Format, content: string) {
  const table = await readTable(requirePart(part), { name: 'file', format, content: Buffer.from(content) });
  const { added, changed, removals } = await planTable(staff.here, requirePart(part), table, { isComplete: true });
  return { added, changed, removed: removals.rows };
}

const none = { added: [], changed: [], removed: [] };
const parts: Part[] = ['apps', 'guides', 'newsColumns', 'articles', 'notices', 'topics', 'terms', 'calendarEvents'];

describe.each(['json', 'csv'] as const)('a file of %s', (format) => {
  test.each(parts)('of %s is what is there', async (part) => {
    const { data, msg } = await take(part, format);
    expect(data.count, msg).toBeGreaterThan(0);
    expect(data.next).toBeNull();
    expect(await differences(part, format, data.content)).toEqual(none);
  });

  test('keeps texts that a spreadsheet would take for something else', async () => {
    const own = eq(notices.id, 'notice-final-exams');
    for (const title of ['=1+1', "'=1+1", '-5', '"是", "否"']) {
      await staff.here.update(notices, { title }, own);
      expect((await staff.here.first(notices, own))?.title).toBe(title);
      const { content } = (await take('notices', format)).data;
      expect(await differences('notices', format, content), title).toEqual(none);
    }
    const blank = { icon: '', statutory: '', summary: '', stateNote: '', keywords: [], labels: [] };
    await staff.here.update(apps, blank, eq(apps.id, 'transcript-print'));
    expect(await differences('apps', format, (await take('apps', format)).data.content)).toEqual(none);
  });

  test('is handed in as an import, which finds nothing to change', async () => {
    const { as } = imports.as(staff.as('admin').as.token);
    const file = Buffer.from((await take('articles', format)).data.content);
    const pieces = [file.subarray(0, 600_000), file.subarray(600_000)].filter(({ length }) => length > 0);
    const [first, second] = pieces.map((piece) => piece.toString('base64'));
    const head = { part: 'articles', fileName: `articles.${format}`, format, complete: true } as const;
    const { data } = await world.call(handInImport, { ...head, content: first ?? '', more: second !== undefined }, as);
    if (second) await world.call(continueImport, { number: data.number, offset: 600_000, content: second }, as);
    await imports.run();
    const found = await imports.as(as.token).read(data.number);
    expect(found, found?.errors.join()).toMatchObject({
      state: 'checked',
      counts: { added: 0, changed: 0, removed: 0 },
    });
  });
});

test('what visitors count up is not in it', async () => {
  const fields = Object.keys((await rowsOf('apps', 'admin'))[0] ?? {});
  expect(fields).toContain('name');
  expect(fields).not.toContain('hitsTotal');
  const columns = (await take('articles', 'csv')).data.content.split('\r\n')[0]?.split(',');
  expect(columns).toContain('title');
  expect(columns).not.toContain('views');
});

describe('who exports', () => {
  const inDepartment = (department: string) => staff.here.rows(apps, { where: eq(apps.department, department) });

  test('gets what lies where the permission reaches, of guides those of its services', async () => {
    await staff.hold({ editor: [['all', 'department', 'it-center']] });
    const own = await inDepartment('it-center');
    expect(own.map(({ attributeType }) => attributeType)).toEqual(expect.arrayContaining([1, 2]));
    const ids = own.map(({ id }) => id).sort();
    expect((await rowsOf('apps', 'editor')).map(({ id }) => id)).toEqual(ids);
    const described = (await staff.here.rows(guides)).map(({ app }) => app).filter((app) => ids.includes(app));
    expect(described.length).toBeGreaterThan(0);
    expect((await rowsOf('guides', 'editor')).map(({ app }) => app)).toEqual(described.sort());
  });

  test('gets nothing of another area, and is refused what no permission is for', async () => {
    await staff.hold({ editor: [['guides']] });
    const services = (await staff.here.rows(apps, { where: eq(apps.attributeType, 1) })).map(({ id }) => id).sort();
    expect(services.length).toBeGreaterThan(0);
    expect((await rowsOf('apps', 'editor')).map(({ id }) => id)).toEqual(services);
    const described = (await staff.here.rows(guides)).map(({ app }) => app).filter((app) => services.includes(app));
    expect(described.length).toBeGreaterThan(0);
    expect((await rowsOf('guides', 'editor')).map(({ app }) => app)).toEqual(described.sort());
    expect(await take('topics', 'json', 'editor')).toMatchObject({ code: codes.forbidden });
  });

  test('is recorded with how much it was', async () => {
    const { count, fileName } = (await take('terms', 'csv')).data;
    expect(count).toBeGreaterThan(0);
    expect(fileName).toMatch(/^terms-mingde-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readEvents(staff.here, { action: 'export' })).toMatchObject([
      { actor: staff.actor('admin'), part: 'terms', detail: `csv ${count} 行` },
    ]);
  });
});

describe('of much content', () => {
  const [own] = ['notice-final-exams'];
  const add = async (count: number, body: string) => {
    const row = (await staff.here.first(notices, eq(notices.id, own))) ?? expect.fail();
    const added = Array.from({ length: count }, (_, at) => ({ ...row, id: `added-${at}`, title: body }));
    await staff.here.insert(notices, added);
  };
  const ids = async () => (await staff.here.rows(notices)).map(({ id }) => id).sort();
  async function all(): Promise<{ ids: string[]; files: number }> {
    const found: string[] = [];
    for (let [files, after] = [1, undefined as string | undefined]; ; files += 1) {
      const { data } = await take('notices', 'json', 'admin', after);
      found.push(...JSON.parse(data.content).map(({ id }: { id: string }) => id));
      if (data.next === null) return { ids: found, files };
      after = data.next;
    }
  }

  test('files follow each other until all is there', async () => {
    await add(maxExportedRows, '多');
    expect(await all()).toEqual({ ids: await ids(), files: 2 });
  });

  test('a file ends before it is too long', async () => {
    await staff.here.delete(notices, eq(notices.title, '多'));
    await add(7, '长'.repeat(500_000));
    expect(await all()).toEqual({ ids: await ids(), files: 3 });
  });

  test('a key that no row can have is told', async () => {
    expect(await take('notices', 'json', 'admin', 'two words')).toMatchObject({ code: codes.notFound });
  });
});
