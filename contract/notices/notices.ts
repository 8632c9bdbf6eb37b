import * as v from 'valibot';
import { common, named } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { flag, growing, id, idsOrAll, listFields, nothing } from '../fields.ts';
import { results } from '../linked-file.ts';
import { attachment, block } from '../news/articles.ts';
import { downloads } from '../services/downloads.ts';
import { failed } from '../sources/sources.ts';
import { withdrawnFailure } from '../withdrawal.ts';
import { messageType } from './messages.ts';
import { replying } from './replies.ts';

const commonNoticeFields = {
  id: common.id,
  type: described(named, 'What kind it is.'),
  title: common.title,
  department: described(v.string(), 'The department it comes from.'),
  publishedAt: described(v.string(), 'When it came out, `YYYY-MM-DD HH:mm`.'),
  top: described(v.boolean(), 'Whether it is kept at the top.'),
  read: described(v.nullable(v.boolean()), 'Whether the person has read it; null for a guest.'),
  needsReply: described(v.boolean(), 'Whether a reply is asked for.'),
  replied: described(v.boolean(), 'Whether the person has replied.'),
  deadline: described(v.nullable(v.string()), 'Until when one replies, `YYYY-MM-DD HH:mm`; null without a limit.'),
  link: described(
    v.nullable(v.string()),
    'Where a personal message leads; null where it leads nowhere, and in a notice.',
  ),
};
/** A notice in a list, with the beginning of its text. */
export const notice = v.object({ ...commonNoticeFields, excerpt: described(v.string(), 'How its text begins.') });
export type Notice = v.InferOutput<typeof notice>;

export const noticeShow = endpoint({
  name: 'noticeShow',
  method: 'GET',
  path: '/homepage/notice/getNoticeShow',
  access: 'guest',
  summary:
    'Notices of one type or all that are for this visitor, top ones first, then newest; on request with their personal messages.',
  input: v.object({
    type: described(v.optional(id), 'Only notices of this type, by id.'),
    messages: described(
      v.optional(flag, false),
      `Also the person's messages, which are of the type \`${messageType.id}\`; a guest has none.`,
    ),
    onlyUnread: described(
      v.optional(flag, false),
      'Only what the person has not read; a guest has read nothing and gets all.',
    ),
    keep: described(
      v.optional(id),
      'A notice that stays among the unread ones though it is read: the one that is open.',
    ),
    ...growing,
  }),
  data: v.object({
    ...listFields(notice),
    unread: described(
      v.number(),
      'How many of the types that the person follows are unread, and of the messages where they are asked for; 0 for a guest.',
    ),
    failed,
  }),
  sharedByGuests: true,
  failures: { 404: 'No such type of notices in this institution.' },
  example: { pageSize: 4 },
});

const byNoticeId = v.object({ noticeId: described(id, 'Id of a notice.') });

export const noticeInfo = endpoint({
  name: 'noticeInfo',
  method: 'POST',
  path: '/homepage/notice/getUserNoticeInfo',
  access: 'guest',
  summary: 'A notice with its text; a member who opens it has read it, and is told whether it had been read before.',
  input: byNoticeId,
  data: v.object({
    ...commonNoticeFields,
    read: described(
      v.nullable(v.boolean()),
      'Whether the person had read it before this call, which marks it as read; null for a guest.',
    ),
    body: described(v.array(block), 'The text, block by block.'),
    attachments: described(v.array(attachment), 'Files that belong to it.'),
    downloads,
    results,
    replying: described(
      v.nullable(replying),
      'How one replies here; null where no reply is asked for, or the system it comes from takes none from here.',
    ),
  }),
  failures: { 404: 'No such notice in this institution.', ...withdrawnFailure },
  example: { noticeId: 'notice-final-exams' },
});

export const noticeTypes = endpoint({
  name: 'noticeTypes',
  method: 'GET',
  path: '/homepage/notice/getUserNoticeType',
  access: 'guest',
  summary:
    'Types of notices, for a member with their messages as the first: how many there are, how many are unread, which sources are missing from the counts.',
  input: nothing,
  data: v.array(
    v.object({
      id: common.id,
      name: common.name,
      count: common.count,
      unread: common.unread,
      failed,
    }),
  ),
  sharedByGuests: true,
  example: {},
});

export const noticeUrl = endpoint({
  name: 'noticeUrl',
  method: 'GET',
  path: '/homepage/notice/getUserNoticeUrl',
  access: 'guest',
  summary: 'Where a notice is to be read.',
  calledBy:
    'systems that tell people of a notice elsewhere, as in WeCom or by message, and link to it: lists of the portal know where a notice is read.',
  input: byNoticeId,
  data: v.object({ url: common.url }),
  sharedByGuests: true,
  failures: { 404: 'No such notice in this institution.', ...withdrawnFailure },
  example: { noticeId: 'notice-final-exams' },
});

const noticeSettings = v.object({
  types: described(
    v.array(
      v.object({
        id: common.id,
        name: common.name,
        subscribed: described(v.boolean(), 'Whether the person follows it.'),
      }),
    ),
    'Types of notices, in order.',
  ),
  badge: described(v.boolean(), 'Whether the number of unread notices is shown at the bell.'),
});

export const noticeConfig = endpoint({
  name: 'noticeConfig',
  method: 'GET',
  path: '/homepage/notice/getNoticeConfig',
  access: 'guest',
  summary: 'Which types of notices the person follows; a guest follows all.',
  input: nothing,
  data: noticeSettings,
  sharedByGuests: true,
  example: {},
});

export const saveNoticeConfig = endpoint({
  name: 'saveNoticeConfig',
  method: 'POST',
  path: '/homepage/notice/getNoticeConfig',
  access: 'member',
  summary:
    'Sets which types the person does not follow: these are no longer listed among all notices nor counted as unread.',
  input: v.strictObject({
    muted: described(
      v.pipe(v.array(id), v.maxLength(100, '类型过多')),
      'Ids of the types that the person does not follow.',
    ),
    badge: described(v.boolean(), 'Whether the number of unread notices is shown at the bell.'),
  }),
  data: noticeSettings,
  writes: true,
  failures: { 404: 'One of the types is not of this institution.' },
  example: { muted: [], badge: true },
});

export const markNotices = endpoint({
  name: 'markNotices',
  method: 'POST',
  path: '/homepage/notice/markNotices',
  access: 'member',
  summary:
    'Marks notices and messages as read or unread: those named, or all unread ones that the person follows. What changed is named, so that it can be undone.',
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
    unread: described(v.number(), 'How many of the types that the person follows, and messages, are unread now.'),
  }),
  writes: true,
  failures: { 404: 'One of the notices, or the type, is not of this institution.' },
  example: { noticeIds: 'all', read: true },
});
