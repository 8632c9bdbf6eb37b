import { randomUUID } from 'node:crypto';
import { isPage } from '@yimen/contract/paths';
import { longestMinutes, previewPath, type Viewer } from '@yimen/contract/staff/previews';
import { and, desc, eq, gt } from 'drizzle-orm';
import { PersonalValue } from '../audit/personal.ts';
import { recordEvent, recordOnce } from '../audit/store.ts';
import type { Database } from '../database/open.ts';
import type { RowName } from '../database/schema/editions.ts';
import { type Preview, previews } from '../database/schema/previews.ts';
import type { Window } from '../lib/paging.ts';
import { hourMs, minuteMs, minuteText } from '../lib/time.ts';
import { accountSecurity, staffDid, tellPeople } from '../messages/tell.ts';
import { AdminError } from '../parts/fields.ts';
import { noPageText } from '../parts/shapes.ts';
import { signFor, verifyToken } from '../sign-in/tokens.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { isStillAllowed } from './rights.ts';
import { readViewerTexts, requireViewer, subjectOf } from './viewers.ts';

/** For how long a link is good unless something else is asked for, in minutes: a day. */
const usualMinutes = 24 * 60;

/** Most links of one maker that are good at the same time. */
const mostLinks = 50;

interface Wanted {
  readonly items: readonly RowName[];
  /** As of when; null for now. */
  readonly moment: Date | null;
  readonly viewer: Viewer;
  readonly path: string;
  readonly minutes?: number | undefined;
  readonly reason: string;
}

/** Who makes or opens a link, for the audit record and for the person as whom it is shown. */
interface Maker {
  readonly actor: string;
  readonly name: string;
  readonly address?: string;
}

/** Tokens of previews are good for nothing else, and no other token is good for a preview. */
const audienceOf = (institution: string) => `${institution} preview`;

/**
 * Makes a link; returns it as path and query at the host of previews. The person as whom it is shown is told. Throws
 * {@link AdminError} for a page or a viewer who is not there, a moment that is over, without a reason where one is needed,
 * and for too many links.
 */
export async function makePreview(
  db: Database,
  here: Scoped,
  { items, moment, viewer, path, minutes, reason }: Wanted,
  { actor, name, address = '' }: Maker,
): Promise<{ readonly id: string; readonly link: string; readonly until: Date }> {
  const isPerson = viewer.as === 'person';
  if (!isPage(path)) throw new AdminError(`不能预览 ${path}：${noPageText(path)}。`);
  if (moment && moment.getTime() <= Date.now() - minuteMs)
    throw new AdminError(`${minuteText(moment)} 已经过了：预览只能按现在或以后的时间。`);
  if (isPerson && reason === '') throw new AdminError('以某个人的身份预览，请写明原因：这个人会看到。');
  if ((await countPreviews(here, actor)) >= mostLinks)
    throw new AdminError(`有效的预览链接已经有 ${mostLinks} 个：请先停用不用的。`);
  await requireViewer(here, viewer);
  const longest = isPerson ? longestMinutes.person : longestMinutes.visitor;
  const madeAt = new Date();
  const until = new Date(madeAt.getTime() + Math.min(minutes ?? usualMinutes, longest) * minuteMs);
  const id = randomUUID();
  const person = isPerson ? viewer.person : null;
  await here.insert(previews, [{ id, items, moment, viewer, person, path, reason, madeBy: actor, madeAt, until }]);
  const made = await toldOf(here, viewer, reason);
  await recordEvent(here, { actor, action: 'create-preview', address, ...made, ...of(person) });
  if (person !== null) {
    const done = `生成了以您的身份查看门户的链接，${minuteText(until)} 前有效，只能看，不能操作。原因：${reason}`;
    const text = staffDid(name, madeAt, done);
    const told = { id: `preview-${id}`, title: '有工作人员以您的身份查看门户', text, source: accountSecurity };
    await tellPeople(here, [person], { ...told, sentAt: madeAt });
  }
  const token = { id, subject: subjectOf(viewer), audience: audienceOf(here.institution), from: madeAt, until };
  const signed = await signFor(db, { id: here.institution }, token);
  return { id, link: `${previewPath}?${new URLSearchParams({ token: signed })}`, until };
}

/** What the record tells of as whom and why; of a person by the id alone, and the rest under the key of that person. */
async function toldOf(here: Scoped, viewer: Viewer, reason: string) {
  if (viewer.as === 'person') {
    const { person, identity } = viewer;
    const personal = Object.entries({ reason, identity }).filter(([, value]) => value !== undefined);
    const after = Object.fromEntries(personal.map(([name, value]) => [name, new PersonalValue(person, value)]));
    return { detail: `作为 ${person}`, after };
  }
  const viewerText = await readViewerTexts(here, [{ viewer }]);
  return { detail: `作为${viewerText(viewer)} ${reason}`.trim() };
}

/** The part and key of the audit entry that is about a person. */
const of = (person: string | null) => (person === null ? {} : { part: 'people', key: person });

/** Records that a link is used, by whom nobody knows: once an hour for each address. */
function recordOpening(here: Scoped, { id, madeBy, person }: Preview, address: string): Promise<void> {
  const event = {
    actor: 'visitor',
    action: 'open-preview',
    detail: `由 ${madeBy} 生成`,
    address,
    ...of(person),
  } as const;
  return recordOnce(here, event, `preview ${id}, ${address}, hour ${Math.floor(Date.now() / hourMs)}`);
}

/**
 * The preview of a token, for a request from an address; null when the token is not good, the link was ended, or who made
 * it may not see it any more. It is recorded here, because a token shows the preview without its link being opened.
 */
export async function findPreview(
  db: Database,
  institution: { id: string },
  token: string,
  address: string,
): Promise<Preview | null> {
  const claims = await verifyToken(db, institution, token, audienceOf(institution.id));
  const good = claims?.jti && and(eq(previews.id, claims.jti), gt(previews.until, new Date()));
  const here = scoped(db, institution);
  const preview = good ? await here.first(previews, good) : null;
  if (!preview || !(await isStillAllowed(here, preview))) return null;
  await recordOpening(here, preview, address);
  return preview;
}

const isGood = (maker: string | null) =>
  and(gt(previews.until, new Date()), maker === null ? undefined : eq(previews.madeBy, maker));

/** The links that are good now, the latest first: those of one maker, or all. */
export const goodPreviews = (here: Scoped, maker: string | null, window: Partial<Window> = {}): Promise<Preview[]> =>
  here.rows(previews, { where: isGood(maker), orderBy: [desc(previews.madeAt), desc(previews.id)], ...window });

/** How many there are. */
export const countPreviews = (here: Scoped, maker: string | null): Promise<number> =>
  here.count(previews, isGood(maker));

/** Ends a link, of one maker where that is given; returns whether there was one: of two who end it, one did. */
export async function revokePreview(
  here: Scoped,
  id: string,
  { actor, address = '' }: Omit<Maker, 'name'>,
  maker: string | null,
) {
  const own = maker === null ? undefined : eq(previews.madeBy, maker);
  const one = and(eq(previews.id, id), gt(previews.until, new Date()), own) ?? eq(previews.id, id);
  const [preview] = await here.db.select().from(previews).where(here.of(previews, one)).for('update');
  if (!preview) return false;
  await here.delete(previews, one);
  await recordEvent(here, {
    actor,
    action: 'revoke-preview',
    detail: `由 ${preview.madeBy} 生成`,
    address,
    ...of(preview.person),
  });
  return true;
}
