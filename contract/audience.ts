import * as v from 'valibot';
import { described } from './described.ts';
import { endsInOrder, id, minuteField, text } from './fields.ts';
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

/** The rule by which nobody is meant: said so, because a rule that names nobody is a mistake. */
export const forNobody: Audience = { visitors: ['nobody'] };

/** Whether a rule means nobody, by saying so. */
export const isForNobody = (rule: Audience | null) => rule?.visitors?.includes('nobody') === true;

/** A rule, its exception, and the exception's own, in this order. */
export function levelsOf(rule: Audience | null): Audience[] {
  return rule ? [rule, ...levelsOf(rule.except ?? null)] : [];
}

const names = (item: v.GenericSchema<string>) =>
  v.optional(v.pipe(v.array(item), v.maxLength(maxAudienceNames, `最多 ${maxAudienceNames} 项`)));

const lists = {
  visitors: described(
    names(v.picklist(['everyone', 'guests', 'members', 'nobody'], '应为 everyone、guests、members 或 nobody')),
    'Everyone, who is not signed in, or who is; `nobody`, alone, means no one.',
  ),
  userTypes: described(names(memberType), 'Kinds of people.'),
  roles: described(names(text(100, { needed: '不能为空' })), 'Identities, by their labels.'),
  departments: described(names(id), 'Departments with those below them, by id.'),
  groups: described(names(id), 'Groups, by id.'),
  people: described(names(id), 'People, by id.'),
};

const isForEveryone = ({ visitors, except, from, until }: Audience) =>
  visitors?.includes('everyone') === true && !except && from === undefined && until === undefined;

/**
 * Whether the exception takes everybody whom the rule names, for as long as the rule lasts. `withAbove` gives a
 * department and those above it.
 */
export function exceptsAll(
  rule: Audience,
  withAbove = (department: string): readonly string[] => [department],
): boolean {
  const { except } = rule;
  if (!except || isForNobody(rule) || (except.except && !isForNobody(except.except))) return false;
  const { from = '', until = '~' } = rule;
  if ((except.from ?? '') > from || (except.until ?? '~') < until) return false;
  const takes = (visitor: string) => ['everyone', visitor].some((one) => except.visitors?.includes(one));
  const takesName = (field: AudienceField, name: string): boolean => {
    if (field === 'visitors') return (name === 'everyone' ? ['guests', 'members'] : [name]).every(takes);
    const names = field === 'departments' ? withAbove(name) : [name];
    return takes('members') || names.some((one) => except[field]?.includes(one));
  };
  return audienceFields.every((field) => (rule[field] ?? []).every((name) => takesName(field, name)));
}

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
    v.check(
      (rule) => !isForNobody(rule) || audienceFields.flatMap((field) => rule[field] ?? []).length === 1,
      'nobody 表示谁也看不到，不能同时写明其他人',
    ),
    v.check((rule) => !exceptsAll(rule), '例外把写明的人都除去了，谁也看不到；要这样就写 {"visitors":["nobody"]}'),
    v.check(({ from, until }) => endsInOrder(from, until, { isStrict: true }), '结束时间 until 应晚于开始时间 from'),
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
