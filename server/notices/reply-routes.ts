import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/notices/replies';
import { readPermits } from '../access/permits.ts';
import { countReading, personActor } from '../audit/store.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { readReplies, readRepliesFor, storeReply } from './replies.ts';
import { findTheirs } from './sources.ts';
import { findNotice, noNotice, ownNotices } from './store.ts';

export const implementations = [
  implement(contract.replyNotice, async ({ noticeId, text }, visit) => {
    const here = scopedOf(visit);
    const [notice, seen] = [await findNotice(here, noticeId), await ownNotices(here, visit.person)];
    if (notice && (await seen.find([noticeId])).length > 0) return storeReply(here, notice, visit.person, text);
    if (await findTheirs(visit, noticeId))
      throw new Refusal(codes.replyRefused, '这条通知来自其他系统，请到那个系统回复');
    throw await noNotice(visit, noticeId);
  }),

  implement(contract.noticeReplies, async ({ notice: id, ...page }, visit) => {
    const here = scopedOf(visit);
    const notice = await findNotice(here, id);
    if (!notice) throw notFound('没有这条通知');
    const reached = (await readPermits(here, visit.person.id)).departments('notices.read');
    if (reached && !reached.includes(notice.department))
      throw new Refusal(codes.forbidden, '您不能查看这个部门的通知', 200, { detail: 'notices.read' });
    const asked = { part: 'noticeReplies', key: id, address: visit.ip };
    await countReading(here, { actor: personActor(visit.person), action: 'read-replies', ...asked });
    return readReplies(here, notice, windowOf(page));
  }),

  implement(contract.pushedReplies, ({ after, limit }, { db, institution, system }) =>
    readRepliesFor(scoped(db, institution), system, after, limit),
  ),
];
