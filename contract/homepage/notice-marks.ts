import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const markNotices = endpoint({
  name: 'markNotices',
  method: 'POST',
  path: '/homepage/notice/markNotices',
  access: 'member',
  summary:
    'Marks notices as read or unread: those named, or all unread ones that the person follows. What changed is named, so that it can be undone.',
  input: v.object({
    noticeIds: v.optional(v.pipe(v.array(id), v.maxLength(500, '一次最多 500 条'))),
    type: v.optional(id),
    read: v.boolean(),
  }),
  data: v.object({ changed: v.array(v.string()), unread: v.number() }),
  writes: true,
  failures: {
    404: 'One of the notices, or the type, is not of this institution, or none is named to be unread again.',
  },
  example: { noticeIds: ['notice-final-exams'], read: true },
});
