import * as v from 'valibot';
import { described } from './described.ts';

/** Fields of answers that have the same meaning in all calls. */
export const common = {
  at: described(v.string(), 'When, `YYYY-MM-DD HH:mm`.'),
  count: described(v.number(), 'How many there are.'),
  icon: described(v.string(), "Name of an icon in the institution's icon sheet."),
  id: described(v.string(), 'Its id, unique among its kind in the institution.'),
  link: described(v.string(), 'Where it leads: a path of the portal or an outside address.'),
  name: described(v.string(), 'What it is called.'),
  no: described(v.string(), 'Student, staff or citizen number; empty for a guest.'),
  note: described(v.string(), 'A remark; empty without one.'),
  result: described(v.string(), 'How it ended, in words; empty while it is open.'),
  source: described(v.string(), 'Where it comes from.'),
  summary: described(v.string(), 'One sentence about it.'),
  text: described(v.string(), 'The words.'),
  title: described(v.string(), 'Its title.'),
  token: described(
    v.string(),
    'The Bearer token for further calls; its payload shows `loginTime` as `YYYY-MM-DD HH:mm`.',
  ),
  total: described(v.number(), 'How many rows there are on all pages.'),
  unread: described(v.number(), 'How many the person has not read; 0 for a guest.'),
  url: described(v.string(), 'Where it leads: an address, or a path of the portal.'),
};

/** Something with id and name. */
export const named = v.object({ id: common.id, name: common.name });

/** A filter value with the number of its results. */
export const namedCount = v.object({ id: common.id, name: common.name, count: common.count });

export const namedUrl = v.object({ name: common.name, url: common.url });
export const shortcut = v.object({ name: common.name, icon: common.icon, url: common.url });

/** Start and end of something, as times of a day. */
export const times = {
  start: described(v.string(), 'The beginning, `HH:mm`.'),
  end: described(v.string(), 'The end, `HH:mm`.'),
};

/** A column of a table whose rows hold texts by column key. */
export const tableColumn = {
  key: described(v.string(), "The column's key in each row."),
  label: described(v.string(), "The column's heading."),
};
