import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shortText } from '../../lib/short-text.ts';
import { dayOf, sheetMinute } from '../../lib/time.ts';
import { defaults } from '../../parts/defaults.ts';
import { AdminError, readValue } from '../../parts/fields.ts';
import type { RowProblem } from '../../parts/problems.ts';
import { keyOf, type Part, type Row } from '../../parts/tables.ts';
import { readingColumn } from '../change.ts';
import { RowErrors, withExpectation } from './row-errors.ts';
import { type Cell, type Numbered, type Sheet, turn } from './sheet.ts';

/** The rows of another system's file, read but not yet compared with a part. */
export interface Table {
  /** What the file is called. */
  readonly name: string;
  readonly rows: readonly TableRow[];
  /** What is wrong in it so far. */
  readonly errors: RowErrors;
}

/** A row with its fields as an export writes them. A field that is left as it is, is missing. */
export interface TableRow extends Numbered<Row> {
  /** The columns that could not be read: they are told, and missing in the row. */
  readonly wrong: ReadonlySet<string>;
  /** Whether it holds something that is in no column of the part, which may be what a column lacks. */
  readonly hasUnknown: boolean;
}

/**
 * The rows of a sheet, and what is wrong in them. Throws {@link AdminError} when its columns do not say which rows of the
 * part are meant.
 */
export async function readRows(part: Part, sheet: Sheet, name: string): Promise<Table> {
  if ('objects' in sheet) {
    const errors = new RowErrors(Object.keys(part.columns));
    return { name, rows: sheet.objects.flatMap((one) => objectRow(part, one, errors)), errors };
  }
  const { columns, width, unknown } = columnsOf(part, sheet.header, name);
  const errors = new RowErrors(columns.map((column) => column.name));
  if (unknown !== null) errors.addLine(unknown);
  const rows: TableRow[] = [];
  for (const [index, { row, value: cells }] of sheet.rows.entries()) {
    const { value, problems } = rowOf(part, columns, cells);
    const isWider = cells.slice(width).some((cell) => textOfCell(cell) !== '');
    const wrong = problems.length > 0 ? new Set(problems.map(({ field }) => field)) : none;
    rows.push({ row, value, wrong, hasUnknown: unknown !== null || isWider });
    const key = keyOf(part, value);
    if (isWider) errors.add({ row, key }, '标题行以外的列里有内容');
    for (const { field, message } of problems) errors.add({ row, key, column: field }, message);
    if (index % turn === turn - 1) await nextTurn();
  }
  return { name, rows, errors };
}

const none: ReadonlySet<string> = new Set();

function objectRow(part: Part, { row, value }: Numbered<unknown>, errors: RowErrors): TableRow[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors.add({ row }, '应当是一个对象，如 {"id":"…"}');
    return [];
  }
  const missing = part.key.filter((name) => !Object.hasOwn(value, name));
  if (missing.length > 0) errors.add({ row }, `缺少 ${missing.join('、')}，认不出是哪一行`);
  const fields = Object.entries(value);
  const isKnown = ([name]: [string, unknown]) => Object.hasOwn(part.columns, name);
  const known: Row = Object.fromEntries(fields.filter(isKnown));
  const unknown = fields.filter((field) => !isKnown(field)).map(([name]) => name);
  const key = keyOf(part, known);
  for (const column of unknown) errors.add({ row, key, column }, '没有这个字段');
  return [{ row, value: known, wrong: new Set(missing), hasUnknown: unknown.length > 0 }];
}

/** A column of a sheet that the part has. */
interface SheetColumn {
  readonly name: string;
  readonly index: number;
  readonly column: PgColumn;
}

/** The columns of a sheet, how many its header has, and what is to be told of those that the part does not have. */
function columnsOf(
  part: Part,
  header: readonly Cell[],
  file: string,
): { readonly columns: readonly SheetColumn[]; readonly width: number; readonly unknown: string | null } {
  const names = header.map((cell) => String(cell ?? '').trim());
  while (names.at(-1) === '') names.pop();
  const unknown = new Set(names.filter((name) => !Object.hasOwn(part.columns, name)));
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  const missing = part.key.filter((name) => !seen.has(name));
  const all = Object.keys(part.columns).join('、');
  const told = unknown.size > 0 ? `标题行里，${namesText(unknown)}不是 ${part.name} 的字段。字段有：${all}。` : null;
  if (twice.size > 0 || missing.length > 0) {
    const lines = [
      ...(told === null ? [] : [told]),
      ...(twice.size > 0 ? [`标题行里，${namesText(twice)}出现了不止一次。`] : []),
      ...(missing.length > 0 ? [`标题行里缺少 ${missing.join('、')}：${part.name} 靠它认出是哪一行。`] : []),
    ];
    throw new AdminError(`${file} 的${lines.join('\n')}`);
  }
  const columns = names.flatMap((name, index): SheetColumn[] => {
    const column = Object.hasOwn(part.columns, name) ? part.columns[name] : undefined;
    return column ? [{ name, index, column }] : [];
  });
  return { columns, width: names.length, unknown: told };
}

