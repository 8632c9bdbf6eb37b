import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { requirePart } from '../../parts/tables.ts';
import { readTable } from './apply.ts';
import { RowErrors } from './row-errors.ts';
import { readSheet, type SheetFormat } from './sheet.ts';

const labels = requirePart('labels');

const read = async (name: string, content: Uint8Array | string) =>
  readTable(labels, { name, format: name.split('.')[1] as SheetFormat, content: Buffer.from(content) });

/** Why a file is refused; `fine` when it is not. */
const refusal = (...file: Parameters<typeof read>) =>
  read(...file).then(
    ({ name, errors }) => thrownBy(() => errors.throwIfAny(name)),
    (error: Error) => error.message,
  );

function thrownBy(what: () => void): string {
  try {
    what();
    return 'fine';
  } catch (error) {
    return (error as Error).message;
  }
}

const workbook = async (...rows: CellValue[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: '一', rows }] }));

describe('a header', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `column-${index}`);

  test('of 100,000 names that are no fields is refused by the first of them', async () => {
    const why = await refusal('a.csv', `${['id', ...many].join()}\n`);
    expect(why).toContain('“column-8”、“column-9”等 100000 个不是 labels 的字段。字段有：id、');
    expect(why.length).toBeLessThan(500);
  });

  test('of one name 100,000 times is refused by that name', async () => {
    const why = await refusal('a.csv', `${['name', ...many.map(() => 'id')].join()}\n`);
    expect(why).toBe('a.csv 的标题行里，“id”出现了不止一次。');
  });

  test('of a very long name is refused by the beginning of it', async () => {
    const why = await refusal('a.csv', `id,${'很长'.repeat(50_000)}\n`);
    expect(why).toContain(`“${'很长'.repeat(30)}…”不是 labels 的字段`);
  });
});

describe('an error', () => {
  const throwing = (line: string) => {
    const errors = new RowErrors([]);
    errors.addLine(line);
    return () => errors.throwIfAny('a.csv');
  };
  const head = 'a.csv 有 1 处不对，什么都没有写入：\n';

  test('is cut where it is long, never into half a character, which the database would refuse', () => {
    expect(throwing('长'.repeat(10_000))).toThrow(new Error(`${head}${'长'.repeat(500)}…`));
    expect(throwing(`${'长'.repeat(499)}😀长`)).toThrow(new Error(`${head}${'长'.repeat(499)}\uFFFD…`));
    expect(throwing('短')).toThrow(new Error(`${head}短`));
  });
});

describe('an XLSX file', () => {
  const rows = [
    ['id', 'name'],
    ['late', '可延期'],
  ];

  /** The file with fields of the directory's entry of its sheet changed. */
  async function declaring(fields: Readonly<Record<number, number>>): Promise<Buffer> {
    const file = await workbook(...rows);
    const at = file.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    for (const [offset, value] of Object.entries(fields)) file.writeUInt32LE(value, at + Number(offset));
    return file;
  }
  const [flags, compressed, unpacked] = [8, 20, 24];

  test('is read', async () => {
    const { rows: right, errors } = await read('a.xlsx', await declaring({}));
    expect(right).toEqual([{ row: 2, value: { id: 'late', name: '可延期' }, wrong: new Set(), hasUnknown: false }]);
    expect(errors.isEmpty).toBe(true);
  });

  test('that would unpack to more than 256 MB is refused before it is', async () => {
    const bomb = await declaring({ [unpacked]: 300 * 1024 * 1024 });
    expect(await refusal('a.xlsx', bomb)).toBe('a.xlsx 解压后超过 256 MB：请分成几个文件。');
  });

  test('that unpacks to more than it declares, or does not declare it, is refused', async () => {
    const why = 'a.xlsx 不是完好的 XLSX 文件。';
    expect(await refusal('a.xlsx', await declaring({ [unpacked]: 10 }))).toBe(why);
    expect(await refusal('a.xlsx', await declaring({ [unpacked]: 0 }))).toBe(why);
    // Method 8, as it was, in the upper half.
    expect(await refusal('a.xlsx', await declaring({ [flags]: 8 | (8 << 16), [compressed]: 0 }))).toBe(why);
  });

  test('with content beside the columns is told by row, however far away', async () => {
    const far = ['late', '可延期', ...Array.from({ length: 500 }, () => null), '备注'];
    const { rows: right, errors } = await read('a.xlsx', await workbook(['id', 'name'], far, ['soon', '快']));
    expect(right).toEqual([
      { row: 2, value: { id: 'late', name: '可延期' }, wrong: new Set(), hasUnknown: true },
      { row: 3, value: { id: 'soon', name: '快' }, wrong: new Set(), hasUnknown: false },
    ]);
    expect(() => errors.throwIfAny('a.xlsx')).toThrow('第 2 行（late）：标题行以外的列里有内容');
    const content = await workbook(['id', 'name'], far);
    expect(await readSheet({ name: 'a.xlsx', format: 'xlsx', content })).toMatchObject({
      rows: [{ row: 2, value: ['late', '可延期', '备注'] }],
    });
  });
});
