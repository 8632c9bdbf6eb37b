import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { recordedRows } from '../audit/change.ts';
import { hostsPart } from '../changes/removed/hosts.ts';
import { restoreRows, wentAlong } from '../changes/removed/restore.ts';
import { removedRows } from '../database/schema/removed.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { findPart } from '../parts/tables.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { alongText, need } from './words.ts';

/** Characters of an id that are shown, and fewest that name it. */
const shortest = 8;
/** Rows that are shown of one removal. */
const shown = 20;

const actions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const [name = ''] = words;
    const part = name === hostsPart.name ? name : findPart(name)?.name;
    if (name && !part) throw new AdminError(`没有表 ${name}。`);
    const rows = await meantRows(scoped(db, { id: key }), part);
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
    const meant = await find(here, id);
    const restorable = { meant, along: await wentAlong(here, meant), withheld: [] };
    const { restored, recorded, rules, along, left, warnings } = await restoreRows(db, key, restorable, act);
    const total = `放回 ${restored} 行`;
    if (recorded.length > recordedRows) changedMany(recorded, total);
    else for (const change of recorded) changed(change);
    for (const warning of warnings) print(warning);
    print(`已${total}${alongText(along)}。`);
    if (rules > 0) print(`${rules} 处可见范围又写着他们。`);
    if (left > 0) print(`${left} 行没有放回：它们要用的数据已经不在，或者又有了。`);
  },
};

/** Rows that were removed themselves, the latest first, without what is in them: one may be a file. */
function meantRows(here: Scoped, name?: string) {
  const { id, removal, part, key, at, by } = removedRows;
  const ofPart = name === undefined ? undefined : eq(part, name);
  const query = here.db.select({ id, removal, part, key, at, by }).from(removedRows);
  return query.where(here.of(removedRows, and(isNull(removedRows.cause), ofPart))).orderBy(desc(at), asc(key));
}

/** The row of this id, or all of a removal's. Throws {@link AdminError} unless it is exactly one. */
async function find(here: Scoped, id: string) {
  const rows = id.length < shortest ? [] : await meantRows(here);
  const own = rows.filter((row) => row.id.startsWith(id));
  const removals = new Set(rows.map(({ removal }) => removal).filter((removal) => removal.startsWith(id)));
  if (own.length + removals.size > 1) throw new AdminError(`不止一个编号以 ${id} 开头：请多写几位。`);
  const [removal] = removals;
  const [row] = own;
  if (!removal && !row)
    throw new AdminError(`没有编号为 ${id} 的已删除数据：编号见 removed list；删除后只保留一段时间。`);
  const isIts = removal ? eq(removedRows.removal, removal) : eq(removedRows.id, row?.id ?? '');
  return here.rows(removedRows, { where: and(isIts, isNull(removedRows.cause)) });
}

/** Commands that tell what was removed, and put it back. */
export const runRemoved = runAmong('removed', actions);
