import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shortText } from '../../lib/short-text.ts';
import { dayOf, sheetMinute } from '../../lib/time.ts';
import { defaults } from '../../parts/defaults.ts';
import { AdminError, readValue } from '../../parts/fields.ts';
import type { Part, Row } from '../../parts/tables.ts';
import { readingColumn } from '../change.ts';
import { expectation, type RowErrors } from './row-errors.ts';
import { type Cell, type Numbered, type Sheet, turn } from './sheet.ts';

/**
 * The rows of a sheet with their fields as an export writes them. A field that is left as it is, is missing. Throws
 * {@link AdminError} when the columns are not those of the part; adds what is wrong in a row to `errors`.
 */
export async function readRows(part: Part, sheet: Sheet, file: string, errors: RowErrors): Promise<Numbered<Row>[]> {
  if ('objects' in sheet) return sheet.objects.flatMap((one) => objectRow(part, one, errors));
  const names = columnsOf(part, sheet.header, file);
  const rows: Numbered<Row>[] = [];
  for (const [index, { row, value: cells }] of sheet.rows.entries()) {
    const value = rowOf(part, names, cells, (column, message) => errors.add({ row, column }, message));
    if (value) rows.push({ row, value });
    if (index % turn === turn - 1) await nextTurn();
  }
  return rows;
}

function objectRow(part: Part, { row, value }: Numbered<unknown>, errors: RowErrors): Numbered<Row>[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors.add({ row }, '应当是一个对象，如 {"id":"…"}');
    return [];
  }
  const missing = part.key.filter((name) => !Object.hasOwn(value, name));
  if (missing.length > 0) errors.add({ row }, `缺少 ${missing.join('、')}，认不出是哪一行`);
  return missing.length > 0 ? [] : [{ row, value: value as Row }];
}

/** The field of each column. */
function columnsOf(part: Part, header: readonly Cell[], file: string): string[] {
  const names = header.map((cell) => String(cell ?? '').trim());
  while (names.at(-1) === '') names.pop();
  const unknown = new Set(names.filter((name) => !Object.hasOwn(part.columns, name)));
  if (unknown.size > 0) {
    const all = Object.keys(part.columns).join('、');
    throw new AdminError(`${file} 的标题行里，${namesText(unknown)}不是 ${part.name} 的字段。字段有：${all}。`);
  }
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  if (twice.size > 0) throw new AdminError(`${file} 的标题行里，${namesText(twice)}出现了不止一次。`);
  const missing = part.key.filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new AdminError(`${file} 的标题行里缺少 ${missing.join('、')}：${part.name} 靠它认出是哪一行。`);
  return names;
}

/** Column names that a message tells, and the longest text of one, in characters. */
const [namesShown, longestName] = [10, 60];

function namesText(names: ReadonlySet<string>): string {
  const first = [...names].slice(0, namesShown).map((name) => `“${shortText(name, longestName)}”`);
  const more = names.size > namesShown ? `等 ${names.size} 个` : '';
  return `${first.join('、')}${more}`;
}

type Report = (column: string, message: string) => void;

/** The fields of a row of cells; null when one of them is wrong. */
function rowOf(part: Part, names: readonly string[], cells: readonly Cell[], report: Report): Row | null {
  const row: Row = {};
  const empty: [string, PgColumn][] = [];
  let isRight = true;
  const wrong = (column: string, message: string) => {
    isRight = false;
    report(column, message);
  };
  if (cells.slice(names.length).some((cell) => textOfCell(cell) !== '')) wrong('', '标题行以外的列里有内容');
  for (const [index, name] of names.entries()) {
    const column = part.columns[name];
    if (!column) continue;
    const cell = cells[index] ?? null;
    if (textOfCell(cell) === '') empty.push([name, column]);
    else if (typeof cell === 'string' && formulaError.test(cell)) wrong(name, `是公式的错误值 ${cell}`);
    else if (isTruncated(column, cell)) wrong(name, '数字超过 15 位，Excel 已把后面的变成 0：请把这一列设为文本再填');
    else row[name] = cellValue(column, cell);
  }
  for (const [name, column] of empty) {
    const value = emptyValue(part, name, column, row);
    if (value === required) wrong(name, `不能为空${expectation(part, name)}`);
    else if (value !== untouched) row[name] = value;
  }
  return isRight ? row : null;
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
