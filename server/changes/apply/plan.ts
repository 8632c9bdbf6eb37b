import { isDeepStrictEqual } from 'node:util';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isActivityColumn, isDelivered } from '../../parts/activity.ts';
import { defaults } from '../../parts/defaults.ts';
import { ofKeys } from '../../parts/keys.ts';
import { Problems, validate } from '../../parts/problems.ts';
import { rowSchema } from '../../parts/rows.ts';
import { keyOf, type Part, type Row, rowKey } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { nextPosition, readingColumn } from '../change.ts';
import type { TableRow } from './cells.ts';
import type { Removals } from './removals.ts';
import { type RowErrors, withExpectation } from './row-errors.ts';

/** A row of a file as it is to be, as the database takes it, and as it is there. */
export interface Planned {
  readonly row: number;
  readonly before: Row | null;
  readonly after: Row;
}

/** What the rows of a file would change. */
export interface Plan {
  readonly added: readonly Planned[];
  readonly changed: readonly Planned[];
  /** Rows with wrong columns, without these, or with unknown ones; while there are any, nothing is written. */
  readonly partial: readonly Planned[];
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

/**
 * Compares a file's rows with the database. Adds what is wrong with them to `errors`: values that their columns cannot have,
 * what new rows lack, and keys that are there twice.
 */
export async function planRows(here: Scoped, part: Part, rows: readonly TableRow[], errors: RowErrors): Promise<Plan> {
  const [added, changed, partial, columns] = [[] as Planned[], [] as Planned[], [] as Planned[], new Set<string>()];
  const seen = new Map<string, number>();
  const own = rows.filter(({ value }) => !isDelivered(part, value));
  const { readGiven, readNew } = readersOf(part, newRows(part, await nextPosition(here, part)), errors);
  for (let at = 0; at < own.length; at += batch) {
    const given = own.slice(at, at + batch).map(readGiven);
    const keyed = given.filter(({ wrong }) => !part.key.some((name) => wrong.has(name)));
    const keys = new Map(keyed.map((one) => [one, rowKey(part.key, one.value)]));
    for (const [{ row, value }, key] of keys) {
      const first = seen.get(key);
      if (first !== undefined) errors.add({ row, key: keyOf(part, value) }, `与第 ${first} 行重复`);
      seen.set(key, first ?? row);
    }
    const values = keyed.map(({ value }) => value);
    const there = values.length > 0 ? await readExisting(here, part, values) : new Map<string, Row>();
    for (const one of given) {
      const key = keys.get(one);
      const before = (key !== undefined && there.get(key)) || null;
      const { row, value, wrong, hasUnknown } = before || key === undefined ? one : readNew(one);
      const set = before ? differences(part, before, value) : value;
      const after = Object.fromEntries(Object.entries({ ...before, ...set }).filter(([name]) => !wrong.has(name)));
      const planned = { row, before, after };
      if (wrong.size > 0 || hasUnknown) partial.push(planned);
      else if (!before) added.push(planned);
      else if (Object.keys(set).length > 0) {
        changed.push(planned);
        for (const name of Object.keys(set)) columns.add(name);
      }
    }
  }
  const unchanged = own.length - added.length - changed.length - partial.length;
  const delivered = rows.length - own.length;
  return { added, changed, partial, columns, unchanged, delivered, keys: new Set(seen.keys()) };
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

/** A row as its file has it, and as the database takes it; `value` lacks the wrong columns. */
interface ReadRow extends TableRow {
  readonly written: Row;
}

interface Readers {
  /** Reads the columns that a row of a file has. */
  readonly readGiven: (one: TableRow) => ReadRow;
  /**
   * Completes a row that is not there yet; not where a value may stand in an unknown column. What follows from a wrong
   * column is not told: it is mended with it.
   */
  readonly readNew: (one: ReadRow) => ReadRow;
}

/** Reads rows column by column, and adds what is wrong to the errors. */
function readersOf(part: Part, newRow: (written: Row) => Row, errors: RowErrors): Readers {
  const columns = Object.entries(part.columns);
  const schemas = new Map(columns.map(([name, column]) => [name, rowSchema(part.name, { [name]: column })]));
  const readColumns = (one: ReadRow, from: Row, names: readonly string[], isTold = (_: string) => true): ReadRow => {
    const [value, wrong, problems] = [{ ...one.value }, new Set(one.wrong), new Problems()];
    for (const name of names) {
      const schema = schemas.get(name);
      if (!schema) continue;
      const written = Object.hasOwn(from, name) ? { [name]: from[name] } : {};
      const column = validate(part.name, schema, written, isTold(name) ? problems : new Problems());
      if (column) Object.assign(value, column);
      else wrong.add(name);
    }
    const key = keyOf(part, value);
    for (const { field = '', message } of problems.list)
      errors.add({ row: one.row, key, column: field }, withExpectation(message, part, field));
    return { ...one, value, wrong };
  };
  return {
    readGiven: ({ value: written, ...one }) =>
      readColumns({ ...one, written, value: {} }, written, Object.keys(written)),
    readNew: (one) => {
      if (one.hasUnknown) return one;
      const right = Object.entries(one.written).filter(([name]) => !one.wrong.has(name));
      const whole = newRow(Object.fromEntries(right));
      const left = [...schemas.keys()].filter((name) => !Object.hasOwn(one.written, name) && !one.wrong.has(name));
      return readColumns(one, whole, left, (name) => one.wrong.size === 0 || !Object.hasOwn(whole, name));
    },
  };
}
