import * as v from 'valibot';
import { calledByAdmin } from '../access/staff.ts';
import { rowKeyText } from '../content-row.ts';
import { described } from '../described.ts';
import { endpoint } from '../endpoint.ts';
import { codes } from '../envelope.ts';
import { id } from '../fields.ts';

/** The parts of an institution whose rows have a rule of who may see them. */
export const ruledParts = [
  'apps',
  'articles',
  'menus',
  'modules',
  'newsColumns',
  'notices',
  'shortcuts',
  'slides',
  'topics',
] as const;
export type RuledPart = (typeof ruledParts)[number];

const step = v.object({
  what: described(v.string(), 'What asks it, such as “栏目“校园新闻””; empty for the thing itself.'),
  allowed: described(v.boolean(), 'Whether it lets the person through.'),
  reason: described(v.string(), 'Why, in Chinese.'),
  remedy: described(v.string(), 'What would change it, in Chinese; empty where nothing has to, or can.'),
});

const verdict = {
  allowed: described(v.boolean(), 'Whether every step lets the person through.'),
  steps: described(v.array(step), 'All that is asked, what stands above the thing first.'),
};

const explained = v.object({
  name: described(v.string(), 'What the thing is called.'),
  identities: described(
    v.array(
      v.object({
        label: described(v.string(), 'As whom: an identity, all of them together (notices), or a guest.'),
        see: described(v.object(verdict), 'Whether it may be seen.'),
        begin: described(
          v.nullable(v.object(verdict)),
          'Whether it may be begun, never where it may not be seen; null for what is not begun.',
        ),
        note: described(
          v.string(),
          'Where it is not listed or opened although it may be seen, in Chinese; empty otherwise.',
        ),
      }),
    ),
    'One for each identity that has not ended; one for a guest.',
  ),
});
export type ExplainedThing = v.InferOutput<typeof explained>;

export const explainThing = endpoint({
  name: 'explainThing',
  method: 'GET',
  path: '/staff/explain',
  access: 'staff',
  permission: 'people.read',
  writes: true,
  calledBy: calledByAdmin,
  summary:
    'Whether a person, in each of their identities, or a guest may see a thing and begin a service, which rule says no, and what would change it. That a person was looked up is recorded.',
  input: v.strictObject({
    part: described(v.picklist(ruledParts), 'The kind of thing.'),
    key: rowKeyText,
    person: described(v.optional(id), 'Id of the person; left out for a guest.'),
  }),
  data: explained,
  failures: {
    [codes.notFound]: 'There is no such thing, or no such person.',
    [codes.forbidden]:
      'The person belongs to a department whose people the caller may not read, or the notice or article is for some, or for later, and not of such a department.',
  },
  example: { part: 'apps', key: 'salary-query', person: '2024310086' },
});
