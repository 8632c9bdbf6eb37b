import { noticeShow } from '@yimen/contract/homepage/news';
import { implement } from '../http/implement.ts';
import { minuteText } from '../institutions/clock.ts';
import { scoped } from '../institutions/scoped.ts';
import { countUnread, readNotices } from './store.ts';

export const implementations = [
  implement(noticeShow, async (input, { db, institution, person }) => {
    const here = scoped(db, institution);
    const [{ list, total }, unread] = await Promise.all([
      readNotices(here, person, input),
      person ? countUnread(here, person) : 0,
    ]);
    return {
      list: list.map(({ publishedAt, read, ...notice }) => ({
        ...notice,
        publishedAt: minuteText(publishedAt),
        read: person ? read : null,
      })),
      total,
      unread,
    };
  }),
];
