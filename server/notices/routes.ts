import * as contract from '@yimen/contract/homepage/news';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import type { Person } from '../http/visit.ts';
import { minuteText } from '../institutions/clock.ts';
import { readPreferences, savePreferences } from '../institutions/preferences.ts';
import { type Scoped, scoped } from '../institutions/scoped.ts';
import { withPictures } from '../news/blocks.ts';
import { countByType, countUnread, findText, markRead, readNotices, readTypes } from './store.ts';

const noNotice = () => notFound('没有找到这条通知，它可能已经撤下');

export const implementations = [
  implement(contract.noticeShow, async (input, { db, institution, person }) => {
    const here = scoped(db, institution);
    const { muted } = await readSettings(here, person);
    const [{ list, total }, unread] = await Promise.all([
      readNotices(here, person, { ...input, muted }),
      person ? countUnread(here, person, muted) : 0,
    ]);
    return {
      list: list.map(({ id, type, title, department, top, publishedAt, read }) => ({
        ...{ id, type, title, department, top },
        publishedAt: minuteText(publishedAt),
        read: person ? read : null,
      })),
      total,
      unread,
    };
  }),

  implement(contract.noticeInfo, async ({ noticeId }, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [{ list }, text] = await Promise.all([
      readNotices(here, person, { id: noticeId, page: 1, pageSize: 1 }),
      findText(here, noticeId),
    ]);
    const [notice] = list;
    if (!notice || !text) throw noNotice();
    if (person) await markRead(here, person, noticeId);
    const { publishedAt, deadline, read, ...rest } = notice;
    return {
      ...rest,
      publishedAt: minuteText(publishedAt),
      deadline: deadline && minuteText(deadline),
      read: person ? true : null,
      body: withPictures(institution, text.body),
      attachments: text.attachments,
    };
  }),

  implement(contract.noticeTypes, (_, { db, institution, person }) => countByType(scoped(db, institution), person)),

  implement(contract.noticeConfig, async (_, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [settings, types] = await Promise.all([readSettings(here, person), readTypes(here)]);
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

  implement(contract.noticeUrl, async ({ noticeId }, { db, institution }) => {
    if (!(await findText(scoped(db, institution), noticeId))) throw noNotice();
    return { url: `/info-center?notice=${noticeId}` };
  }),
];

interface Settings {
  readonly muted: readonly string[];
  readonly badge: boolean;
}

/** What the person follows; everything, until one says otherwise. */
async function readSettings(here: Scoped, person: Person | null): Promise<Settings> {
  return (await readPreferences(here, person)).notices ?? { muted: [], badge: true };
}

function presentSettings({ muted, badge }: Settings, types: readonly { id: string; name: string }[]) {
  return { badge, types: types.map(({ id, name }) => ({ id, name, subscribed: !muted.includes(id) })) };
}
