import { askAssistant, intelligence } from '@yimen/contract/assistant';
import { implement } from '../http/implement.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { answerTo } from './answer.ts';

export const implementations = [
  implement(intelligence, async (_, { db, institution, person }) => {
    const { intelligence: assistant } = await institutionRow(db, institution);
    return assistant ? [{ ...assistant, accessToken: person ? assistant.accessToken : '' }] : [];
  }),

  implement(askAssistant, ({ question }, visit) => answerTo(question, visit)),
];
