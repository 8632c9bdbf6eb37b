import { signInTexts } from '@yimen/contract/sign-in/codes';
import { auditActions, isAuditAction } from '../audit/actions.ts';
import { type AuditEntry, type AuditQuery, auditFields, readEvents } from '../audit/store.ts';
import { csvText } from '../lib/csv.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { AdminError, readFields } from './fields.ts';
import { need, writeNewFile } from './words.ts';

/** Most entries that are printed: a file holds all. */
const maxPrinted = 200;

const actions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const entries = await readEvents(scoped(db, { id: key }), readQuery(words), maxPrinted);
    for (const entry of entries) print(cellsOf(entry).filter(Boolean).join('  '));
    if (entries.length === 0) print('没有符合条件的记录。');
    if (entries.length === maxPrinted) print(`只列出最近 ${maxPrinted} 条；要全部记录，请用 audit export 写到文件。`);
  },

  async export(key, words, { db, print }) {
    const [file = ''] = need(words, '文件');
    const entries = await readEvents(scoped(db, { id: key }), readQuery(words.slice(1)));
    const text = csvText([heads, ...entries.map(cellsOf)]);
    await writeNewFile(file, text);
    print(`${entries.length} 条记录已写入 ${file}。`);
  },
};

const heads = ['时间', '操作者', '动作', '对象', '编号', '说明', '改动', '次数', '来自'];

function cellsOf(entry: AuditEntry): string[] {
  const { at, lastAt, actor, action, part, key, detail, count, address } = entry;
  const isRefusal = action === 'sign-in-refused';
  const counted = count > 1 ? `${count} 次，最近 ${minuteText(lastAt)}` : '';
  const words = isRefusal ? ((signInTexts as Readonly<Record<string, string>>)[detail] ?? detail) : detail;
  const name = isAuditAction(action) ? auditActions[action] : action;
  return [minuteText(at), actor, name, part, key, words, changesOf(entry), counted, address];
}

/** What changed: `title: "旧" → "新"`, and 无 where there was nothing, or is nothing any more. */
function changesOf({ before, after }: AuditEntry): string {
  const told = (row: AuditEntry['before'], name: string) => (row ? JSON.stringify(row[name]) : '无');
  const names = Object.keys({ ...before, ...after });
  return names.map((name) => `${name}: ${told(before, name)} → ${told(after, name)}`).join('；');
}

/** Reads `from=2026-11-01 actor=person:2024310086`. Throws {@link AdminError} for what cannot be asked. */
function readQuery(words: readonly string[]): AuditQuery {
  const query: Record<string, unknown> = {};
  for (const [name, value] of readFields(words)) {
    if (name === 'from' || name === 'until') query[name] = momentOf(value);
    else if (!(auditFields as readonly string[]).includes(name))
      throw new AdminError(`没有条件 ${name}。可用的有：from、until、${auditFields.join('、')}。`);
    else if (name === 'action' && !isAuditAction(value))
      throw new AdminError(
        `没有动作 ${value}。可用的有：${Object.entries(auditActions)
          .map(([one, words]) => `${one}（${words}）`)
          .join('、')}。`,
      );
    else query[name] = value;
  }
  return query;
}

function momentOf(text: string): Date {
  const found = parseMoment(text, 'YYYY-MM-DD') ?? parseMoment(text, 'YYYY-MM-DD HH:mm');
  if (!found) throw new AdminError(`“${text}” 不是日期或时间：请写成 2026-11-01 或 "2026-11-01 08:30"。`);
  return found;
}

/** Commands that tell who did what. */
export const runAudit = runAmong('audit', actions);
