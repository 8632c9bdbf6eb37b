import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { common } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { minuteField, text, wholeNumber } from '../fields.ts';

const rule = { access: 'staff', calledBy: calledByAdmin } as const;

/** Most entries of one file. */
export const maxExported = 5000;

const filters = {
  from: described(v.optional(minuteField), 'Not before this minute, `YYYY-MM-DD HH:mm`.'),
  until: described(v.optional(minuteField), 'Before this minute, `YYYY-MM-DD HH:mm`.'),
  actor: described(
    v.optional(text(100)),
    'By whom: `person:`, `cli:` or `system:` with an id, `visitor`, or `server`.',
  ),
  action: described(v.optional(text(40)), 'What was done, by its name, as in an entry.'),
  part: described(v.optional(text(40)), 'The kind of thing, such as `notices`.'),
  key: described(v.optional(text(400)), 'The key of one thing of that kind, as in an entry.'),
  after: described(
    v.optional(v.pipe(v.string(), v.regex(/^\d{13}-\d{1,15}$/, '位置不正确'))),
    'The `next` of the answer before: what is older follows.',
  ),
};

const next = described(
  v.nullable(v.string()),
  'What to ask with as `after` for older ones; null where there are none.',
);
const row = v.nullable(v.record(v.string(), v.unknown()));

export const auditEntry = v.object({
  id: common.id,
  at: common.at,
  actor: described(v.string(), 'By whom: `person:`, `cli:` or `system:` with an id, `visitor`, or `server`.'),
  actorName: described(v.string(), "The person's name; empty for others, and for one who is not there any more."),
  action: described(v.string(), 'What was done, by its name.'),
  actionName: described(v.string(), 'What it is called.'),
  part: described(v.string(), 'The kind of thing, such as `notices`; empty without one.'),
  key: described(v.string(), 'The key of the thing; empty without one.'),
  before: described(row, 'The changed fields as they were; null where there was nothing. Of people only the names.'),
  after: described(row, 'The changed fields as they are; null where there is nothing any more.'),
  detail: described(v.string(), 'What is told beside it.'),
  address: described(v.string(), 'From which address; of refusals, and where none is known, less or nothing.'),
  count: described(v.number(), 'How often it was done alike within an hour.'),
  lastAt: described(v.string(), 'When last, `YYYY-MM-DD HH:mm`.'),
});

export const auditEntries = endpoint({
  ...rule,
  name: 'auditEntries',
  method: 'GET',
  path: '/staff/audit/entries',
  permission: 'audit.read',
  summary:
    'What was done at the institution, newest first. Who may read that of a department alone is told of what they did themselves, and of what changed at its services, business systems, notices and grants, and those of departments below it. That it was read is recorded, alike questions of an hour in one entry.',
  input: v.object({
    ...filters,
    count: described(v.optional(wholeNumber(1, 100), 50), 'How many, at most.'),
  }),
  data: v.object({ list: described(v.array(auditEntry), 'The entries.'), next }),
  example: {},
});

export const exportAudit = endpoint({
  ...rule,
  name: 'exportAudit',
  method: 'POST',
  path: '/staff/audit/export',
  permission: 'audit.export',
  secondFactor: 'fresh',
  summary: `The same as a CSV file, newest first, ${maxExported} entries at most. That it was read out is recorded.`,
  input: v.strictObject(filters),
  data: v.object({
    fileName: described(v.string(), 'What to call the file.'),
    csv: described(v.string(), 'Its content, for Excel too: what a cell would run as a formula is text.'),
    count: common.count,
    next,
  }),
  once: true,
  example: {},
});
