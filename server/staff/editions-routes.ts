import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/staff/editions';
import { editionsOf, restoreEdition } from '../changes/former.ts';
import { totalRows } from '../changes/personal-data.ts';
import { changedFields } from '../editions/fields.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { shownRow } from '../parts/rows.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { asStaff, requireDirect } from './acting.ts';
import { alsoAs, readContent, readName } from './content.ts';
import { countEditions, findEdition, type Head, headsOf, latestEditions, readableContent } from './editions.ts';
import { placesAskReview } from './review.ts';

export const implementations = [
  implement(contract.staffEditions, async ({ part: name, key, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const { content, isIts } = await readableContent(here, visit, name, key);
    const { shown, former } = await latestEditions(here, isIts, windowOf({ page, pageSize }));
    const heads = await headsOf(here, shown);
    const list = shown.map(({ content: row }, at) => {
      const before = former(at);
      const fields = before && row ? changedFields(content.part, before.content, row).map(({ field }) => field) : [];
      return { ...(heads[at] as Head), fields };
    });
    return { list, total: await countEditions(here, isIts) };
  }),

  implement(contract.staffEdition, async ({ part: name, key, number }, visit) => {
    const here = scopedOf(visit);
    const { content, isIts } = await readableContent(here, visit, name, key);
    const found = await findEdition(here, isIts, number);
    if (!found) return null;
    const [head] = await headsOf(here, [found]);
    return { ...(head as Head), content: found.content && shownRow(content.part, found.content) };
  }),

  implement(contract.restoreEdition, ({ part: name, key, number, reason }, visit) =>
    asStaff(visit, { title: '', reason }, async (at) => {
      const { here, permits, act } = at;
      const content = await readContent(here, readName(here, name, key));
      const found = (await editionsOf(here, content.part, content.key)).find((one) => one.number === number);
      if (!found) throw notFound(`没有版本 ${number}`);
      const restored = found.content ? alsoAs(content, found.content) : content;
      requireDirect(permits, ['publish'], [restored]);
      if (await placesAskReview(here, [restored]))
        throw new Refusal(codes.releaseRefused, '这里的内容要经过审核：请把这个版本的内容存为草稿，再提交');
      const told = `恢复“${content.title}”的版本 ${number}`;
      const doing = { ...at, act: { ...act, title: told } };
      const along = await restoreEdition(doing, here.institution, content.part, content.key, number);
      await at.recordChanges('restore-edition', `版本 ${number}：${reason}`);
      return { release: doing.act.release ?? 0, along: totalRows({ rows: along }) };
    }),
  ),
];
