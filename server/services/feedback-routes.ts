import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { feedback } from '../database/schema/visits.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';

export const implementations = [
  implement(sendFeedback, async (said, { db, institution, person }) => {
    const at = new Date();
    await scoped(db, institution).insert(feedback, [{ ...said, id: randomUUID(), person: person?.id ?? null, at }]);
    return { at: minuteText(at) };
  }),
];
