import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id, lines, listFields, paging, text, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { withdrawnFailure } from '../withdrawal.ts';

/** Longest reply, in characters. */
const longestReply = 500;
/** Most replies that a business system is given at once. */
export const mostReplies = 500;

const words = described(v.string(), 'What was replied.');
const repliedAt = described(v.string(), 'When it was replied, or the reply changed last, `YYYY-MM-DD HH:mm`.');
const reply = v.object({ text: words, at: repliedAt });

/** How a notice that asks for a reply is replied to. */
export const replying = v.object({
  choices: described(v.array(v.string()), 'What one chooses from; empty where one writes.'),
  open: described(v.boolean(), 'Whether a reply is still taken: until the deadline.'),
  reply: described(v.nullable(reply), 'What the person replied; null without a reply, and for a guest.'),
});

export const replyNotice = endpoint({
  name: 'replyNotice',
  method: 'POST',
  path: '/homepage/notice/reply',
  access: 'member',
  summary:
    'Replies to a notice that asks for it, in one’s own words or with one of its choices. Until its deadline a later reply takes the place of an earlier one.',
  input: v.strictObject({
    noticeId: described(id, 'Id of a notice.'),
    text: described(
      lines(longestReply, { needed: '请写下回复' }),
      `The reply, up to ${longestReply} characters; one of the choices where it has some.`,
    ),
  }),
  data: reply,
  writes: true,
  limit: limits.count,
  failures: {
    [codes.notFound]: 'No such notice in this institution.',
    [codes.replyRefused]: 'It asks for no reply here, its deadline is over, or the reply is none of its choices.',
    ...withdrawnFailure,
  },
  example: { noticeId: 'notice-thesis-topics', text: '选题已经全部落实' },
});

export const noticeReplies = endpoint({
  name: 'noticeReplies',
  method: 'GET',
  path: '/staff/notices/replies',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: 'notices.read',
  summary:
    'What people replied to a notice of the departments whose notices the caller may read, newest first. That it was read is recorded.',
  input: v.object({ notice: described(id, 'Id of a notice.'), ...paging }),
  data: v.object({
    ...listFields(
      v.object({
        person: described(v.string(), 'Id of the person.'),
        no: common.no,
        name: common.name,
        department: described(v.string(), "Name of the person's department; empty without one."),
        text: words,
        at: repliedAt,
      }),
    ),
    choices: described(
      v.array(v.object({ choice: described(v.string(), 'One of its choices.'), count: common.count })),
      'How many replied with each of its choices, in order; empty where one writes.',
    ),
  }),
  failures: {
    [codes.notFound]: 'There is no such notice.',
    [codes.forbidden]: 'The caller may not read the notices of its department.',
  },
  example: { notice: 'notice-thesis-topics' },
});

export const pushedReplies = endpoint({
  name: 'pushedReplies',
  method: 'POST',
  path: '/api/push/replies',
  access: 'system',
  limit: limits.push,
  summary:
    'What people replied to the notices that the business system delivered, the oldest first; a changed reply comes again. A reply is told half a minute after it was made at the earliest.',
  calledBy: 'business systems that delivered notices with `needsReply`, from time to time.',
  input: v.object({
    after: described(text(300), '`next` of the answer before; empty to begin with the oldest.'),
    limit: described(v.optional(wholeNumber(1, mostReplies), mostReplies), 'Most replies that are wanted.'),
  }),
  data: v.object({
    replies: described(
      v.array(
        v.object({
          id: described(v.string(), "The notice's id in the business system."),
          no: common.no,
          text: words,
          at: described(v.string(), 'When it was replied, or the reply changed last, with its offset from UTC.'),
        }),
      ),
      'The replies.',
    ),
    next: described(v.string(), 'Where the next call goes on; as `after` where nothing is new.'),
  }),
  failures: {
    400: 'The signed headers are missing or malformed, or `after` was never answered.',
    401: 'The key is unknown or revoked, the signature does not fit, or the timestamp is more than five minutes off.',
  },
  example: { after: '' },
});
