import { endsInOrder } from '@yimen/contract/fields';
import { and, ne, sql } from 'drizzle-orm';
import { auditActions, isAuditAction } from '../audit/actions.ts';
import { readDifferences } from '../audit/differences.ts';
import { type AuditEntry, type AuditQuery, auditFields, readPersonalEvents } from '../audit/store.ts';
import { auditCells, auditCsv, differencesCsv, shortestId } from '../audit/table.ts';
import { auditedInstitutions, verifyEntries } from '../audit/verify.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { parseMoment } from '../lib/time.ts';
import { AdminError, readFields, UsageError } from '../parts/fields.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { proofLines } from './proof.ts';
import { need, type Surroundings, writeNewFile } from './words.ts';

/** Most entries that are printed: a file holds all. */
const maxPrinted = 200;

const actions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print, disclosed }) {
    const { entries, hasPersonal } = await readPersonalEvents(scoped(db, { id: key }), readQuery(words), maxPrinted);
    if (hasPersonal) disclosed();
    for (const entry of entries) print(auditCells(entry).filter(Boolean).join('  '));
    if (entries.length === 0) print('没有符合条件的记录。');
    if (entries.length === maxPrinted) print(`只列出最近 ${maxPrinted} 条；要全部记录，请用 audit export 写到文件。`);
  },

  async export(key, words, { db, print }) {
    const [file = ''] = need(words, '文件');
    const { entries } = await readPersonalEvents(scoped(db, { id: key }), readQuery(words.slice(1)));
    await writeNewFile(file, auditCsv(entries));
    print(`${entries.length} 条记录已写入 ${file}。`);
  },

  async differences(key, words, { db, print }) {
    const [id = '', file = ''] = need(words, '编号', '文件');
    const here = scoped(db, { id: key });
    const found = await readDifferences(here, await entryNamed(here, id));
    if (!found) throw new AdminError(`记录 ${id} 的改动明细被改动或删除了：请用 audit verify 检查。`);
    await writeNewFile(file, differencesCsv(found));
    print(`${found.rows.length} 行的改动明细已写入 ${file}。`);
    if (found.left > 0) print(`另有 ${found.left} 行的改动太大，没有保存。`);
  },
};

/** The entry with differences whose id begins so. Throws {@link AdminError} unless it is exactly one. */
async function entryNamed(here: Scoped, id: string): Promise<AuditEntry> {
  const isId = id.length >= shortestId && /^[\da-f-]+$/.test(id);
  const beginsSo = and(ne(auditEntries.differences, ''), sql`${auditEntries.id}::text like ${`${id}%`}`);
  const [found, another] = isId ? await here.rows(auditEntries, { where: beginsSo, limit: 2 }) : [];
  if (!found) throw new AdminError(`没有编号为 ${id} 的改动明细：编号见 audit list 中的“明细”。`);
  if (another) throw new AdminError(`不止一个编号以 ${id} 开头：请多写几位。`);
  return found;
}

/**
 * Tells of an institution, or of all, whether its entries are those that were sealed; with `head=` also whether a hash
 * that was noted is part of them. Throws {@link AdminError} that says what is not as it was sealed.
 */
async function verifyAudit(words: readonly string[], { db, print }: Surroundings): Promise<void> {
  const known = await auditedInstitutions(db);
  const [key, noted] = words[0]?.startsWith('head=') ? [undefined, words[0]] : words;
  const hash = noted?.replace(/^head=/, '');
  if (hash !== undefined && !/^[\da-f]{64}$/.test(hash)) throw new UsageError('请写 head= 和 64 位的链头。');
  if (key !== undefined && !known.includes(key)) throw new AdminError(`没有 ${key} 的审计记录。`);
  let faults = 0;
  let hasNoted = false;
  for (const institution of key === undefined ? known : [key]) {
    const proof = await verifyEntries(db, institution, hash);
    for (const line of proofLines(proof)) print(line);
    if (proof.fault) faults += 1;
    hasNoted ||= proof.hasNoted;
  }
  if (known.length === 0) print('还没有审计记录。');
  if (hash !== undefined && !hasNoted) throw new AdminError(`链上没有 ${hash}：记录被改写过，或其所在月份已到期删除。`);
  if (faults > 0) throw new AdminError('审计记录与封存时不一致。');
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
  const { from, until } = query as AuditQuery;
  if (!endsInOrder(from, until, { isStrict: true })) throw new AdminError('until 应晚于 from，否则没有记录。');
  return query;
}

function momentOf(text: string): Date {
  const found = parseMoment(text, 'YYYY-MM-DD') ?? parseMoment(text, 'YYYY-MM-DD HH:mm');
  if (!found) throw new AdminError(`“${text}” 不是日期或时间：请写成 2026-11-01 或 "2026-11-01 08:30"。`);
  return found;
}

const runOfInstitution = runAmong('audit', actions);

/** Commands that tell who did what, and whether it is still told as it was. */
export async function runAudit([what = '', ...words]: readonly string[], at: Surroundings): Promise<void> {
  if (what === 'verify') return verifyAudit(words, at);
  if (!Object.hasOwn(actions, what))
    throw new UsageError('请写 audit list、audit export、audit differences 或 audit verify。');
  const [key = '', ...rest] = words;
  // Also for an institution that was deleted: what was done there stays.
  at.concerns(key);
  await runOfInstitution(what, key, rest, at, new Set());
}
