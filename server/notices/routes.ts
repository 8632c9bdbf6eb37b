import * as contract from '@yimen/contract/homepage/news';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { withPictures } from '../news/blocks.ts';
import { countByType, countUnread, findText, markRead, readNotices } from './store.ts';

const noNotice = () => notFound('没有找到这条通知，它可能已经撤下');

export const implementations = [
  implement(contract.noticeShow, async (input, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [{ list, total }, unread] = await Promise.all([
      readNotices(here, person, input),
      person ? countUnread(here, person) : 0,
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

  implement(contract.noticeUrl, async ({ noticeId }, { db, institution }) => {
    if (!(await findText(scoped(db, institution), noticeId))) throw noNotice();
    return { url: `/info-center?notice=${noticeId}` };
  }),
];
