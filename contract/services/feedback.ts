import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { flag, id, lines, listOf, paging, text } from '../fields.ts';
import { limits } from '../limits.ts';

/** Most of a person's own feedback that is listed. */
export const mostOwnFeedback = 100;

const number = described(
  v.string(),
  'Its number, which people quote: the day and what number of that day it is, as `20261128-0007`.',
);
const byNumber = described(id, 'Number of a piece of feedback.');

const feedback = {
  number,
  about: described(
    v.picklist(['search', 'article', 'service']),
    'What it is about: a search, an article or a service.',
  ),
  subject: described(v.string(), 'What was searched for, or the id of the article or service.'),
  words: described(v.string(), 'What is missing or wrong, in several lines.'),
  at: common.at,
  reply: described(v.string(), 'What was answered, in several lines; empty while nobody has.'),
  repliedBy: described(v.string(), 'Name of the department that answered; empty while nobody has.'),
  repliedAt: described(v.nullable(v.string()), 'When it was answered last, `YYYY-MM-DD HH:mm`; null while nobody has.'),
};

const ownFeedbackRow = v.object(feedback);
export type OwnFeedback = v.InferOutput<typeof ownFeedbackRow>;

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/homepage/feedback/send',
  access: 'guest',
  summary: 'Tells the institution what is missing or wrong. Who is signed in finds the answer by its number.',
  input: v.strictObject({
    about: feedback.about,
    subject: described(text(100), 'What was searched for, or the id of the article or service.'),
    words: described(lines(500, { needed: '请写几个字' }), 'What is missing or wrong, up to 500 characters.'),
  }),
  data: v.object({ number, at: common.at }),
  writes: true,
  limit: limits.count,
  example: { about: 'search', subject: '成积单补办', words: '想补一份盖章的成绩单' },
});

export const ownFeedback = endpoint({
  name: 'ownFeedback',
  method: 'GET',
  path: '/homepage/feedback/own',
  access: 'member',
  summary: `The person's own feedback with its answers, the newest first: one of it, or the newest ${mostOwnFeedback}.`,
  input: v.object({ number: v.optional(byNumber) }),
  data: v.array(ownFeedbackRow),
  failures: { [codes.notFound]: 'The person has sent none of this number.' },
  example: {},
});

export const staffFeedback = endpoint({
  name: 'staffFeedback',
  method: 'GET',
  path: '/staff/feedback',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: 'feedback.read',
  summary:
    'What people sent, the newest first, without who they are. Who holds the permission for departments reads what is about their services.',
  input: v.object({ open: described(v.optional(flag, false), 'Only what nobody has answered.'), ...paging }),
  data: listOf(
    v.object({
      ...feedback,
      department: described(v.string(), 'Id of the department whose service it is about; empty for all else.'),
      told: described(v.boolean(), 'Whether an answer reaches somebody: a guest is not told.'),
    }),
  ),
  example: {},
});

export const answerFeedback = endpoint({
  name: 'answerFeedback',
  method: 'POST',
  path: '/staff/feedback/answer',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: 'feedback.write',
  summary:
    'Answers a piece of feedback, of a service of the departments for which the caller holds the permission. A later answer takes the place of an earlier one. Who sent it is told by a message each time.',
  input: v.strictObject({
    number: byNumber,
    reply: described(lines(500, { needed: '请写下答复' }), 'The answer, up to 500 characters.'),
  }),
  data: v.object({ told: described(v.boolean(), 'Whether somebody was told: a guest is not.') }),
  writes: true,
  failures: {
    [codes.notFound]: 'There is none of this number.',
    [codes.forbidden]: 'The caller may not answer what is about this department.',
  },
  example: { number: '20251117-0001', reply: '空调请选“水电报修”里的“其他”，写明宿舍和故障。' },
});
