import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';

/** Words of a person, lines allowed; other control characters nobody types. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, '请写几个字'),
  v.maxLength(500, '最多 500 个字'),
  v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/\r?\n/g, '')), '含有不可用的字符'),
);

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  method: 'POST',
  path: '/homepage/feedback/send',
  access: 'guest',
  summary: 'Tells the institution what is missing or wrong; it reads that on the command line (`admin show feedback`).',
  input: v.strictObject({
    about: v.picklist(['search', 'article', 'service']),
    subject: v.pipe(v.string(), v.trim(), v.maxLength(100, '最多 100 个字')),
    words,
  }),
  data: v.object({ at: v.string() }),
  writes: true,
  limit: limits.count,
  example: { about: 'search', subject: '成积单补办', words: '想补一份盖章的成绩单' },
});