/** Column names that a message tells, and the longest text of one, in characters. */
const [namesShown, longestName] = [10, 60];

function namesText(names: ReadonlySet<string>): string {
  const first = [...names].slice(0, namesShown).map((name) => `“${shortText(name, longestName)}”`);
  const more = names.size > namesShown ? `等 ${names.size} 个` : '';
  return `${first.join('、')}${more}`;
}

/** The fields of a row of cells, without those that are wrong, which are told by field. */
function rowOf(
  part: Part,
  columns: readonly SheetColumn[],
  cells: readonly Cell[],
): { readonly value: Row; readonly problems: RowProblem[] } {
  const value: Row = {};
  const empty: [string, PgColumn][] = [];
  const problems: RowProblem[] = [];
  const wrong = (field: string, message: string) => problems.push({ field, message });
  for (const { name, index, column } of columns) {
    const cell = cells[index] ?? null;
    if (textOfCell(cell) === '') empty.push([name, column]);
    else if (typeof cell === 'string' && formulaError.test(cell)) wrong(name, `是公式的错误值 ${cell}`);
    else if (isTruncated(column, cell)) wrong(name, '数字超过 15 位，Excel 已把后面的变成 0：请把这一列设为文本再填');
    else value[name] = cellValue(column, cell);
  }
  for (const [name, column] of empty) {
    const given = emptyValue(part, name, column, value);
    // What follows from a wrong field is mended with it.
    const follows = problems.length > 0 && name in (defaults[part.name]?.(value) ?? {});
    if (given === required && follows) continue;
    if (given === required) wrong(name, withExpectation('不能为空', part, name));
    else if (given !== untouched) value[name] = given;
  }
  return { value, problems };
}

/** What a spreadsheet shows of a formula without a result. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/;

const isText = ({ columnType }: PgColumn) => columnType === 'PgText' || columnType === 'PgCustomColumn';

/** Excel keeps 15 digits of a number: what is longer, such as an identity card's, was damaged in the sheet. */
const isTruncated = (column: PgColumn, cell: Cell) =>
  isText(column) && typeof cell === 'number' && Math.abs(cell) >= 1e15;

/** The text of a cell without spaces around it, which other systems fill up columns with. */
function textOfCell(cell: Cell): string {
  if (cell instanceof Date) return sheetMinute(cell);
  return String(cell ?? '')
    .trim()
    .replaceAll('\r\n', '\n');
}

const spokenBooleans: Readonly<Record<string, boolean>> = { 是: true, 否: false, true: true, false: false };

function cellValue(column: PgColumn, cell: Cell): unknown {
  const text = textOfCell(cell);
  if (isText(column) && text === emptyText) return '';
  if (column.columnType === 'PgBoolean') return spokenBooleans[text.toLowerCase()] ?? text;
  if (cell instanceof Date && column.columnType === 'PgDateString') return dayOf(text);
  return readValue(column, text);
}

/** An empty text, where an empty cell means something else. */
const emptyText = '""';

/** The cells of rows as an export writes them, with the header, which {@link readRows} reads as the same rows. */
export function writtenCells(part: Part, names: readonly string[], rows: readonly Row[]): string[][] {
  const cellOf = (row: Row, name: string): string => {
    const [value, column] = [row[name] ?? null, part.columns[name]];
    if (value === null || !column) return '';
    if (value === '') return emptyValue(part, name, column, row) === '' ? '' : emptyText;
    return typeof value === 'string' && column.columnType !== 'PgJsonb' ? value : JSON.stringify(value);
  };
  return [[...names], ...rows.map((row) => names.map((name) => cellOf(row, name)))];
}

const [required, untouched] = [Symbol('required'), Symbol('untouched')];

/** What an empty cell means: what a new row has that does not name the field, if that is the same each time. */
function emptyValue(part: Part, name: string, column: PgColumn, row: Row): unknown {
  if (part.key.includes(name)) return required;
  if (!column.notNull) return null;
  if (name === 'position' || name in readingColumn(part, row)) return untouched;
  if (column.columnType === 'PgTimestamp') return required;
  const usual = defaults[part.name]?.(row)[name] ?? column.default;
  const isPlain = usual !== undefined && (typeof usual !== 'object' || Array.isArray(usual) || isObject(usual));
  return isPlain ? usual : required;
}

const isObject = (value: unknown) => typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
