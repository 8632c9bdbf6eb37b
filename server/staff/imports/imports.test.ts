import { codes } from '@yimen/contract/envelope';
import { continueImport, handInImport, staffImports } from '@yimen/contract/staff/imports';
import { rollBackRelease } from '@yimen/contract/staff/releases';
import { eq } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { importPieces, imports } from '../../database/schema/imports.ts';
import { groups } from '../../database/schema/people.ts';
import { articles } from '../../database/schema/publishing.ts';
import { labels } from '../../database/schema/services.ts';
import { deleteExpired } from '../../retention/expired.ts';
import { commandsOn } from '../../testing/commands.ts';
import { csvFile, type ImportsWorld, openWorldWithImports } from '../../testing/imports.ts';

let world: ImportsWorld['world'];
let staff: ImportsWorld['staff'];
let here: ImportsWorld['here'];
let calls: ImportsWorld['calls'];
let admin: ImportsWorld['admin'];
const { run } = commandsOn(() => world);
beforeAll(async () => {
  ({ world, staff, here, calls, admin } = await openWorldWithImports());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(imports);
  await staff.begin({ admin: [['admin']] });
});

const pieces = () => here.count(importPieces);
const actions = async () => (await readEvents(here, {})).map(({ action }) => action).reverse();
const labelOf = (id: string) => here.first(labels, eq(labels.id, id));
const student = '2024310086';

