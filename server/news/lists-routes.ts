import * as contract from '@yimen/contract/news/lists';
import { and, asc, eq, sql } from 'drizzle-orm';
import { responsibilityLists, responsibilityRows } from '../database/schema/publishing.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';

const scope = ({ db, institution }: Visit) => scoped(db, institution);

export const implementations = [
  implement(contract.threeListConfig, async (_, visit) => {
    const here = scope(visit);
    const lists = await here.rows(responsibilityLists, {
      where: eq(responsibilityLists.enabled, true),
      orderBy: [asc(responsibilityLists.position)],
    });
    return Promise.all(
      lists.map(async ({ id, name }) => ({
        typeId: id,
        name,
        count: await here.count(responsibilityRows, eq(responsibilityRows.list, id)),
      })),
    );
  }),

  implement(contract.responsibilityField, async ({ typeId }, visit) => (await findList(scope(visit), typeId)).fields),

  implement(contract.responsibilityList, async ({ typeId, query, page, pageSize }, visit) => {
    const here = scope(visit);
    await findList(here, typeId);
    const holds = sql`exists (select 1 from jsonb_each_text(${responsibilityRows.cells}) as cell where position(lower(${query}) in lower(cell.value)) > 0)`;
    const where = and(eq(responsibilityRows.list, typeId), query ? holds : undefined);
    const [rows, total] = await Promise.all([
      here.rows(responsibilityRows, {
        where,
        orderBy: [asc(responsibilityRows.position)],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      }),
      here.count(responsibilityRows, where),
    ]);
    return { list: rows.map(({ cells }) => cells), total };
  }),
];

/** The published list of this id. */
async function findList(here: Scoped, id: string) {
  const list = await here.first(
    responsibilityLists,
    and(eq(responsibilityLists.id, id), eq(responsibilityLists.enabled, true)),
  );
  if (!list) throw notFound('没有找到这张清单');
  return list;
}
