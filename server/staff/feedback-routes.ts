import { randomUUID } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { hrefTo } from '@yimen/contract/paths';
import { answerFeedback, staffFeedback } from '@yimen/contract/services/feedback';
import { readPermits } from '../access/permits.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { tellPeople } from '../messages/tell.ts';
import { lockFeedback, noFeedback, presentFeedback, readSentFeedback, setReply } from '../services/feedback.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { departmentName } from '../tenancy/names.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';

export const implementations = [
  implement(staffFeedback, async ({ open, ...page }, visit) => {
    const here = scopedOf(visit);
    const departments = (await readPermits(here, visit.person.id)).departments('feedback.read');
    const { rows, total } = await readSentFeedback(here, { departments, open, ...windowOf(page) });
    return {
      list: rows.map((row) => ({ ...presentFeedback(row), department: row.department, told: row.person !== null })),
      total,
    };
  }),

  implement(answerFeedback, ({ number, reply }, { db, institution, person: caller, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const row = await lockFeedback(here, number);
      if (!row) throw noFeedback();
      const permits = await readPermits(here, caller.id);
      if (permits.level('feedback.write', { department: row.department }) !== 'direct')
        throw new Refusal(codes.forbidden, '您不能答复这个部门的意见', 200, { detail: 'feedback.write' });
      const at = new Date();
      const repliedBy = (await departmentName(here, (await findPersonRow(here, caller.id))?.department)) || '服务台';
      await setReply(here, number, { reply, repliedBy, repliedAt: at });
      await recordEvent(here, {
        actor: personActor(caller),
        action: 'answer-feedback',
        part: 'feedback',
        key: number,
        address,
      });
      const sender = row.person === null ? null : await findPersonRow(here, row.person);
      if (!sender) return { told: false };
      await tellPeople(here, [sender.id], {
        id: `feedback-${randomUUID()}`,
        title: '您的意见有了答复',
        text: `意见 ${number} 的答复：\n${reply}`,
        source: repliedBy,
        sentAt: at,
        link: hrefTo('personal-center', { query: { tab: 'feedback', feedback: number } }),
      });
      return { told: true };
    }),
  ),
];
