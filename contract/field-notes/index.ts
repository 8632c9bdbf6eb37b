import { commonNotes } from './common.ts';
import { homepageNotes } from './homepage.ts';
import { pushNotes } from './push.ts';
import { scheduleNotes } from './schedule.ts';
import { signInNotes } from './sign-in.ts';

/**
 * What a field is, for readers of the API's page, by its name: most names mean the same wherever they stand.
 * `Owner.field` says it where they do not; the owner is a named schema, a call's name, or `call?` for its input,
 * with the fields on the way. A guard fails on a field that nobody describes, and on a note of no field.
 */
export const fieldNotes: Readonly<Record<string, string>> = {
  ...commonNotes,
  ...homepageNotes,
  ...pushNotes,
  ...scheduleNotes,
  ...signInNotes,
};
