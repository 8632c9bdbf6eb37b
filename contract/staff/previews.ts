import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { contentRow } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id, lines, listOf, minuteField, nothing, paging, readable, text, uuid, wholeNumber } from '../fields.ts';
import { memberType } from '../sign-in/auth.ts';
import { actor } from './drafts.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

const prefix = 'preview.';

/** The origin at which previews of an institution's origin are shown. */
export const previewOrigin = (origin: string) => origin.replace('://', `://${prefix}`);

/** The institution's origin of an origin of previews. */
export const originOfPreview = (origin: string) => origin.replace(`://${prefix}`, '://');

/** The institution's host of a host of previews; empty for any other host. */
export const hostOfPreview = (host: string) => (host.startsWith(prefix) ? host.slice(prefix.length) : '');

/** Where a link of a preview leads at its host. */
export const previewPath = '/preview';

/** Most rows of a preview. */
const mostItems = 100;
/** Longest time that a link is good, in minutes: two weeks, or a quarter of an hour as a person. */
export const longestMinutes = { visitor: 14 * 24 * 60, person: 15 } as const;

/** An address of the portal, as path and query. */
export const pagePath = v.pipe(
  v.string(),
  readable,
  v.maxLength(500, '最多 500 个字'),
  v.regex(/^\/([^\s/\\][^\s\\]*)?$/, '应是本站的地址，以 / 开头'),
);

/** As whom a preview is shown. */
export const viewer = v.variant('as', [
  v.strictObject({ as: described(v.literal('guest'), 'A guest.') }),
  v.strictObject({
    as: described(v.literal('member'), 'A made-up person.'),
    userType: described(memberType, 'Their kind.'),
    role: described(v.optional(text(100, { needed: '请写明身份' })), 'Label of their identity.'),
    department: described(v.optional(id), 'Id of their department.'),
    groups: described(v.optional(v.pipe(v.array(id), v.maxLength(20, '最多 20 个群组'))), 'Ids of their groups.'),
  }),
  v.strictObject({
    as: described(v.literal('person'), 'A person of the institution.'),
    person: described(id, 'Id of the person.'),
    identity: described(v.optional(text(200, { needed: '请写明身份' })), 'Id of one of their identities.'),
  }),
]);
export type Viewer = v.InferOutput<typeof viewer>;

const line = v.object({
  id: described(v.string(), 'Its id.'),
  items: described(v.number(), 'How many drafts it shows in place.'),
  at: described(v.nullable(v.string()), 'As of when, `YYYY-MM-DD HH:mm`; null for now.'),
  viewer: described(v.string(), 'As whom, in Chinese.'),
  reason: described(v.string(), 'Why; empty where nobody said.'),
  madeBy: described(v.object(actor), 'Who made it.'),
  madeAt: common.at,
  until: described(v.string(), 'Until when it is good, `YYYY-MM-DD HH:mm`.'),
});

export const staffPreviews = endpoint({
  ...rule,
  name: 'staffPreviews',
  method: 'GET',
  path: '/staff/previews',
  permission: { act: 'read' },
  summary:
    'Links of previews that are good now, the latest first: all for who may change grants, one’s own for others.',
  input: v.object({ ...paging }),
  data: listOf(line),
  example: {},
});

export const createPreview = endpoint({
  ...rule,
  name: 'createPreview',
  method: 'POST',
  path: '/staff/previews/create',
  permission: { act: 'read' },
  summary:
    'Makes a link that shows the portal with drafts in place, as of a moment, as a kind of visitor or as a person, at a host of its own. Nothing can be done there. As a person it is good for a quarter of an hour, needs a reason, and the person is told.',
  input: v.strictObject({
    items: described(
      v.optional(v.pipe(v.array(v.strictObject(contentRow)), v.maxLength(mostItems, `最多 ${mostItems} 项`)), []),
      'The drafts, as they are saved when a page is opened.',
    ),
    at: described(
      v.optional(minuteField),
      'As of when, `YYYY-MM-DD HH:mm`: with what is scheduled until then in place; left out for now.',
    ),
    viewer: described(
      v.optional(viewer, () => ({ as: 'guest' as const })),
      'As whom; a guest by default.',
    ),
    path: described(v.optional(pagePath, '/'), 'The page that the link opens.'),
    minutes: described(
      v.optional(wholeNumber(1, longestMinutes.visitor)),
      'For how long it is good; a day by default, and never longer than a quarter of an hour as a person.',
    ),
    reason: described(v.optional(lines(500), ''), 'Why; needed as a person.'),
  }),
  data: v.object({
    id: line.entries.id,
    address: described(v.string(), 'The link. Whoever has it sees the preview.'),
    until: line.entries.until,
  }),
  once: true,
  failures: {
    [codes.notFound]: 'There is no such draft.',
    [codes.previewRefused]:
      'There is no such person, identity, department or group, a person without a reason, or too many links; the message says why.',
    [codes.forbidden]:
      'The caller may not read one of the drafts, or the people of the person’s department, or the person may do more than the caller; as others than a guest, or as of a moment, all content of the institution has to be theirs to read.',
    [codes.secondFactorDue]: 'As a person the second factor has to be proven anew, where the institution asks for one.',
  },
  example: { items: [{ part: 'articles', key: 'nothing-of-this-id' }] },
  exampleRefused: codes.notFound,
});

export const revokePreview = endpoint({
  ...rule,
  name: 'revokePreview',
  method: 'POST',
  path: '/staff/previews/revoke',
  permission: { act: 'read' },
  summary: 'Ends a link at once; pages that are open show nothing more.',
  input: v.strictObject({
    id: described(uuid, 'Its id.'),
  }),
  data: nothing,
  once: true,
  failures: { [codes.notFound]: 'There is no such link that is good and that the caller may end.' },
  example: { id: '00000000-0000-4000-8000-000000000000' },
  exampleRefused: codes.notFound,
});
