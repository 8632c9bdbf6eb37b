import * as v from 'valibot';
import { common, shortcut, tableColumn } from '../common-fields.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { growing, nothing, text, wholeNumber } from '../fields.ts';
import { moduleEntry } from '../site.ts';
import { sourceFailure } from '../sources/sources.ts';

export const assets = endpoint({
  name: 'assets',
  method: 'GET',
  path: '/homepage/person/getPersonAssetsInfo',
  access: 'member',
  summary: 'Balances and counts of the person; masked ones are hidden until asked for.',
  input: nothing,
  data: v.array(
    v.object({
      code: described(v.string(), 'What it is called by programs.'),
      name: common.name,
      value: described(v.string(), 'The figure or amount, as text.'),
      unit: described(v.string(), 'The unit of the value: “元”, “本”; empty without one.'),
      masked: described(v.boolean(), 'Whether it is hidden until asked for.'),
    }),
  ),
  example: {},
});

export const personInfo = endpoint({
  name: 'personInfo',
  method: 'GET',
  path: '/homepage/person/getPersonInfo',
  access: 'member',
  summary: "The person's card.",
  input: nothing,
  data: v.object({
    name: described(v.string(), "The person's name."),
    no: common.no,
    department: described(v.string(), "Name of the person's department; empty without one."),
    title: described(v.string(), 'Class or post.'),
    avatar: described(v.nullable(v.string()), "Address of the person's picture; null without one."),
    phone: described(v.string(), 'Telephone number, masked as the institution keeps it.'),
    email: described(v.string(), 'E-mail address, masked as the institution keeps it.'),
    lastLogin: described(
      v.nullable(v.string()),
      'When the person signed in before this session, `YYYY-MM-DD HH:mm`; null the first time.',
    ),
  }),
  example: {},
});

export const personWork = endpoint({
  name: 'personWork',
  method: 'GET',
  path: '/homepage/person/getPersonWork',
  access: 'guest',
  summary:
    'The enabled modules of the personal centre of a template, in order, as a tree of signs; those of template 1 where the institution has set none of its own for it.',
  input: v.object({ template: described(v.optional(wholeNumber(1, 3), 1), 'Which of the three page templates.') }),
  data: v.array(moduleEntry),
  sharedByGuests: true,
  example: {},
});

export const personTypes = endpoint({
  name: 'personTypes',
  method: 'GET',
  path: '/homepage/person/getPersonTypeData',
  access: 'member',
  summary: "The kinds of the person's data, in order.",
  input: nothing,
  data: v.array(
    v.object({
      id: described(v.string(), 'The kind of data, as `type` takes it.'),
      name: common.name,
      count: common.count,
      failed: described(v.nullable(sourceFailure), 'Why the table is empty or old, when its source failed; else null.'),
    }),
  ),
  example: {},
});

/** The number of a kind of data, as `getPersonTypeData` answers it. */
const dataType = v.pipe(v.string(), v.regex(/^\d{1,4}$/, '编号不正确'));

export const personDataSelect = endpoint({
  name: 'personDataSelect',
  method: 'GET',
  path: '/homepage/person/getPersonDataSelect',
  access: 'member',
  summary: "What the person's data of one kind can be filtered by: fields whose values repeat, with those values.",
  input: v.object({ type: described(dataType, 'The kind of data, as `getPersonTypeData` answers it.') }),
  data: v.array(
    v.object({
      field: described(v.string(), 'A column by its key.'),
      label: tableColumn.label,
      values: described(v.array(v.string()), 'The values it takes.'),
    }),
  ),
  failures: { 404: 'The person has no data of this kind.' },
  example: { type: '2' },
});

export const personData = endpoint({
  name: 'personData',
  method: 'GET',
  path: '/homepage/person/getPersonData',
  access: 'member',
  summary: "The person's data as tables, of one kind or all.",
  input: v.object({
    type: described(v.optional(dataType), 'Only data of this kind, as `getPersonTypeData` answers it.'),
    where: described(
      v.optional(text(2000, { over: '条件过长' })),
      'Only rows whose columns have these values, written as a query string: `term=2026-1&credit=3`, each encoded.',
    ),
  }),
  data: v.array(
    v.object({
      id: described(v.string(), 'The kind of data, as `type` takes it.'),
      name: common.name,
      fields: described(v.array(v.object(tableColumn)), 'The columns, in order.'),
      rows: described(v.array(v.record(v.string(), v.string())), 'The rows, each with a text for every column.'),
      failed: described(v.nullable(sourceFailure), 'Why the table is empty or old, when its source failed; else null.'),
    }),
  ),
  failures: { 404: 'The person has no data of this kind, or none with such a field.' },
  example: { type: '1' },
});

export const personMessages = endpoint({
  name: 'personMessages',
  method: 'GET',
  path: '/homepage/person/getPersonMessage',
  access: 'member',
  summary: "The person's messages, newest first, with how many are unread.",
  input: v.object({ ...growing }),
  data: v.object({
    list: described(
      v.array(
        v.object({
          id: common.id,
          title: common.title,
          text: common.text,
          source: common.source,
          sentAt: described(v.string(), 'When it was sent, `YYYY-MM-DD HH:mm`.'),
          read: described(v.boolean(), 'Whether the person has read it.'),
          link: described(v.nullable(v.string()), 'A path of the portal; null when there is nothing to open.'),
        }),
      ),
      'The rows.',
    ),
    total: common.total,
    unread: common.unread,
  }),
  example: {},
});

export const quickNavigation = endpoint({
  name: 'quickNavigation',
  method: 'GET',
  path: '/homepage/quickNavigation/getQuickNavigation',
  access: 'member',
  summary: 'Shortcuts to systems that members use.',
  input: nothing,
  data: v.array(shortcut),
  example: {},
});
