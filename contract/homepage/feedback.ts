import * as v from 'valibot';
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
    about: v.picklist(['search', 'article', 'service']),
    subject: text(100),
    words: lines(500, { needed: '请写几个字' }),
  }),
  data: v.object({ at: v.string() }),
  writes: true,
  limit: limits.count,
  example: { about: 'search', subject: '成积单补办', words: '想补一份盖章的成绩单' },
});
