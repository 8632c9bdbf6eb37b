import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { checkBesideOthers } from '../changes/change.ts';
import { missingNames } from '../changes/loose-names.ts';
import { defaults } from '../parts/defaults.ts';
import { examples } from '../parts/examples.ts';
import { type FieldWords, wordsOf } from '../parts/field-words.ts';
import { kindOf } from '../parts/kinds.ts';
import { Problems } from '../parts/problems.ts';
import { rowSchema } from '../parts/rows.ts';
import { shapeLines, shapeText } from '../parts/shape-lines.ts';
import { rowShapes } from '../parts/shapes.ts';
import type { Part, Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/**
 * The fields of a part: what they hold, whether they must be given, and what they point to, one line each; below a field
 * that holds objects, a line for each field of theirs.
 */
export function describePart({ name, columns, key, references }: Part): string[] {
  const own = defaults[name]?.({}) ?? {};
  return Object.entries(columns).flatMap(([field, column]) => {
    const target = references.find(({ from }) => from.includes(field));
    return fieldLines(name, field, column, [
      key.includes(field) && '决定是哪一行',
      target && `${target.part} 中的一项`,
      isNeeded(field, column, own) ? '新增时必填' : defaultText(column, own[field] ?? column.default),
    ]);
  });
}

/** A field with these facts, and what it holds below it. */
export function fieldLines(
  part: string,
  field: string,
  column: PgColumn,
  facts: readonly (string | false | undefined)[],
): string[] {
  const isJson = column.columnType === 'PgJsonb';
  const shape = isJson ? rowShapes[part]?.[field] : undefined;
  const words = wordsOf(part, field) ?? {};
  const kind = shape ? `JSON ${shapeText(shape)}` : kindOf(column);
  const isNull = !column.notNull && !kind.endsWith('或 null') && '可为 null';
  return [
    line(field, [kind, ...facts, isNull, isJson && words['']]),
    ...(shape ? shapeLines(shape).map((one) => belowLine(one, words)) : []),
  ];
}

const line = (field: string, facts: readonly (string | false | undefined)[]) =>
  `  ${field.padEnd(20)}${facts.filter(Boolean).join('；')}`;

function belowLine({ path, holds, isOptional }: ReturnType<typeof shapeLines>[number], words: FieldWords): string {
  const names = path.split('.');
  const name = `${'  '.repeat(names.length)}${names.at(-1)}`;
  return line(name, [holds, isOptional && '可不写', words[path]]);
}

/** The position of a new row is last, so that it need not be given. */
const isNeeded = (field: string, column: PgColumn, own: Row) =>
  column.notNull && !column.hasDefault && field !== 'position' && !(field in own);

function defaultText({ columnType }: PgColumn, value: unknown): string | false {
  // The only moment that a new row has by itself.
  if (columnType === 'PgTimestamp') return value !== undefined && value !== null && '默认现在';
  return value !== undefined && value !== null && typeof value !== 'object' && value !== '' && `默认 ${value}`;
}

/** A row of a part as an example, and what of it the institution does not have yet. */
export async function exampleLines(here: Scoped, part: Part): Promise<string[]> {
  const example = examples[part.name];
  if (!example) return [];
  const missing = await missingOf(here, part, example);
  return [
    `例：${JSON.stringify(example, null, 2)}`,
    ...(missing.length > 0 ? [`这里还没有例中的：${missing.join('；')}。换成已有的，或先照那个表的例新增。`] : []),
  ];
}

async function missingOf(here: Scoped, part: Part, example: Row): Promise<string[]> {
  const whole = { ...('position' in part.columns && { position: 0 }), ...defaults[part.name]?.(example), ...example };
  const row = v.parse(rowSchema(part.name, part.columns), whole);
  const problems = new Problems();
  await checkBesideOthers(here, part, [row], problems, { asked: new Set(Object.keys(example)), before: null });
  const mayComeLater = await missingNames(here, part, [row], () => true);
  return [...problems.list, ...mayComeLater].map(({ field, message }) => `${field} 的${message}`);
}
