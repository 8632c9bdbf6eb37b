import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { keyNote } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { publishedParts } from '../published.ts';

/** Most addresses that are told. */
export const mostDeadLinks = 100;
/** Most places that are told of one address. */
export const mostPlaces = 20;

const moment = (when: string) => described(v.string(), `${when}, \`YYYY-MM-DD HH:mm\`.`);

const place = v.object({
  part: described(v.picklist(publishedParts), 'The kind of content.'),
  key: described(v.string(), keyNote),
  name: described(v.string(), 'What it is called; empty where it has no name.'),
  field: described(v.string(), 'The field in which the address stands.'),
});

export const staffLinks = endpoint({
  name: 'staffLinks',
  method: 'GET',
  path: '/staff/links',
  access: 'staff',
  calledBy: calledByAdmin,
  permission: { act: 'read' },
  limit: limits.export,
  summary: `Outside addresses that failed on two days and do not answer yet, in content that the caller may read, of the ${mostDeadLinks} that have failed longest.`,
  input: v.object({}),
  data: v.object({
    list: described(
      v.array(
        v.object({
          address: described(v.string(), 'The address.'),
          since: moment('When it failed first'),
          askedAt: moment('When it was asked last'),
          reason: described(v.string(), 'Why it does not answer, in Chinese.'),
          count: described(v.number(), 'In how many fields of rows that the caller may read it stands.'),
          places: described(v.array(place), `The first ${mostPlaces} of them.`),
        }),
      ),
      'The addresses, the one that has failed longest first.',
    ),
    more: described(v.boolean(), 'Whether others do not answer either: they are told once some of these do.'),
  }),
  example: {},
});
