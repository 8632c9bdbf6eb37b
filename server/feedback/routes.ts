import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@yimen/contract/homepage/feedback';
import { feedback } from '../database/schema/visits.ts';
import { implement } from '../http/implement.ts';
import { scoped } from '../institutions/scoped.ts';
import { minuteText } from '../lib/time.ts';

export const implementations = [
  implement(sendFeedback, async (said, { db, institution, person }) => {
    const at = new Date();
    await scoped(db, institution).insert(feedback, [{ ...said, id: randomUUID(), person: person?.id ?? null, at }]);
    return { at: minuteText(at) };
  }),
];
