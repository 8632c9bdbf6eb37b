import type { PgColumn } from 'drizzle-orm/pg-core';

/** What columns hold, for operators, by their type. */
const kinds: Readonly<Record<string, string>> = {
  PgText: '文本',
  PgSmallInt: '整数',
  PgInteger: '整数',
  PgBigInt53: '整数',
  PgBoolean: 'true 或 false',
  PgTimestamp: '时间，如 2026-11-20 08:00',
  PgDateString: '日期，如 2026-11-20',
  PgArray: '列表，如 ["一","二"]',
  PgJsonb: 'JSON',
};

/** What a column holds. */
export const kindOf = ({ columnType, enumValues }: PgColumn) =>
  enumValues?.length ? enumValues.join('、') : (kinds[columnType] ?? '数据');
