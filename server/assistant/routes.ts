import { askAssistant, intelligence } from '@yimen/contract/assistant';
import { implement } from '../http/implement.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { answerTo } from './answer.ts';

export const implementations = [
  implement(intelligence, async (_, { db, institution, person, isPreview }) => {
    const { intelligence: assistant } = await institutionRow(db, institution);
    const knowsMember = person !== null && !isPreview;
    return assistant ? [{ ...assistant, accessToken: knowsMember ? assistant.accessToken : '' }] : [];
  }),

  implement(askAssistant, ({ question }, visit) => answerTo(question, visit)),
];
