import type { PgColumn } from 'drizzle-orm/pg-core';
import { nearText } from '../lib/near-names.ts';
import type { Row } from './tables.ts';

/** An error that the person at the command line can fix; only its message is shown. */
export class AdminError extends Error {}

/** A command that is not typed as its usage says. */
export class UsageError extends AdminError {}

/** `field=value` as it was typed; a dot leads into a field that holds an object: `theme.themColor`. */
export type Fields = readonly (readonly [path: string, value: string])[];

export function readFields(words: readonly string[]): Fields {
  return words.map((word) => {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`“${word}” 应写成 字段=值。`);
    return [word.slice(0, at), word.slice(at + 1)] as const;
  });
}

/** The row with the fields set. Text columns take the value as it was typed, others parse it as JSON. */
export function merge(columns: object, row: Row, fields: Fields): Row {
  const known = columns as Readonly<Record<string, PgColumn | undefined>>;
  const merged = structuredClone(row);
  for (const [path, value] of fields) {
    const [name = '', ...inner] = path.split('.');
    const column = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!column?.columnType)
      throw new AdminError(
        `没有字段 ${name}${nearText(name, Object.keys(known))}。可用的有：${Object.keys(known).join('、')}。`,
      );
    if (inner.length === 0) merged[name] = readValue(column, value);
    else setInner(merged, [name, ...inner], looseValue(value));
  }
  return merged;
}

/** A column's value as it was typed: text columns take it as it is, others parse it as JSON. */
export function readValue({ columnType, notNull }: PgColumn, value: string): unknown {
  if (!notNull && value === 'null') return null;
  if (columnType === 'PgText' || columnType === 'PgDateString' || columnType === 'PgTimestamp') return value;
  return looseValue(value);
}

function looseValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function setInner(row: Row, path: readonly string[], value: unknown): void {
  let place: Row = row;
  for (const name of path.slice(0, -1)) {
    const inner = Object.hasOwn(place, name) ? place[name] : undefined;
    if (typeof inner !== 'object' || inner === null)
      throw new AdminError(`${path.join('.')}：${name} 不是对象，没有下级字段。`);
    place = inner as Row;
  }
  const last = path.at(-1);
  if (last === undefined || last === '__proto__') throw new UsageError('“.”后面缺少字段名。');
  place[last] = value;
}
