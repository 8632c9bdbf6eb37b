import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/staff/previews';
import { readPermits } from '../access/permits.ts';
import { personActor } from '../audit/store.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { requireFresh } from '../http/staff.ts';
import type { StaffVisit } from '../http/visit.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { nameOf, placesOf, readContents, readName } from '../staff/content.ts';
import { isReadableBy } from '../staff/places.ts';
import { readActors } from '../staff/store.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { countPreviews, goodPreviews, makePreview, revokePreview } from './links.ts';
import { refusalOf } from './rights.ts';
import { readViewerTexts } from './viewers.ts';

export const implementations = [
  implement(contract.staffPreviews, async ({ page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const only = await onlyOf(here, visit);
    const shown = await goodPreviews(here, only, windowOf({ page, pageSize }));
    const actors = await readActors(
      here,
      shown.map(({ madeBy }) => madeBy),
    );
    const viewerText = await readViewerTexts(here, shown);
    const list = shown.map(({ id, items, moment, viewer, reason, madeBy, madeAt, until }) => ({
      id,
      items: items.length,
      at: moment && minuteText(moment),
      viewer: viewerText(viewer),
      reason,
      madeBy: actors(madeBy),
      madeAt: minuteText(madeAt),
      until: minuteText(until),
    }));
    return { list, total: await countPreviews(here, only) };
  }),

  implement(contract.createPreview, ({ items, at, viewer, path, minutes, reason }, visit) =>
    inTransaction(visit.db, async (tx) => {
      const here = scoped(tx, visit.institution);
      const permits = await readPermits(here, visit.person.id);
      const chosen = await readContents(
        here,
        items.map(({ part, key }) => readName(here, part, key)),
      );
      for (const content of chosen) {
        if (!isReadableBy(permits, placesOf(content)))
          throw new Refusal(codes.forbidden, `您不能查看“${content.title}”`);
        if (!content.draft) throw notFound(`“${content.title}”没有草稿`);
      }
      const moment = at === undefined ? null : parseMoment(at, 'YYYY-MM-DD HH:mm');
      const refusal = await refusalOf(here, permits, { viewer, moment });
      if (refusal) throw refusal;
      if (viewer.as === 'person') requireFresh(visit.staff);
      const wanted = { items: chosen.map(nameOf), moment, viewer, path, minutes, reason };
      const maker = { actor: personActor(visit.person), name: visit.person.name, address: visit.ip };
      const { id, link, until } = await makePreview(tx, here, wanted, maker).catch((error: unknown) => {
        throw error instanceof AdminError ? new Refusal(codes.previewRefused, error.message) : error;
      });
      return { id, address: `${contract.previewOrigin(visit.origin)}${link}`, until: minuteText(until) };
    }),
  ),

  implement(contract.revokePreview, async ({ id }, visit) =>
    inTransaction(visit.db, async (tx) => {
      const here = scoped(tx, visit.institution);
      const by = { actor: personActor(visit.person), address: visit.ip };
      if (!(await revokePreview(here, id, by, await onlyOf(here, visit))))
        throw notFound('没有这个预览链接，或者已经结束');
      return {};
    }),
  ),
];

/** Whose links the caller may see and end: their own alone; null for all. */
async function onlyOf(here: Scoped, { person }: StaffVisit): Promise<string | null> {
  const permits = await readPermits(here, person.id);
  return permits.level('grants.write', {}) ? null : personActor(person);
}
