import { type ImportedPart, importedParts } from '@yimen/contract/import-parts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { imports } from '../../database/schema/imports.ts';
import { type Row, requirePart } from '../../parts/tables.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { commandsOn } from '../../testing/commands.ts';
import { openEditors } from '../../testing/editors.ts';
import { importsOf } from '../../testing/imports.ts';
import { openWorld, type World } from '../../testing/world.ts';

const student = '2024310086';

let world: World;
let here: Scoped;
let admin: ReturnType<typeof calls.as>;
let other: ReturnType<typeof calls.as>;
const calls = importsOf(() => world);
const { run } = commandsOn(() => world);

beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  const staff = await openEditors(world, { admin: '20150132', other: '20120088' });
  await staff.begin({ admin: [['admin']], other: [['admin']] });
  admin = calls.as(staff.as('admin').as.token);
  other = calls.as(staff.as('other').as.token);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
});

/** Parts of which the demo has no rows. */
const empty: readonly ImportedPart[] = ['groups', 'groupMembers'];
/** A field of text, of parts whose rows have no name. */
const texts: Partial<Record<ImportedPart, string>> = {
  slides: 'text',
  articles: 'title',
  notices: 'title',
  calendarEvents: 'title',
  timetable: 'room',
};
/** Parts whose rows hold nothing but an object, with a change of it. */
const objects: Partial<Record<ImportedPart, { field: string; change: (value: Row) => Row }>> = {
  guides: { field: 'guide', change: (guide) => ({ ...guide, fee: '免费二' }) },
  responsibilityRows: {
    field: 'cells',
    change: (cells) => Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, `${text}二`])),
  },
};

/** A file that changes one row of a part; the header alone where there are none. */
async function fileOf(name: ImportedPart): Promise<string[][]> {
  const { key, table } = requirePart(name);
  if (empty.includes(name)) return [[...key]];
  const [row] = (await here.rows(table, { limit: 1 })) as Row[];
  if (!row) throw new Error(`The demo has no ${name}.`);
  const { field, change } = objects[name] ?? {};
  const text = texts[name] ?? 'name';
  const value = field && change ? JSON.stringify(change(row[field] as Row)) : `${row[text]}二`;
  return [
    [...key, field ?? text],
    [...key.map((column) => String(row[column])), value],
  ];
}

describe('an import of each part', () => {
  test.each(importedParts)('of %s is checked and cancelled', async (part) => {
    const { data } = await admin.handIn(part, await fileOf(part));
    expect(await calls.run()).toEqual([]);
    const changed = empty.includes(part) ? 0 : 1;
    const found = { state: 'checked', errors: [], counts: { added: 0, changed, removed: 0, unchanged: 0 } };
    expect(await admin.read(data.number)).toMatchObject(found);
    expect((await admin.cancel(data.number)).data).toMatchObject({ state: 'cancelled' });
  });
});

describe('personal data', () => {
  const rows = [
    ['id', 'title'],
    [student, '副班长'],
  ];

  test('is told until the import ends, and by the record afterwards under the person’s key', async () => {
    const { number, differences } = await admin.checked('people', rows);
    expect(differences.join()).toContain('副班长');
    await admin.confirm(number);
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'applied', counts: { changed: 1 }, differences: [] });
    const [entry] = await readEvents(here, { action: 'import' });
    expect(entry).toMatchObject({ part: 'people', after: { [student]: { title: '…' } } });
    const stored = await here.first(auditEntries, eq(auditEntries.action, 'import'));
    expect(JSON.stringify(stored)).not.toContain('副班长');
  });

  test('that a report tells is recorded once for each reader and check, with whose it is', async () => {
    const read = () => readEvents(here, { action: 'read-import' });
    const balances = (value: string) => [
      ['person', 'code', 'value'],
      [student, 'card-balance', value],
    ];
    const before = (await read()).length;
    const { data } = await admin.handIn('assets', balances('0'));
    await calls.run();
    const [report] = await Promise.all([admin.read(data.number), admin.read(data.number)]);
    expect(report?.differences.join()).toContain('value "86.40" → "0"');
    await admin.read(data.number);
    const [entry, ...others] = await read();
    expect(others).toHaveLength(before);
    expect(entry).toMatchObject({
      actor: 'person:20150132',
      part: 'imports',
      key: `${data.number}`,
      detail: `assets assets.csv，第 1 次检查：看到 1 人的资料：${student}`,
    });
    await other.read(data.number);
    await here.update(imports, { checks: 2 }, eq(imports.number, data.number));
    await admin.read(data.number);
    const readers = (await read()).slice(0, 2).map(({ actor }) => actor);
    expect(readers).toEqual(['person:20150132', 'person:20120088']);
    expect(await read()).toHaveLength(before + 3);
    await admin.checked('assets', balances('86.40'));
    await admin.checked('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    expect(await read(), 'nothing that is stored of a person was told').toHaveLength(before + 3);
  });

  test('of imports goes when somebody is erased', async () => {
    await run('user  mingde  zhangsan  name=张三  userType=STAFF');
    const waiting = await admin.checked('people', [
      ['id', 'title'],
      ['zhangsan', '主任'],
    ]);
    const wrong = await admin.checked('people', [
      ['id', 'userType'],
      ['zhangsan', 'NOBODY'],
    ]);
    const label = await admin.checked('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    const refused = {
      part: 'departments',
      state: 'refused',
      endedAt: new Date(),
      errors: ['归张三（zhangsan）管'],
    } as const;
    const ofDepartments = { person: student, fileName: 'a.csv', format: 'csv', complete: false, size: 0 } as const;
    await here.insert(imports, [{ ...ofDepartments, ...refused }]);
    await run('person  erase  mingde  zhangsan  --yes');
    expect(await admin.read(waiting.number)).toMatchObject({ state: 'failed' });
    expect(await admin.read(wrong.number)).toMatchObject({ state: 'refused', errors: [] });
    expect(await admin.read(label.number)).toMatchObject({ state: 'checked' });
    expect(JSON.stringify(await here.rows(imports))).not.toContain('zhangsan');
  });

  test('is that of these parts, whose imports wait or not while somebody is erased', async () => {
    const given = { person: '20150132', fileName: 'a.csv', format: 'csv', complete: false, size: 0 } as const;
    await here.insert(
      imports,
      importedParts.map((part) => ({ ...given, part, state: 'checked' as const })),
    );
    await run('user  mingde  lisi  name=李四  userType=STAFF');
    await run('person  erase  mingde  lisi  --yes');
    const ended = (await here.rows(imports, { where: eq(imports.state, 'failed') })).map(({ part }) => part);
    expect(ended).toEqual(expect.arrayContaining(['people', 'groupMembers', 'timetable', 'assets', 'dataGroups']));
    expect(ended).not.toContain('labels');
  });
});
