import { codes } from '@yimen/contract/envelope';
import { contentPermission, type PublishedArea, permissionNames } from '@yimen/contract/published';
import * as contract from '@yimen/contract/staff/previews';
import { type Permits, readPermits } from '../access/permits.ts';
import { personActor } from '../audit/store.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { factorDue, isFresh } from '../http/staff.ts';
import type { StaffVisit } from '../http/visit.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { nameOf, placesOf, readContents, readName } from '../staff/content.ts';
import { isReadableBy } from '../staff/places.ts';
import { readActors } from '../staff/store.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { endPreview, goodPreviews, makePreview } from './links.ts';
import { viewerText } from './viewers.ts';

export const implementations = [
  implement(contract.staffPreviews, async ({ page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const all = await goodPreviews(here, await onlyOf(here, visit));
    const shown = all.slice((page - 1) * pageSize, page * pageSize);
    const actors = await readActors(
      here,
      shown.map(({ madeBy }) => madeBy),
    );
    const list = shown.map(async ({ id, items, moment, viewer, reason, madeBy, madeAt, until }) => ({
      id,
      items: items.length,
      at: moment && minuteText(moment),
      viewer: await viewerText(here, viewer),
      reason,
      madeBy: actors(madeBy),
      madeAt: minuteText(madeAt),
      until: minuteText(until),
    }));
    return { list: await Promise.all(list), total: all.length };
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
      if (viewer.as !== 'guest' || at !== undefined) requireAllContent(permits);
      if (viewer.as === 'person') await requireReadable(here, visit, viewer.person);
      const moment = at === undefined ? null : parseMoment(at, 'YYYY-MM-DD HH:mm');
      const wanted = { items: chosen.map(nameOf), moment, viewer, path, minutes, reason };
      const maker = { actor: personActor(visit.person), name: visit.person.name, address: visit.ip };
      const { id, link, until } = await makePreview(tx, here, wanted, maker).catch((error: unknown) => {
        throw error instanceof AdminError ? notFound(error.message) : error;
      });
      const { protocol, host } = new URL(visit.origin);
      return { id, address: `${protocol}//${contract.previewHost(host)}${link}`, until: minuteText(until) };
    }),
  ),

  implement(contract.revokePreview, async ({ id }, visit) =>
    inTransaction(visit.db, async (tx) => {
      const here = scoped(tx, visit.institution);
      const by = { actor: personActor(visit.person), address: visit.ip };
      if (!(await endPreview(here, id, by, await onlyOf(here, visit))))
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

/** What may be for some people alone, or for later. */
const restricted = ['services', 'systems', 'news', 'notices', 'topics'] as const satisfies readonly PublishedArea[];

/** Throws a {@link Refusal} for who may not read, of the whole institution, what others than guests see, and see later. */
function requireAllContent(permits: Permits): void {
  const missing = restricted.map((area) => contentPermission(area, 'read')).filter((one) => !permits.level(one, {}));
  if (missing.length === 0) return;
  const what = `「${permissionNames(missing)}」的权限`;
  const message = `以某类人、某个人的身份或到某个时间预览，会看到全单位的内容：您在整个单位没有${what}`;
  throw new Refusal(codes.forbidden, message, 200, { detail: missing.join(' ') });
}

/** Throws a {@link Refusal} where the caller may not look at the portal as a person. */
async function requireReadable(here: Scoped, { person, staff }: StaffVisit, id: string): Promise<void> {
  const row = await findPersonRow(here, id);
  if (!row) throw notFound('没有这个人');
  const permits = await readPermits(here, person.id);
  if (!permits.level('people.read', { department: row.department }))
    throw new Refusal(codes.forbidden, '您不能查看这个部门的人员', 200, { detail: 'people.read' });
  if (staff.asksSecondFactor && !isFresh(staff.provenAt)) throw factorDue();
}
