import * as v from 'valibot';
import { described } from './described.ts';
import { id, minuteField, text } from './fields.ts';
import { memberType } from './sign-in/auth.ts';

/** Levels of a rule with its nested exceptions, and entries of each list, at most. */
export const maxAudienceDepth = 3;
export const maxAudienceNames = 1000;

/** The facts by which a rule can name people. */
export const audienceFields = ['visitors', 'userTypes', 'roles', 'departments', 'groups', 'people'] as const;
export type AudienceField = (typeof audienceFields)[number];

/** Who may see something. Records hold null for what everybody may see. */
export interface Audience extends Readonly<Partial<Record<AudienceField, readonly string[]>>> {
  readonly except?: Audience;
  readonly from?: string;
  readonly until?: string;
}

/** A rule, its exception, and the exception's own, in this order. */
export function levelsOf(rule: Audience | null): Audience[] {
  return rule ? [rule, ...levelsOf(rule.except ?? null)] : [];
}

const names = (item: v.GenericSchema<string>) =>
  v.optional(v.pipe(v.array(item), v.maxLength(maxAudienceNames, `最多 ${maxAudienceNames} 项`)));

const lists = {
  visitors: described(
    names(v.picklist(['everyone', 'guests', 'members'], '应为 everyone、guests 或 members')),
    'Everyone, who is not signed in, or who is.',
  ),
  userTypes: described(names(memberType), 'Kinds of people.'),
  roles: described(names(text(100, { needed: '不能为空' })), 'Identities, by their labels.'),
  departments: described(names(id), 'Departments with those below them, by id.'),
  groups: described(names(id), 'Groups, by id.'),
  people: described(names(id), 'People, by id.'),
};

const isForEveryone = ({ visitors, except, from, until }: Audience) =>
  visitors?.includes('everyone') === true && !except && from === undefined && until === undefined;

/** Sorts each list, removes duplicates and empty lists, so that equal rules have equal values. */
function normalised({ except, from, until, ...named }: Audience): Audience {
  const kept = audienceFields.flatMap((field) => {
    const list = [...new Set(named[field])].sort();
    return list.length > 0 ? [[field, list]] : [];
  });
  return {
    ...Object.fromEntries(kept),
    ...(except && { except }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}

const tooDeep: v.GenericSchema<unknown, Audience> = v.pipe(
  v.unknown(),
  v.check(() => false, `例外最多 ${maxAudienceDepth - 1} 层`),
  v.transform(() => ({})),
);

/** The schema of a rule with `left` levels of nesting. */
function level(left: number): v.GenericSchema<unknown, Audience> {
  return v.pipe(
    v.strictObject({
      ...lists,
      except: described(
        v.optional(left === 1 ? tooDeep : level(left - 1)),
        'Who of them is not meant: a rule of the same form.',
      ),
      from: described(v.optional(minuteField), 'From when on, `YYYY-MM-DD HH:mm`.'),
      until: described(v.optional(minuteField), 'Until before when, `YYYY-MM-DD HH:mm`.'),
    }),
    v.transform((rule) => normalised(rule as Audience)),
    v.check((rule) => audienceFields.some((field) => rule[field]), '没有写明对谁，谁也看不到'),
    v.check(({ except }) => !except || !isForEveryone(except), '例外是所有人，谁也看不到'),
    v.check(
      ({ from, until }) => from === undefined || until === undefined || from < until,
      '结束时间 until 应晚于开始时间 from',
    ),
  );
}

/**
 * The rule of who may see something: everybody whom any of its lists names, except those of `except`, from one minute
 * until before another. Parsing normalises it, and gives null for a rule that admits everybody.
 */
export const audience = v.pipe(
  v.nullable(level(maxAudienceDepth)),
  v.transform((rule) => (rule && isForEveryone(rule) ? null : rule)),
);
