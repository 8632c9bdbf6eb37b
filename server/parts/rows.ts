import { isReadable } from '@yimen/contract/text';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { findText, unstorable } from '../database/unstorable.ts';
import { dayColumn, minute, momentText } from '../database/values.ts';
import { fieldReason } from '../http/issue-reason.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError } from './fields.ts';
import { rowShapes, usualShape } from './shapes.ts';
import type { Part, Row } from './tables.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const storable = (value: unknown) => unstorable(value) === null;
/** As the contract checks texts; but other programs also write tabs, and end lines with two characters. */
const unreadable = (text: string) => !isReadable(text.replaceAll(/\r\n|\t/g, ' '), { lines: true });
/** Longer than any text of a page; bytes have limits of their own. */
const longestText = 20_000;
const short = (value: unknown) => findText(value, (text) => text.length > longestText) === null;
const isStorable = (value: unknown) => findText(value, unreadable) === null;
const wholeNumberColumn = (min: number, max: number) =>
  v.pipe(v.number('应为数字'), v.integer('应为整数'), v.minValue(min), v.maxValue(max));

/** The schema of a column's value in a file; its output is what the database takes. */
function byType(column: PgColumn): Schema {
  switch (column.columnType) {
    case 'PgSmallInt':
      return wholeNumberColumn(-32_768, 32_767);
    case 'PgInteger':
      return wholeNumberColumn(-2_147_483_648, 2_147_483_647);
    case 'PgBigInt53':
      return wholeNumberColumn(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    case 'PgBoolean':
      return v.boolean('应为 true 或 false');
    case 'PgDateString':
      return dayColumn;
    case 'PgTimestamp':
      return v.pipe(
        v.union([minute, momentText], '时间应写作 2026-11-20 08:00 的样子'),
        v.transform((text) => parseMoment(text, 'YYYY-MM-DD HH:mm') ?? new Date(text)),
      );
    case 'PgArray':
      return v.array(v.string());
    case 'PgCustomColumn':
      // The other custom columns are encrypted texts.
      if (column.getSQLType() !== 'bytea') return v.string('应为文本');
      // No regular expression: on megabytes of text it overflows the stack.
      return v.pipe(
        v.string(),
        v.check((text) => Buffer.from(text, 'base64').toString('base64') === text, '应为 Base64'),
        v.transform((text) => Buffer.from(text, 'base64')),
      );
    case 'PgJsonb':
      return v.nonNullish(v.unknown(), '必须填写');
    default:
      return column.enumValues?.length ? v.picklist(column.enumValues) : v.string('应为文本');
  }
}

/** A value that a column can have, as {@link writtenRow} gives it. Throws {@link AdminError} for another, naming the field. */
export function columnValue(field: string, column: PgColumn, value: unknown): unknown {
  if (value === null && !column.notNull) return null;
  const read = v.safeParse(byType(column), value);
  if (!read.success) throw new AdminError(`${field} 不能是 ${JSON.stringify(value)}：${fieldReason(read.issues[0])}。`);
  return read.output instanceof Date ? read.output.toISOString() : value;
}

/** The schema of one row of a table: no field missing or unknown, each value valid for its column. */
export function rowSchema(name: string, columns: Readonly<Record<string, PgColumn>>) {
  const entries = Object.entries(columns).map(([key, column]): [string, Schema] => {
    const isPlain = column.columnType === 'PgText' && !column.enumValues?.length;
    const shape = rowShapes[name]?.[key] ?? (isPlain ? usualShape(key) : undefined);
    const type = byType(column);
    const text = v.pipe(
      v.unknown(),
      v.check((value) => column.getSQLType() === 'bytea' || short(value), `最多 ${longestText} 个字`),
      v.check(storable, '含有数据库存不下的字符'),
      v.check(isStorable, '含有看不见的字符'),
      type,
    );
    const checked: Schema = shape ? v.pipe(text, shape) : text;
    const present = column.notNull ? checked : v.nullable(checked);
    return [key, column.hasDefault || !column.notNull ? v.optional(present) : present];
  });
  return v.strictObject(Object.fromEntries(entries));
}

/**
 * A row of a table as it is exported: times and bytes as text, an object's fields in the order of their declaration
 * (jsonb orders them by length).
 */
export function writtenRow({ name, columns }: Pick<Part, 'name' | 'columns'>, row: Row): Row {
  return Object.fromEntries(
    Object.keys(columns).map((key) => {
      const value = row[key];
      if (value instanceof Date) return [key, value.toISOString()];
      if (Buffer.isBuffer(value)) return [key, value.toString('base64')];
      const shape = typeof value === 'object' ? rowShapes[name]?.[key] : undefined;
      const described = shape && v.safeParse(shape, value);
      return [key, described?.success ? described.output : value];
    }),
  );
}

/** A row as {@link writtenRow} gives it, for a person to read: full minutes as the minute here. */
export const shownRow = ({ columns }: Pick<Part, 'columns'>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isMinute = columns[name]?.columnType === 'PgTimestamp' && /:00\.000Z$/.test(String(value));
      return [name, isMinute ? minuteText(new Date(String(value))) : value];
    }),
  );
