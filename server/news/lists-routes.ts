import * as contract from '@yimen/contract/news/lists';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { findList, readListRows, readLists } from './store.ts';

export const implementations = [
  implement(contract.threeListConfig, async (_, visit) =>
    (await readLists(scopedOf(visit))).map(({ id, ...list }) => ({ typeId: id, ...list })),
  ),

  implement(
    contract.responsibilityField,
    async ({ typeId }, visit) => (await requireList(scopedOf(visit), typeId)).fields,
  ),

  implement(contract.responsibilityList, async ({ typeId, query, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    await requireList(here, typeId);
    const { rows, total } = await readListRows(here, typeId, query, { page, pageSize });
    return { list: rows.map(({ cells }) => cells), total };
  }),
];

/** The published list of this id. Throws a {@link notFound}. */
async function requireList(here: Scoped, id: string) {
  const list = await findList(here, id);
  if (!list) throw notFound('没有找到这张清单');
  return list;
}
