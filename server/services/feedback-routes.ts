import { ownFeedback, sendFeedback } from '@yimen/contract/services/feedback';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { insertFeedback, noFeedback, presentFeedback, readOwnFeedback } from './feedback.ts';

export const implementations = [
  implement(sendFeedback, ({ about, subject, words }, { db, institution, person }) =>
    inTransaction(db, async (tx) => {
      const said = { about, subject, words, person: person?.id ?? null, at: new Date() };
      return { number: await insertFeedback(scoped(tx, institution), said), at: minuteText(said.at) };
    }),
  ),

  implement(ownFeedback, async ({ number }, visit) => {
    const rows = await readOwnFeedback(scopedOf(visit), visit.person, number);
    if (number !== undefined && rows.length === 0) throw noFeedback();
    return rows.map(presentFeedback);
  }),
];
