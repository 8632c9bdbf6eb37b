import type { PgColumn } from 'drizzle-orm/pg-core';
import { defaults } from '../parts/defaults.ts';
import { kindOf } from '../parts/kinds.ts';
import type { Part, Row } from '../parts/tables.ts';

/** The fields of a part, one line each: what they hold, whether they must be given, and what they point to. */
export function describePart({ name, columns, key, references }: Part): string[] {
  const own = defaults[name]?.({}) ?? {};
  return Object.entries(columns).map(([field, column]) => {
    const target = references.find(({ from }) => from.includes(field));
    const facts = [
      kindOf(column),
      key.includes(field) && '决定是哪一行',
      target && `${target.part} 中的一项`,
      isNeeded(field, column, own) ? '新增时必填' : defaultText(own[field] ?? column.default),
      !column.notNull && '可为 null',
    ];
    return `  ${field.padEnd(20)}${facts.filter(Boolean).join('；')}`;
  });
}

/** The position of a new row is last, so that it need not be given. */
const isNeeded = (field: string, column: PgColumn, own: Row) =>
  column.notNull && !column.hasDefault && field !== 'position' && !(field in own);

function defaultText(value: unknown): string | false {
  if (value instanceof Date) return '默认现在';
  return value !== undefined && value !== null && typeof value !== 'object' && value !== '' && `默认 ${value}`;
}
