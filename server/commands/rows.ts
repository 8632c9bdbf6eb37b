import { isReadable } from '@yimen/contract/text';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { findText, unstorable } from '../database/unstorable.ts';
import { day } from '../database/values.ts';
import { isDay } from '../lib/time.ts';
import { shapes } from './shapes.ts';
import type { Row } from './tables.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const storable = (value: unknown) => unstorable(value) === null;
/** As the contract reads texts; other programs also write tabs, and end lines with two characters. */
const unreadable = (text: string) => !isReadable(text.replaceAll(/\r\n|\t/g, ' '), { lines: true });
/** No text of a page is as long; bytes have limits of their own. */
const longestText = 20_000;
const short = (value: unknown) => findText(value, (text) => text.length > longestText) === null;
const readable = (value: unknown) => findText(value, unreadable) === null;
const whole = (min: number, max: number) =>
  v.pipe(v.number('is not a number'), v.integer('is not a whole number'), v.minValue(min), v.maxValue(max));

/** What a file may say in a column, read into what the database takes. */
function byType(column: PgColumn): Schema {
  switch (column.columnType) {
    case 'PgSmallInt':
      return whole(-32_768, 32_767);
    case 'PgInteger':
      return whole(-2_147_483_648, 2_147_483_647);
    case 'PgBigInt53':
      return whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    case 'PgBoolean':
      return v.boolean('is neither true nor false');
    case 'PgDateString':
      return day;
    case 'PgTimestamp':
      return v.pipe(
        v.string(),
        v.isoTimestamp('is not a moment such as 2026-11-20T01:00:00.000Z'),
        // The form lets 02-30 pass, and a Date makes 2 March of it.
        v.check((text) => isDay(text.split('T', 1)[0] ?? ''), 'is on no day of the calendar'),
        v.transform((text) => new Date(text)),
      );
    case 'PgArray':
      return v.array(v.string());
    case 'PgCustomColumn':
      // The others are sealed texts.
      if (column.getSQLType() !== 'bytea') return v.string('is not text');
      // No pattern: one that reads megabytes runs out of stack.
      return v.pipe(
        v.string(),
        v.check((text) => Buffer.from(text, 'base64').toString('base64') === text, 'is not Base64'),
        v.transform((text) => Buffer.from(text, 'base64')),
      );
    case 'PgJsonb':
      return v.nonNullish(v.unknown(), 'is missing');
    default:
      return column.enumValues?.length ? v.picklist(column.enumValues) : v.string('is not text');
  }
}

/** The schema of one row of a table: nothing missing, nothing unknown, each value as its column and its meaning ask. */
export function rowSchema(name: string, columns: Readonly<Record<string, PgColumn>>) {
  const entries = Object.entries(columns).map(([key, column]): [string, Schema] => {
    const shape = shapes[name]?.[key];
    const type = byType(column);
    const text = v.pipe(
      v.unknown(),
      v.check((value) => column.getSQLType() === 'bytea' || short(value), `is longer than ${longestText} characters`),
      v.check(storable, 'holds a character the database does not take'),
      v.check(readable, 'holds a character that nobody sees'),
      type,
    );
    const checked: Schema = shape ? v.pipe(text, shape) : text;
    const present = column.notNull ? checked : v.nullable(checked);
    return [key, column.hasDefault || !column.notNull ? v.optional(present) : present];
  });
  return v.strictObject(Object.fromEntries(entries));
}

/** A row as a file says it: moments and bytes as text. */
export function written(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (value instanceof Date) return [key, value.toISOString()];
      return [key, Buffer.isBuffer(value) ? value.toString('base64') : value];
    }),
  );
}
