import { randomUUID } from 'node:crypto';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { insertFeedback } from './store.ts';

export const implementations = [
  implement(sendFeedback, async (said, { db, institution, person }) => {
    const at = new Date();
    await insertFeedback(scoped(db, institution), { ...said, id: randomUUID(), person: person?.id ?? null, at });
    return { at: minuteText(at) };
  }),
];
