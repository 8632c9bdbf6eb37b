import { codes } from '@yimen/contract/envelope';
import { contentPermission, type PublishedArea, permissionNames } from '@yimen/contract/published';
import { type Permits, readPermits } from '../access/permits.ts';
import { personOfActor } from '../audit/store.ts';
import type { Preview } from '../database/schema/previews.ts';
import type { Draft } from '../editions/drafts.ts';
import { Refusal } from '../http/refusal.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { nameOf, nameText, placesOf, readContents } from '../staff/content.ts';
import { exceedingRefusal } from '../staff/people.ts';
import { isReadableBy } from '../staff/places.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** What may be for some people alone, or for later. */
const restricted = ['services', 'systems', 'news', 'notices', 'topics'] as const satisfies readonly PublishedArea[];

type Shown = Pick<Preview, 'viewer' | 'moment'>;

/**
 * Why staff may not see a preview: as others than a guest, or as of a moment, it shows what is for some people, or for
 * later, of the whole institution; as a person, what is theirs, which is not for who may do less. Null where they may.
 */
export async function refusalOf(here: Scoped, permits: Permits, { viewer, moment }: Shown): Promise<Refusal | null> {
  if (viewer.as === 'guest' && moment === null) return null;
  const missing = restricted.map((area) => contentPermission(area, 'read')).filter((one) => !permits.level(one, {}));
  if (missing.length > 0) {
    const what = `「${permissionNames(missing)}」的权限`;
    const message = `以某类人、某个人的身份或到某个时间预览，会看到全单位的内容：您在整个单位没有${what}`;
    return new Refusal(codes.forbidden, message, 200, { detail: missing.join(' ') });
  }
  if (viewer.as !== 'person') return null;
  const row = await findPersonRow(here, viewer.person);
  if (!row) return null;
  if (!permits.level('people.read', { department: row.department }))
    return new Refusal(codes.forbidden, '您不能查看这个部门的人员', 200, { detail: 'people.read' });
  return exceedingRefusal(here, permits, [row]);
}

/** Whether who made a preview may still see it; what the command line made stays. */
export async function isStillAllowed(
  here: Scoped,
  { madeBy, ...shown }: Shown & Pick<Preview, 'madeBy'>,
): Promise<boolean> {
  const maker = personOfActor(madeBy);
  if (maker === null) return true;
  if ((await findPersonRow(here, maker))?.disabled !== false) return false;
  const permits = await readPermits(here, maker);
  return permits.held.length > 0 && (await refusalOf(here, permits, shown)) === null;
}

/** Of these drafts those that who made a preview may read now; all for the command line. */
export async function readableDrafts(
  here: Scoped,
  { madeBy }: Pick<Preview, 'madeBy'>,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const maker = personOfActor(madeBy);
  if (maker === null) return [...drafts];
  const permits = await readPermits(here, maker);
  const readable = (await readContents(here, drafts)).filter((content) => isReadableBy(permits, placesOf(content)));
  const names = new Set(readable.map((content) => nameText(nameOf(content))));
  return drafts.filter((draft) => names.has(nameText(draft)));
}
