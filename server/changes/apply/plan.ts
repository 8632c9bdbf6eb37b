import { isDeepStrictEqual } from 'node:util';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { isActivityColumn, isDelivered } from '../../parts/activity.ts';
import { defaults } from '../../parts/defaults.ts';
import { ofKeys } from '../../parts/keys.ts';
import { Problems, validate } from '../../parts/problems.ts';
import { rowSchema } from '../../parts/rows.ts';
import { keyOf, type Part, type Row, rowKey } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { nextPosition, readingColumn } from '../change.ts';
import type { Removals } from './removals.ts';
import { expectation, type RowErrors } from './row-errors.ts';
import type { Numbered } from './sheet.ts';

/** A row that is to be written, as the database takes it, and as it is there. */
export interface Planned {
  readonly row: number;
  readonly before: Row | null;
  readonly after: Row;
}

/** What the rows of a file would change. */
export interface Plan {
  readonly added: readonly Planned[];
  readonly changed: readonly Planned[];
  /** The columns in which changed rows differ from what is there. */
  readonly columns: ReadonlySet<string>;
  readonly unchanged: number;
  /** How many rows are left alone because another system delivered them, which it does once. */
  readonly delivered: number;
  /** The keys of the file's rows. */
  readonly keys: ReadonlySet<string>;
}

/** What a file would change in a part, with what it removes. */
export interface TablePlan extends Plan {
  readonly removals: Removals;
  /** What could not be checked, for who applies it. */
  readonly warnings: readonly string[];
}

/** Rows that one statement compares with the database; others are answered meanwhile. */
const batch = 1000;

/** Compares a file's rows with the database. Adds what is wrong with them to `errors`. */
export async function planRows(
  here: Scoped,
  part: Part,
  rows: readonly Numbered<Row>[],
  errors: RowErrors,
): Promise<Plan> {
  const [added, changed, columns] = [[] as Planned[], [] as Planned[], new Set<string>()];
  const seen = new Map<string, number>();
  const own = rows.filter(({ value }) => !isDelivered(part, value));
  const [readGiven, readWhole] = readersOf(part, errors);
  const newRow = newRows(part, await nextPosition(here, part));
  for (let at = 0; at < own.length; at += batch) {
    const given = own.slice(at, at + batch).flatMap(({ row, value: written }) => {
      const value = readGiven(row, written);
      if (!value) return [];
      const key = rowKey(part.key, value);
      const first = seen.get(key);
      if (first !== undefined) errors.add({ row, key: keyOf(part, value) }, `与第 ${first} 行重复`);
      seen.set(key, first ?? row);
      return [{ row, written, value, key }];
    });
    const values = given.map(({ value }) => value);
    const there = values.length > 0 ? await readExisting(here, part, values) : new Map<string, Row>();
    for (const { row, written, value, key } of given) {
      const before = there.get(key) ?? null;
      if (!before) {
        const after = readWhole(row, newRow(written));
        if (after) added.push({ row, before, after });
        continue;
      }
      const set = differences(part, before, value);
      for (const name of Object.keys(set)) columns.add(name);
      if (Object.keys(set).length > 0) changed.push({ row, before, after: { ...before, ...set } });
    }
  }
  const unchanged = own.length - added.length - changed.length;
  return { added, changed, columns, unchanged, delivered: rows.length - own.length, keys: new Set(seen.keys()) };
}

/** The fields of a file's row that the row in the database has otherwise; users' activity stays. */
function differences(part: Part, before: Row, value: Row): Row {
  const differs = ([name, now]: [string, unknown]) =>
    !isActivityColumn(part, name) && !isDeepStrictEqual(before[name] ?? null, now ?? null);
  const set = Object.fromEntries(Object.entries(value).filter(differs));
  const reading = 'name' in set ? readingColumn(part, { ...before, ...set }) : {};
  const derived = Object.entries(reading).filter((entry) => !(entry[0] in value) && differs(entry));
  return { ...set, ...Object.fromEntries(derived) };
}

/** Completes new rows, which stand last in the order of the file. */
function newRows({ name }: Part, last: Row): (written: Row) => Row {
  const next = { ...last };
  return (written) => {
    const row = { ...next, ...defaults[name]?.(written), ...written };
    if (typeof next.position === 'number' && !('position' in written)) next.position += 1;
    return row;
  };
}

async function readExisting(here: Scoped, part: Part, values: readonly Row[]): Promise<Map<string, Row>> {
  const query = here.db.select({ ...part.columns }).from(part.table as PgTable);
  const rows = await query.where(here.of(part.table, ofKeys(part, values)));
  return new Map(rows.map((row) => [rowKey(part.key, row), row]));
}

type Reader = (row: number, written: Row) => Row | null;

/** Read a row with the fields that it has, and a whole row; null when one is wrong, which is added to the errors. */
function readersOf(part: Part, errors: RowErrors): [given: Reader, whole: Reader] {
  const read = (schema: v.GenericSchema, row: number, written: Row) => {
    const problems = new Problems();
    const value = validate(part.name, schema, written, problems);
    for (const { field = '', message } of problems.list) {
      errors.add({ row, key: keyOf(part, written), column: field }, `${message}${expectation(part, field)}`);
    }
    return value as Row | null;
  };
  const schemas = new Map<string, v.GenericSchema>();
  const schemaOf = (written: Row) => {
    const columns = Object.entries(part.columns).filter(([name]) => Object.hasOwn(written, name));
    const names = columns.map(([name]) => name).join();
    const schema = schemas.get(names) ?? rowSchema(part.name, Object.fromEntries(columns));
    schemas.set(names, schema);
    return schema;
  };
  const whole = rowSchema(part.name, part.columns);
  return [(row, written) => read(schemaOf(written), row, written), (row, written) => read(whole, row, written)];
}