describe('an import', () => {
  test('is checked, confirmed and written, each step told', async () => {
    const { data } = await admin.handIn('labels', [
      ['id', 'name'],
      ['late', '可延期'],
    ]);
    expect(data).toMatchObject({ state: 'checking' });
    expect(await admin.read(data.number)).toMatchObject({
      check: 0,
      counts: null,
      job: { state: 'waiting', attempts: 0, failure: '' },
    });
    await calls.run();
    expect(await labelOf('late')).toBeNull();
    expect(await admin.read(data.number)).toMatchObject({
      state: 'checked',
      check: 1,
      counts: { added: 1, changed: 0, removed: 0, unchanged: 0, delivered: 0 },
      differences: ['新增 1 行：', '  第 2 行 late'],
      brake: '',
      errors: [],
      job: null,
    });
    expect((await admin.confirm(data.number)).data).toMatchObject({ state: 'applying' });
    await calls.run();
    expect(await labelOf('late')).toMatchObject({ name: '可延期' });
    expect(await admin.read(data.number)).toMatchObject({ state: 'applied', release: null, counts: { added: 1 } });
    expect(await pieces()).toBe(0);
    expect(await actions()).toEqual(['hand-in-import', 'confirm-import', 'import']);
    const [entry] = await readEvents(here, { action: 'import' });
    expect(entry).toMatchObject({
      actor: 'person:20150132',
      part: 'labels',
      detail: `导入 ${data.number} labels.csv：新增 1 行，更改 0 行，删除 0 行，不变 0 行`,
      before: { late: null },
      after: { late: { id: 'late', name: '可延期' } },
    });
    expect(await run('imports  mingde')).toMatch(/已写入 {2}labels {2}labels\.csv {2}person:20150132$/);
    await here.delete(labels, eq(labels.id, 'late'));
  });

  test('of content is a release of who handed it in, which is rolled back as any other', async () => {
    const [article] = await here.rows(articles, { limit: 1 });
    if (!article) throw new Error('The demo has no article.');
    const { release } = await admin.applied('articles', [
      ['id', 'title'],
      [article.id, '换了标题'],
    ]);
    expect(release).toBeGreaterThan(0);
    expect(await here.first(articles, eq(articles.id, article.id))).toMatchObject({ title: '换了标题' });
    const back = await world.call(rollBackRelease, { number: release ?? 0, reason: '导错了' }, admin.as);
    expect(back.data).toMatchObject({ count: 1, skipped: [] });
    expect(await here.first(articles, eq(articles.id, article.id))).toMatchObject({ title: article.title });
  });

  test('with a wrong row is refused with all that is wrong, and its file deleted', async () => {
    const found = await admin.checked('people', [
      ['id', 'name', 'userType'],
      ['new-1', '新同学', 'PUPIL'],
      ['new-2', '', 'STUDENT'],
    ]);
    expect(found).toMatchObject({ state: 'refused', counts: null });
    expect(found.errors).toEqual([
      'people.csv 有 2 处不对，什么都没有写入：',
      expect.stringMatching(/^第 2 行（new-1）userType 列：只能是 STUDENT、/),
      '第 3 行（new-2）name 列：不能为空（应为文本）',
    ]);
    expect(await pieces()).toBe(0);
    expect(await admin.confirm(found.number, { check: 1 })).toMatchObject({ code: codes.importRefused });
  });

  test('that is no table is refused', async () => {
    const hand = (fileName: string, content: string, format = fileName.slice(2)) =>
      world.call(
        handInImport,
        { part: 'labels', fileName, format: format as 'csv', content: Buffer.from(content).toString('base64') },
        admin.as,
      );
    const errorsOf = async (fileName: string, content: string) => {
      const { data } = await hand(fileName, content);
      await calls.run();
      return (await admin.read(data.number))?.errors;
    };
    expect(await errorsOf('a.xlsx', 'PK no workbook')).toEqual(['a.xlsx 不是完好的 XLSX 文件。']);
    expect(await errorsOf('a.csv', 'name\na\n')).toEqual([expect.stringContaining('标题行里缺少 id')]);
    expect(await errorsOf('a.json', '{')).toEqual([expect.stringContaining('不是正确的 JSON')]);
    expect(await hand('a.txt', 'id')).toMatchObject({ success: false, code: 400 });
  });

  test('that changes nothing is written without an entry and without a release', async () => {
    const [label] = await here.rows(labels, { limit: 1 });
    const done = await admin.applied('labels', [
      ['id', 'name'],
      [label?.id ?? '', label?.name ?? ''],
    ]);
    expect(done).toMatchObject({ state: 'applied', release: null, counts: { unchanged: 1 } });
    expect(await actions()).not.toContain('import');
  });

  test('comes in pieces, each where the one before ends', async () => {
    const file = Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: '一',
            rows: [
              ['id', 'name'],
              ['late', '可延期'],
            ],
          },
        ],
      }),
    );
    const half = Math.floor(file.length / 2);
    const [first, second] = [file.subarray(0, half), file.subarray(half)].map((one) => one.toString('base64'));
    const { data } = await world.call(
      handInImport,
      { part: 'labels', fileName: 'labels.xlsx', format: 'xlsx', content: first ?? '', more: true },
      admin.as,
    );
    expect(data).toMatchObject({ state: 'receiving', size: half });
    const next = (offset: number) =>
      world.call(continueImport, { number: data.number, offset, content: second ?? '' }, admin.as);
    expect(await next(half - 1)).toMatchObject({ code: codes.conflict, msg: expect.stringContaining(`${half} 字节`) });
    const nothing = { number: data.number, offset: half, content: 'A' };
    expect(await world.call(continueImport, nothing, admin.as)).toMatchObject({ code: codes.importRefused });
    expect((await next(half)).data).toMatchObject({ state: 'checking', size: file.length });
    expect(await next(file.length)).toMatchObject({ code: codes.importRefused });
    await calls.run();
    expect(await admin.read(data.number)).toMatchObject({ state: 'checked', counts: { added: 1 } });
  });

  test('is bounded in its size, and in how many wait', async () => {
    const rows = [['id', 'name']];
    const { data } = await world.call(
      handInImport,
      { part: 'labels', fileName: 'a.csv', format: 'csv', content: csvFile(rows), more: true },
      admin.as,
    );
    await here.update(imports, { size: 16 * 1024 * 1024 - 1 }, eq(imports.number, data.number));
    const more = await world.call(
      continueImport,
      { number: data.number, offset: 16 * 1024 * 1024 - 1, content: csvFile(rows) },
      admin.as,
    );
    expect(more).toMatchObject({ code: codes.importRefused, msg: expect.stringContaining('16 MB') });
    for (let open = 1; open < 5; open += 1) expect((await admin.handIn('labels', rows)).success).toBe(true);
    const own = { code: codes.importRefused, msg: '您还有 5 个导入没有完成：请先确认或取消。' };
    expect(await admin.handIn('labels', rows)).toMatchObject(own);
    await admin.cancel(data.number);
    expect((await admin.handIn('labels', rows)).success).toBe(true);
    await here.update(imports, { person: student }, eq(imports.person, '20150132'));
    const other = { person: student, part: 'labels', fileName: 'b.csv', format: 'csv', complete: false } as const;
    const waiting = { ...other, state: 'checking', size: 0 } as const;
    await here.insert(
      imports,
      Array.from({ length: 14 }, () => waiting),
    );
    expect((await admin.handIn('labels', rows)).success).toBe(true);
    const all = { code: codes.importRefused, msg: '整个单位还有 20 个导入没有完成：请等它们确认或取消。' };
    expect(await admin.handIn('labels', rows)).toMatchObject(all);
  });

  test('that is cancelled is not written, and one that is written is not cancelled', async () => {
    const rows = [
      ['id', 'name'],
      ['late', '可延期'],
    ];
    const { number } = await admin.checked('labels', rows);
    await admin.confirm(number);
    expect((await admin.cancel(number)).data).toMatchObject({ state: 'cancelled' });
    await calls.run();
    expect(await admin.read(number)).toMatchObject({ state: 'cancelled', job: null });
    expect([await labelOf('late'), await pieces()]).toEqual([null, 0]);
    const done = await admin.applied('labels', rows);
    expect(await admin.cancel(done.number)).toMatchObject({
      code: codes.importRefused,
      msg: `导入 ${done.number} 现在是“已写入”，不能再这样做。`,
    });
    await here.delete(labels, eq(labels.id, 'late'));
  });

  test('that removes more than 5 % wants it said', async () => {
    const all = Array.from({ length: 20 }, (_, n) => [`choir-${n}`, `合唱团 ${n}`]);
    const header = ['id', 'name'];
    const before = (await here.rows(groups)).map(({ id, name }) => [id, name]);
    await admin.applied('groups', [header, ...all]);
    const kept = [header, ...before, ...all.slice(2)];
    const found = await admin.checked('groups', kept, { complete: true });
    expect(found).toMatchObject({
      counts: { removed: 2 },
      brake: expect.stringMatching(/^文件里没有的有 2 行，占现有 \d+ 行的 .*%，超过 5%，可能是文件不全。$/),
    });
    expect(await admin.confirm(found.number)).toMatchObject({ code: codes.importRefused });
    expect((await admin.confirm(found.number, { allowRemovals: true })).success).toBe(true);
    await calls.run();
    expect(await admin.read(found.number)).toMatchObject({ state: 'applied' });
    expect(await here.count(groups)).toBe(before.length + 18);
    await admin.applied('groups', [header, ...before], { complete: true });
  });

  test('that nobody confirms expires with its file and what it tells of people', async () => {
    const { number } = await admin.checked('people', [
      ['id', 'title'],
      [student, '课代表'],
    ]);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await here.update(imports, { createdAt: days(6) }, eq(imports.number, number));
    await deleteExpired(world.db, new Date());
    expect([await pieces(), (await admin.read(number))?.state]).toEqual([1, 'checked']);
    await here.update(imports, { createdAt: days(8) }, eq(imports.number, number));
    await deleteExpired(world.db, new Date());
    expect([await pieces(), (await admin.read(number))?.state]).toEqual([0, 'expired']);
    expect(await admin.confirm(number)).toMatchObject({ code: codes.importRefused });
    expect(JSON.stringify(await here.rows(imports))).not.toContain('课代表');
    expect(await admin.read(number)).toMatchObject({ counts: { changed: 1 }, endedAt: expect.any(String) });
    const list = (state: 'expired' | 'checked') => world.call(staffImports, { state }, admin.as);
    expect([(await list('expired')).data.total, (await list('checked')).data.total]).toEqual([1, 0]);
    await here.update(imports, { createdAt: days(91) }, eq(imports.number, number));
    await deleteExpired(world.db, new Date());
    expect(await admin.read(number)).toBeNull();
  });
});
