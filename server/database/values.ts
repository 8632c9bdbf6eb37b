import { startsWithDay } from '@yimen/contract/days';
import { day as calendarDay, id, link, minuteField as minute } from '@yimen/contract/fields';
import { isReadable } from '@yimen/contract/text';
import * as v from 'valibot';

export { id, minute };

/** A text of one line, not empty, without leading and trailing spaces. */
export const words = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text.trim() === text, 'has outer spaces'),
  v.check((text) => isReadable(text), 'holds a character that nobody sees'),
);

/** Text that may be empty. */
export const maybe = v.string();

export const dayColumn = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day such as 2026-11-20'),
  v.check((text) => v.is(calendarDay, text), 'is no day of the calendar'),
);

/** A day, or a minute of a day. */
export const dayOrMinute = v.union([dayColumn, minute]);

export const momentText = v.pipe(
  v.string(),
  v.isoTimestamp('is not a moment such as 2026-11-20T01:00:00.000Z'),
  // The pattern accepts 02-30, of which a Date would make 2 March.
  v.check(startsWithDay, 'is on no day of the calendar'),
);

export const clockColumn = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 08:00'));

/** Weeks of a term. */
export const weeks = v.pipe(
  v.string(),
  v.maxLength(200, 'is longer than 200 characters'),
  v.regex(/^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/, 'is not a list of weeks such as 1-8,10-16'),
);

export const count = v.pipe(v.number(), v.integer('is not a whole number'), v.minValue(0, 'is negative'));

export const bit = v.picklist([0, 1]);

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is not a colour of the form #rrggbb'));

/** An external http or https address (on campuses often `http://jw.example.edu.cn:8080`), or a path of the portal. */
export const address = v.pipe(
  v.string(),
  v.check((text) => v.is(link, text), 'is neither an address nor a path'),
);

/** The name of a picture, which is part of its address; empty for the program's picture. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9][a-z0-9-]{0,99})?$/, 'is no name of a picture: lower-case letters, digits and hyphens'),
);
