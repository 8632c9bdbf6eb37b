import { desc, eq, isNull } from 'drizzle-orm';
import { recordedRows } from '../audit/change.ts';
import { removeRows, tryRemoving } from '../changes/change.ts';
import { restoreRows } from '../changes/removed/restore.ts';
import { removedRows } from '../database/schema/removed.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, type Fields } from '../parts/fields.ts';
import { findPart, type Part } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { alongText, need, type Surroundings } from './words.ts';

/** Keys that are told of what is removed. */
const toldKeys = 10;

/**
 * Removes the rows with these values and what goes with them. Without `--yes` it tells how much that is, and removes
 * nothing. Throws {@link AdminError} when it is not what somebody has agreed to.
 */
export async function removeByValues(
  key: string,
  part: Part,
  fields: Fields,
  flags: ReadonlySet<string>,
  at: Surroundings,
): Promise<void> {
  const isSure = flags.has('--yes');
  const { keys, along } = await (isSure ? removeRows : tryRemoving)(at, key, part, fields);
  const told = keys.join('\n') + alongText(along);
  if (at.agreed !== undefined && at.agreed !== told)
    throw new AdminError(`没有删除：${part.name} 中符合条件的行和刚才列出的不同了，请再运行一次。`);
  const rows = `${part.name} 中的 ${keys.length} 行`;
  if (!isSure) at.changedMany([], rows);
  if (keys.length === 0) return at.print(`${part.name} 中没有符合条件的行，没有删除。`);
  if (isSure) return at.print(`已删除 ${rows}${alongText(along)}。`);
  at.print(
    `将删除 ${rows}（${keys.slice(0, toldKeys).join('；')}${keys.length > toldKeys ? ' 等' : ''}）${alongText(along)}。`,
  );
  if (at.ask) at.ask(told);
  else at.print('以上只是预览，什么都没有删除。确定后加 --yes。');
}

/** Characters of an id that are shown, and fewest that name it. */
const shortest = 8;
/** Rows that are shown of one removal. */
const shown = 20;

const actions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const [name = ''] = words;
    const part = name ? findPart(name)?.name : undefined;
    if (name && !part) throw new AdminError(`没有表 ${name}。`);
    const rows = (await meantRows(scoped(db, { id: key }))).filter((row) => !part || row.part === part);
    const removals = Map.groupBy(rows, ({ removal }) => removal);
    for (const [id, own] of removals) {
      const [{ at, by }] = own as [(typeof own)[number]];
      print(`${id.slice(0, shortest)}  ${minuteText(at)}  ${by}  ${own.length} 行`);
      for (const row of own.slice(0, shown)) print(`  ${row.id.slice(0, shortest)}  ${row.part}  ${row.key}`);
      if (own.length > shown) print(`  ……另有 ${own.length - shown} 行`);
    }
    if (rows.length === 0) print('没有删除后还能放回的数据。');
  },

  async restore(key, words, { db, print, changed, changedMany, act }) {
    const [id = ''] = need(words, '编号');
    const here = scoped(db, { id: key });
    const { changes, rules, along, left, warnings } = await restoreRows(db, key, await find(here, id), act);
    const total = `放回 ${changes.length} 行`;
    const recorded = [...changes, ...rules];
    if (recorded.length > recordedRows) changedMany(recorded, total);
    else for (const change of recorded) changed(change);
    for (const warning of warnings) print(warning);
    print(`已${total}${alongText(along)}。`);
    if (rules.length > 0) print(`${rules.length} 处可见范围又写着他们。`);
    if (left > 0) print(`${left} 行没有放回：它们要用的数据已经不在，或者又有了。`);
  },
};

/** Rows that were removed themselves, the latest first. */
const meantRows = (here: Scoped) =>
  here.rows(removedRows, { where: isNull(removedRows.cause), orderBy: [desc(removedRows.at), removedRows.key] });

/** The row of this id, or all of a removal's. Throws {@link AdminError} unless it is exactly one. */
async function find(here: Scoped, id: string) {
  const rows = id.length < shortest ? [] : await meantRows(here);
  const own = rows.filter((row) => row.id.startsWith(id));
  const removals = new Set(rows.map(({ removal }) => removal).filter((removal) => removal.startsWith(id)));
  if (own.length + removals.size > 1) throw new AdminError(`不止一个编号以 ${id} 开头：请多写几位。`);
  const [removal] = removals;
  const found = removal ? await here.rows(removedRows, { where: eq(removedRows.removal, removal) }) : own;
  if (found.length === 0)
    throw new AdminError(`没有编号为 ${id} 的已删除数据：编号见 removed list；删除后只保留一段时间。`);
  return found.filter(({ cause }) => cause === null);
}

/** Commands that tell what was removed, and put it back. */
export const runRemoved = runAmong('removed', actions);
