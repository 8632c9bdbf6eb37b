import { type Audience, isForNobody } from '@yimen/contract/audience';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import { groupMembers, people } from '../database/schema/people.ts';
import { contentNow, dayText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { withAncestors } from './departments.ts';

/**
 * Whether a rule means somebody of those whom the institution has now, in one of their identities, or guests, whenever it
 * begins and ends. `parents` are all departments with the one above each.
 */
export async function meansSomebody(
  here: Scoped,
  rule: Audience,
  parents: ReadonlyMap<string, string>,
): Promise<boolean> {
  if (isForNobody(rule) || meansGuests(rule)) return true;
  const below: Below = (named) => {
    const isBelow = (id: string) => withAncestors(id, parents).some((one) => named.includes(one));
    return [...named, ...[...parents.keys()].filter(isBelow)];
  };
  const { rows } = await here.db.execute(sql`
    select from ${people}, lateral (
      select ${people.userType} as kind, ${people.department} as department, ${people.title} as label
      where ${people.identities} = '[]'
      union all
      select one ->> 'userType', one ->> 'department', one ->> 'label'
      from jsonb_array_elements(${people.identities}) as one
      where coalesce(one ->> 'until' >= ${dayText(contentNow())} collate "C", true)
    ) as who where ${here.of(people, meets(here, rule, below))} limit 1`);
  return rows.length > 0;
}

const meansGuests = ({ visitors = [], except }: Audience): boolean =>
  visitors.some((one) => one === 'everyone' || one === 'guests') && !(except && meansGuests(except));

type Below = (departments: readonly string[]) => string[];

/** A condition on a person and one of their identities, as `isMeant` of `explain.ts` without the times. */
function meets(here: Scoped, { except, ...rule }: Audience, below: Below): SQL {
  const isAmong = (fact: SQL, names: readonly string[] = []) =>
    names.length > 0 ? sql`${fact} = any(${sql.param([...names])}::text[])` : undefined;
  const inGroup = isAmong(sql`${groupMembers.group}`, rule.groups);
  const named = or(
    rule.visitors?.some((one) => one === 'everyone' || one === 'members') ? sql`true` : undefined,
    isAmong(sql`who.kind`, rule.userTypes),
    isAmong(sql`who.label`, rule.roles),
    isAmong(sql`who.department`, below(rule.departments ?? [])),
    isAmong(sql`${people.id}`, rule.people),
    inGroup &&
      sql`${people.id} in (select ${groupMembers.person} from ${groupMembers} where ${here.of(groupMembers, inGroup)})`,
  );
  if (!named) return sql`false`;
  return and(named, except && not(meets(here, except, below))) ?? named;
}
