import { signInTexts } from '@yimen/contract/sign-in/codes';
import { csvText } from '../lib/csv.ts';
import { minuteText } from '../lib/time.ts';
import { auditActions, isAuditAction } from './actions.ts';
import type { AuditEntry } from './store.ts';

/** The display name of an action. */
export const actionName = (action: string): string => (isAuditAction(action) ? auditActions[action] : action);

/** What is told beside an action: of a refused sign-in why, in words. */
export function detailText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  return action === 'sign-in-refused' ? ((signInTexts as Readonly<Record<string, string>>)[detail] ?? detail) : detail;
}

/** Entries as a CSV file with a row of heads. */
export const auditCsv = (entries: readonly AuditEntry[]): string => csvText([heads, ...entries.map(auditCells)]);

const heads = ['时间', '操作者', '动作', '对象', '编号', '说明', '改动', '次数', '来自'];

/** An entry in words, a cell for each of its sides, some of them empty. */
export function auditCells(entry: AuditEntry): string[] {
  const { at, lastAt, actor, action, part, key, detail, count, address } = entry;
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
  ];
}

/** What changed: `title: "旧" → "新"`, and 无 where there was nothing, or is nothing any more. */
function changesOf({ before, after }: AuditEntry): string {
  const told = (row: AuditEntry['before'], name: string) => (row ? JSON.stringify(row[name]) : '无');
  const names = Object.keys({ ...before, ...after });
  return names.map((name) => `${name}: ${told(before, name)} → ${told(after, name)}`).join('；');
}
