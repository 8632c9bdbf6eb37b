import * as v from 'valibot';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { id, idsOrAll } from '../fields.ts';

export const markNotices = endpoint({
  name: 'markNotices',
  method: 'POST',
  path: '/homepage/notice/markNotices',
  access: 'member',
  summary:
    'Marks notices as read or unread: those named, or all unread ones that the person follows. What changed is named, so that it can be undone.',
  input: v.pipe(
    v.strictObject({
      noticeIds: described(idsOrAll, 'Which ones, or `all`: every unread one that the person follows.'),
      type: described(v.optional(id), 'Of `all`, only those of this type.'),
      read: described(v.boolean(), 'True for read, false to take it back.'),
    }),
    v.forward(
      v.check(({ noticeIds, type }) => noticeIds === 'all' || type === undefined, '只能与全部（all）一起写'),
      ['type'],
    ),
    v.forward(
      v.check(({ noticeIds, read }) => noticeIds !== 'all' || read, '要标为未读的，请逐条写明编号'),
      ['read'],
    ),
  ),
  data: v.object({
    changed: described(v.array(v.string()), 'Ids of those that were not so before.'),
    unread: described(v.number(), 'How many of the types that the person follows are unread now.'),
  }),
  writes: true,
  failures: { 404: 'One of the notices, or the type, is not of this institution.' },
  example: { noticeIds: 'all', read: true },
});
