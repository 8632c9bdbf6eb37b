import { day as calendarDay, id, link, minute } from '@yimen/contract/fields';
import { isReadable } from '@yimen/contract/text';
import * as v from 'valibot';

export { id, minute };

/** Text of one line that is there and carries no outer spaces. */
export const words = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text.trim() === text, 'has outer spaces'),
  v.check((text) => isReadable(text), 'holds a character that nobody sees'),
);

/** Text that may be empty. */
export const maybe = v.string();

export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day such as 2026-11-20'),
  v.check((text) => v.is(calendarDay, text), 'is no day of the calendar'),
);

/** A day, or a minute of a day. */
export const dayOrMinute = v.union([day, minute]);

export const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 08:00'));

/** Weeks of a term. */
export const weeks = v.pipe(
  v.string(),
  v.maxLength(200, 'is longer than 200 characters'),
  v.regex(/^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/, 'is not a list of weeks such as 1-8,10-16'),
);

export const count = v.pipe(v.number(), v.integer('is not a whole number'), v.minValue(0, 'is negative'));

export const bit = v.picklist([0, 1]);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is not a colour of the form #rrggbb'));

/** An address outside by http or https, as a campus writes it (`http://jw.example.edu.cn:8080`), or a path of the portal. */
export const address = v.pipe(
  v.string(),
  v.check((text) => v.is(link, text), 'is neither an address nor a path'),
);

/** The name of a picture, which stands in its address; empty for one of the program. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9][a-z0-9-]{0,99})?$/, 'is no name of a picture: lower-case letters, digits and hyphens'),
);

export const block = v.variant('type', [
  v.strictObject({ type: v.picklist(['p', 'h']), text: words }),
  v.strictObject({ type: v.literal('list'), ordered: v.boolean(), items: v.array(words) }),
  v.strictObject({ type: v.literal('quote'), text: words, cite: maybe }),
  v.strictObject({ type: v.literal('image'), image: picture, caption: maybe }),
  v.strictObject({ type: v.literal('table'), head: v.array(words), rows: v.array(v.array(v.string())) }),
]);
