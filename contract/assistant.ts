import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing, queryText } from './fields.ts';
import { limits } from './limits.ts';
import { found } from './search.ts';

export const intelligence = endpoint({
  name: 'intelligence',
  method: 'GET',
  path: '/homepage/intelligence',
  access: 'guest',
  summary: 'The assistant: type 1 a plain link, type 2 the embedded robot; an empty list when there is none.',
  input: nothing,
  data: v.array(
    v.object({
      type: described(v.picklist([1, 2]), '1 a plain link, 2 the embedded robot.'),
      code: described(v.string(), "The robot's code at its maker; empty for a plain link."),
      link: common.link,
      accessToken: described(v.string(), 'What the assistant knows the member by; empty for guests and in previews.'),
      name: common.name,
      greeting: described(v.string(), 'What the assistant says first.'),
      suggestions: described(v.array(v.string()), 'Questions to begin with.'),
      notice: described(v.string(), 'What stands under the conversation, such as how far one may trust it.'),
    }),
  ),
  sharedByGuests: true,
  example: {},
});

/** The part of a guide, or of what is known of a department, that answers. */
export const answerSection = v.picklist([
  'who',
  'conditions',
  'materials',
  'steps',
  'limit',
  'fee',
  'place',
  'hours',
  'phone',
  'faq',
  'notices',
  'about',
]);
export type AnswerSection = v.InferOutput<typeof answerSection>;

export const askAssistant = endpoint({
  name: 'askAssistant',
  method: 'GET',
  path: '/homepage/intelligence/answer',
  access: 'guest',
  summary:
    'The answer to a question, from guides and departments: the section that it asks for first, each with its source.',
  input: v.object({ question: described(queryText, 'What somebody asks, in their own words.') }),
  data: v.object({
    kind: described(
      v.picklist(['answer', 'greeting', 'crisis', 'human', 'unknown']),
      'answer; greeting for one who only greets; crisis for words of despair, before anything else; human for one who wants to talk to a person; unknown where nothing answers.',
    ),
    worded: described(
      v.string(),
      'The answer in the words of a language model: every number, telephone number, link and name in it is in what is cited. Empty without one, and where it said something else.',
    ),
    cited: described(
      v.array(
        v.object({
          kind: described(v.picklist(['service', 'department']), 'What kind of thing it is from.'),
          id: common.id,
          name: common.name,
          section: described(answerSection, 'The part that says so.'),
          text: described(v.string(), 'One sentence of the answer.'),
          quote: described(v.string(), 'The words of the source.'),
        }),
      ),
      'The answer, sentence by sentence, what was asked for first.',
    ),
    lines: described(
      v.array(
        v.object({
          name: common.name,
          phone: described(v.string(), 'Its telephone number.'),
          hours: described(v.string(), 'When it answers; empty when that is not known.'),
        }),
      ),
      'Telephone lines for somebody in despair; empty otherwise.',
    ),
    service: described(
      v.nullable(v.object({ id: common.id, name: common.name, summary: common.summary })),
      'The service that the answer is about; null when it is about none.',
    ),
    more: described(v.array(v.string()), 'Further questions that its guide answers.'),
    others: described(v.array(found), 'What else was found.'),
  }),
  sharedByGuests: true,
  limit: limits.search,
  example: { question: '学生证丢了怎么补办' },
});
