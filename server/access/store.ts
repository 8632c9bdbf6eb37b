import { type AudienceField, audienceFields, maxAudienceDepth } from '@yimen/contract/audience';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Identity } from '../database/records.ts';
import { groupMembers, groups, people } from '../database/schema/people.ts';
import { contentNow, minuteText } from '../lib/time.ts';
import { readNames } from '../tenancy/names.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { activeAmong, hasEnded, identitiesOf } from './acting.ts';
import { readParents, withAncestors } from './departments.ts';
import { type Alternative, type AudienceNames, type Facts, isMeant } from './explain.ts';

export const guestFacts: Facts = {
  visitors: ['everyone', 'guests'],
  userTypes: [],
  roles: [],
  departments: [],
  groups: [],
  people: [],
};

/** Facts about a person, for each identity that has not ended and for all of them together. */
export interface KnownPerson {
  readonly identities: readonly Alternative[];
  readonly all: Facts;
  /** The facts for the chosen identity, by its id; null for the main one. */
  actingAs(chosen: string | null): Facts;
}

/** The facts about a person; null when nobody has this id. */
export async function readFacts(here: Scoped, person: string): Promise<KnownPerson | null> {
  const own = sql<
    string[]
  >`array(select ${groupMembers.group} from ${groupMembers} where ${here.of(groupMembers, eq(groupMembers.person, person))})`;
  const [[row], parents] = await Promise.all([
    here.db
      .select({
        userType: people.userType,
        no: people.no,
        department: people.department,
        title: people.title,
        identities: people.identities,
        groups: own,
      })
      .from(people)
      .where(here.of(people, eq(people.id, person))),
    readParents(here),
  ]);
  if (!row) return null;
  const factsOf = (identities: readonly Acting[]): Facts => ({
    visitors: ['everyone', 'members'],
    userTypes: distinct(identities.map(({ userType }) => userType)),
    roles: distinct(identities.flatMap(({ label }) => label ?? [])),
    departments: distinct(identities.flatMap(({ department }) => withAncestors(department, parents))),
    groups: row.groups,
    people: [person],
  });
  const listed = identitiesOf(row);
  return {
    actingAs: (chosen) => factsOf([activeAmong(listed, row, chosen) ?? row]),
    identities: listed
      .filter((identity) => !hasEnded(identity))
      .map((identity) => ({ label: identity.label, facts: factsOf([identity]) })),
    all: factsOf([row, ...row.identities.filter((identity) => !hasEnded(identity))]),
  };
}

type Acting = Pick<Identity, 'userType' | 'department'> & { readonly label?: string };

const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');

export async function readAudienceNames(here: Scoped): Promise<AudienceNames> {
  const [{ department }, rows] = await Promise.all([readNames(here.db, { id: here.institution }), here.rows(groups)]);
  const known = new Map(rows.map(({ id, name }) => [id, name]));
  return { department: (id) => department(id).name, group: (id) => known.get(id) ?? id };
}

/**
 * A condition: the rule in a jsonb column admits a person, as in {@link isMeant}. Rows without a rule, which are for
 * everybody, are not included: they are found by an index of their own. The first lists use a GIN index.
 */
export function isFor(column: PgColumn, facts: Facts, now = minuteText(contentNow())): SQL {
  return meant(sql`${column}`, facts, now, maxAudienceDepth);
}

function meant(rule: SQL, facts: Facts, now: string, levels: number): SQL {
  const named = audienceFields.flatMap((field: AudienceField) =>
    facts[field].map((name) => sql`${rule} @> ${JSON.stringify({ [field]: [name] })}::jsonb`),
  );
  // Without facts no rule can match.
  if (named.length === 0) return sql`false`;
  const inTime = sql`coalesce(${rule} ->> 'from' <= ${now} collate "C", true) and coalesce(${rule} ->> 'until' > ${now} collate "C", true)`;
  const except = levels > 1 ? meant(sql`(${rule} -> 'except')`, facts, now, levels - 1) : sql`false`;
  return and(or(...named), inTime, sql`not coalesce((${except}), false)`) ?? sql`false`;
}
