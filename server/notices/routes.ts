import { messageType } from '@yimen/contract/notices/messages';
import * as contract from '@yimen/contract/notices/notices';
import { thingHrefs } from '@yimen/contract/paths';
import { visibleApps } from '../access/visible.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Person, Visit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { withPictures } from '../news/blocks.ts';
import { guideOf } from '../services/places.ts';
import { downloadsOf } from '../tenancy/files.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { readPreferences, savePreferences } from '../tenancy/preferences.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { paragraphs } from './excerpt.ts';
import { markAll, markEach } from './marks.ts';
import { countAllUnread, countTypes, readNotices } from './merged.ts';
import { findMessages, markMessages } from './messages.ts';
import { replyingOf } from './replies.ts';
import { findTheirs, markTheirsRead } from './sources.ts';
import { findNotice, markRead, type NoticeRow, noNotice, noNoticeText, ownNotices, readTypes } from './store.ts';

export const implementations = [
  implement(contract.noticeShow, async (input, visit) => {
    const { db, institution, person } = visit;
    await needType(scoped(db, institution), input.type);
    const { muted } = await readNoticeSettings(scoped(db, institution), person);
    const own = await ownNotices(scoped(db, institution), person);
    const [{ list, total, failed }, unread] = await Promise.all([
      readNotices(visit, { ...input, muted }, own),
      countAllUnread(visit, { muted, messages: input.messages }, own),
    ]);
    const linkOf = await linksOf(visit, list);
    return {
      list: list.map((notice) => ({ ...shownNotice(notice, person), link: linkOf(notice), excerpt: notice.excerpt })),
      total,
      unread,
      failed,
    };
  }),

  implement(contract.noticeInfo, async ({ noticeId }, visit) => {
    const { db, institution, person, isPrecache } = visit;
    const here = scoped(db, institution);
    const own = await ownNotices(here, person);
    const [notice, text] = await Promise.all([own.row(noticeId), findNotice(here, noticeId)]);
    if (!notice || !text) return (await openMessage(visit, noticeId)) ?? openTheirs(visit, noticeId);
    if (person && !isPrecache) await markRead(here, person, [noticeId]);
    return {
      ...shownNotice(notice, person),
      link: null,
      replying: await replyingOf(here, text, person),
      body: withPictures(await picturesOf(db, institution), text.body),
      attachments: text.attachments,
      results: [],
      downloads: await downloadsOf(
        db,
        institution,
        text.attachments.map(({ name }) => name),
      ),
    };
  }),

  implement(contract.markNotices, async ({ noticeIds, type, read }, visit) => {
    const here = scopedOf(visit);
    const { muted } = await readNoticeSettings(here, visit.person);
    await needType(here, type);
    const changed =
      noticeIds === 'all'
        ? await markAll(visit, { type, muted, messages: true })
        : await markEach(visit, [...new Set(noticeIds)], read);
    if (!changed) throw notFound(noNoticeText);
    return { changed, unread: await countAllUnread(visit, { muted, messages: true }) };
  }),

  implement(contract.noticeTypes, (_, visit) => countTypes(visit)),

  implement(contract.noticeConfig, async (_, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [settings, types] = await Promise.all([readNoticeSettings(here, person), readTypes(here)]);
    return presentSettings(settings, types);
  }),

  implement(contract.saveNoticeConfig, async ({ muted, badge }, { db, institution, person }) => {
    const here = scoped(db, institution);
    const types = await readTypes(here);
    const known = new Set(types.map(({ id }) => id));
    if (!muted.every((id) => known.has(id))) throw notFound('没有这类通知');
    const settings = { muted: [...new Set(muted)], badge };
    await savePreferences(here, person, { notices: settings });
    return presentSettings(settings, types);
  }),

  implement(contract.noticeUrl, async ({ noticeId }, visit) => {
    const own = await ownNotices(scopedOf(visit), visit.person);
    const isOurs = (await own.find([noticeId])).length > 0;
    if (!isOurs && !(await findTheirs(visit, noticeId))) throw await noNotice(visit, noticeId);
    return { url: thingHrefs.notice.desktop(noticeId) };
  }),
];

/** Throws a {@link notFound} for a type that the institution does not have. */
async function needType(here: Scoped, type: string | undefined): Promise<void> {
  if (type && type !== messageType.id && !(await readTypes(here)).some(({ id }) => id === type))
    throw notFound('没有这类通知');
}

/** A message of the person; opening it marks it as read. Null when they have none of this id. */
async function openMessage(visit: Visit, noticeId: string) {
  const { db, institution, person, isPrecache } = visit;
  const here = scoped(db, institution);
  const [message] = await findMessages(here, person, [noticeId]);
  if (!message) return null;
  if (person && !isPrecache) await markMessages(here, person, [noticeId], true);
  const linkOf = await linksOf(visit, [message]);
  return {
    ...shownNotice(message, person),
    ...textAlone(message.text),
    results: message.results,
    link: linkOf(message),
  };
}

/** Where messages lead: to their link, or to the guide of their service where the visitor may see it. */
async function linksOf(visit: Visit, rows: readonly NoticeRow[]): Promise<(row: NoticeRow) => string | null> {
  const visible = rows.some(({ app }) => app !== null) ? await visibleApps(visit) : null;
  return ({ link, app }) => link ?? (visible && guideOf(app, visible));
}

/** A notice of another system; opening it marks it as read. */
async function openTheirs(visit: Visit, noticeId: string) {
  const { db, institution, person, isPrecache } = visit;
  const notice = await findTheirs(visit, noticeId);
  if (!notice) throw await noNotice(visit, noticeId);
  if (person && !isPrecache) await markTheirsRead(scoped(db, institution), person, [noticeId]);
  return { ...shownNotice(notice, person), ...textAlone(notice.text), link: null };
}

/** What a notice that is nothing but a text has beside it. */
const textAlone = (text: string) => ({
  body: paragraphs(text),
  attachments: [],
  downloads: [],
  results: [],
  replying: null,
});

function shownNotice(notice: NoticeRow, person: Person | null) {
  const { id, type, title, department, top, needsReply, replied, publishedAt, deadline } = notice;
  return {
    id,
    type,
    title,
    department,
    top,
    needsReply,
    replied,
    publishedAt: minuteText(publishedAt),
    deadline: deadline && minuteText(deadline),
    read: person ? notice.read : null,
  };
}

interface Settings {
  readonly muted: readonly string[];
  readonly badge: boolean;
}

/** Which notices the person follows; by default all of them. */
async function readNoticeSettings(here: Scoped, person: Person | null): Promise<Settings> {
  return (await readPreferences(here, person)).notices ?? { muted: [], badge: true };
}

function presentSettings({ muted, badge }: Settings, types: readonly { id: string; name: string }[]) {
  return { badge, types: types.map(({ id, name }) => ({ id, name, subscribed: !muted.includes(id) })) };
}
