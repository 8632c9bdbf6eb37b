import { signInTexts } from '@yimen/contract/sign-in/codes';
import * as v from 'valibot';
import { csvText } from '../lib/csv.ts';
import { minuteText } from '../lib/time.ts';
import { auditActions, isAuditAction } from './actions.ts';
import type { Differences } from './differences.ts';
import type { AuditEntry } from './store.ts';

/** The display name of an action. */
export const actionName = (action: string): string => (isAuditAction(action) ? auditActions[action] : action);

/** What is told beside an action: of a refused sign-in why, in words. */
export function detailText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  return action === 'sign-in-refused' ? ((signInTexts as Readonly<Record<string, string>>)[detail] ?? detail) : detail;
}

/** Entries as a CSV file with a row of heads. */
export const auditCsv = (entries: readonly AuditEntry[]): string => csvText([heads, ...entries.map(auditCells)]);

const heads = ['时间', '操作者', '动作', '对象', '编号', '说明', '改动', '次数', '来自', '明细'];

/** An entry in words, a cell for each of its sides, some of them empty. */
export function auditCells(entry: AuditEntry): string[] {
  const { id, at, lastAt, actor, action, part, key, detail, count, address } = entry;
  const counted = count > 1 ? `${count} 次，最近 ${minuteText(lastAt)}` : '';
  return [
    minuteText(at),
    actor,
    actionName(action),
    part,
    key,
    detailText({ action, detail }),
    changesOf(entry),
    counted,
    address,
    entry.differences && `明细 ${id.slice(0, shortestId)}`,
  ];
}

/** Characters of an entry's id that are shown, and fewest that name it. */
export const shortestId = 8;

/** A value as the record tells it: JSON, with moments as the minute here. */
const valueText = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (v.is(momentText, one) ? minuteText(new Date(one)) : one));

const momentText = v.pipe(v.string(), v.isoTimestamp());

const sideText = (row: AuditEntry['before'], name: string) => (row?.[name] === undefined ? '无' : valueText(row[name]));

/** All differences of an entry as a CSV file with a row of heads, a row for each field. */
export function differencesCsv({ rows, left }: Differences): string {
  const lines = rows.flatMap(({ part, key, sides }) => {
    if (typeof sides === 'string') return [[part, key, '', sides, sides]];
    const names = Object.keys({ ...sides.before, ...sides.after });
    return names.map((name) => [part, key, name, sideText(sides.before, name), sideText(sides.after, name)]);
  });
  const cut = left > 0 ? [[`另有 ${left} 行的改动太大，没有保存`, '', '', '', '']] : [];
  return csvText([['表', '编号', '字段', '原来', '现在'], ...lines, ...cut]);
}

/** What changed: `title: "旧" → "新"`, and 无 where there was nothing, or is nothing any more. */
function changesOf({ before, after }: AuditEntry): string {
  const names = Object.keys({ ...before, ...after });
  return names.map((name) => `${name}: ${sideText(before, name)} → ${sideText(after, name)}`).join('；');
}
