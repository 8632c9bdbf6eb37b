import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '../../audit/change.ts';
import { shortText } from '../../lib/short-text.ts';
import { minuteText } from '../../lib/time.ts';
import { keyOf, type Part, type Row } from '../../parts/tables.ts';
import type { Planned, TablePlan } from './plan.ts';

/** Rows that are shown of each kind. */
const shown = 10;
/** Longest text of a value, in characters. */
const longestValue = 60;

/** How many rows would change, or have changed. */
export function countsText({ added, changed, unchanged, delivered, removals }: TablePlan): string {
  const left = delivered > 0 ? [`推送来的 ${delivered} 行不动`] : [];
  return [
    `新增 ${added.length} 行，更改 ${changed.length} 行，删除 ${removals.rows.length} 行，不变 ${unchanged} 行`,
    ...left,
  ].join('，');
}

/** What a file would change, in lines: the first rows of each kind with their fields. */
export function planLines(part: Part, { added, changed, removals }: TablePlan): string[] {
  return [
    ...section('新增', added, ({ row, after }) => `第 ${row} 行 ${keyOf(part, after)}`),
    ...section('更改', changed, (one) => changeLine(part, one)),
    ...fieldCounts(part, changed),
    ...section('删除', removals.rows, (row) => keyOf(part, row)),
    ...[...removals.lost].map(([name, count]) => `  连带删除：${name} ${count} 行`),
    ...(removals.named > 0 ? [`  连带修改：可见范围中的 ${removals.named} 处不再写着他们`] : []),
  ];
}

function section<T>(title: string, rows: readonly T[], line: (row: T) => string): string[] {
  if (rows.length === 0) return [];
  const more = rows.length > shown ? [`  ……另有 ${rows.length - shown} 行`] : [];
  return [`${title} ${rows.length} 行：`, ...rows.slice(0, shown).map((row) => `  ${line(row)}`), ...more];
}

/** Ids of those of whom {@link planLines} tells what is stored; none where the part is no personal data. */
export function shownPeople(part: Part, { changed, removals }: TablePlan): string[] {
  const rows = [
    ...changed.slice(0, shown).map(({ before, after }) => before ?? after),
    ...removals.rows.slice(0, shown),
  ];
  return [...new Set(rows.flatMap((row) => ownerOf(part, row) || []))];
}

/** What the record tells of who has read it. */
export const shownText = (people: readonly string[]) => `看到 ${people.length} 人的资料：${people.join('、')}`;

/** The columns in which a row is to differ from what is there. */
export const differing = ({ columns }: Part, { before, after }: Planned) =>
  Object.keys(columns).filter((name) => !isDeepStrictEqual(before?.[name], after[name]));

function changeLine(part: Part, planned: Planned): string {
  const { row, before, after } = planned;
  const fields = differing(part, planned).map(
    (name) => `${name} ${valueText(before, name)} → ${valueText(after, name)}`,
  );
  return `第 ${row} 行 ${keyOf(part, after)}：${fields.join('；')}`;
}

/** How many rows change in each field. */
function fieldCounts(part: Part, changed: readonly Planned[]): string[] {
  const counts = new Map<string, number>();
  for (const one of changed) for (const name of differing(part, one)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts.size > 0 ? [`  各字段：${[...counts].map(([name, count]) => `${name} ${count} 行`).join('，')}`] : [];
}

function valueText(row: Row | null, name: string): string {
  const value = row?.[name] ?? null;
  const text = value instanceof Date ? minuteText(value) : JSON.stringify(value);
  return shortText(text, longestValue);
}
