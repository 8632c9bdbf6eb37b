import * as v from 'valibot';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { lines, text } from '../fields.ts';
import { limits } from '../limits.ts';

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/homepage/feedback/send',
  access: 'guest',
  summary: 'Tells the institution what is missing or wrong; it reads that on the command line (`admin show feedback`).',
  input: v.strictObject({
    about: described(
      v.picklist(['search', 'article', 'service']),
      'What it is about: a search, an article or a service.',
    ),
    subject: described(text(100), 'What was searched for, or the id of the article or service.'),
    words: described(lines(500, { needed: '请写几个字' }), 'What is missing or wrong, up to 500 characters.'),
  }),
  data: v.object({ at: common.at }),
  writes: true,
  limit: limits.count,
  example: { about: 'search', subject: '成积单补办', words: '想补一份盖章的成绩单' },
});
