import { type Audience, audienceFields, exceptsAll, forNobody, isForNobody, levelsOf } from '@yimen/contract/audience';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The rule without these people. A level that named nobody else means nobody from then on: without names it would be
 * no rule, and a missing exception would let in whom it kept out.
 */
export function withoutPeople(rule: Audience, ids: ReadonlySet<string>): Audience {
  const { people = [], except, ...others } = rule;
  const kept = people.filter((id) => !ids.has(id));
  const inner = except && { except: withoutPeople(except, ids) };
  const level: Audience = { ...others, ...(kept.length > 0 && { people: kept }), ...inner };
  const isNamed = audienceFields.some((field) => (level[field]?.length ?? 0) > 0);
  return isNamed && !exceptsAll(level) ? level : { ...timesOf(rule), ...forNobody, ...inner };
}

/** The depths of a rule, 0 for the rule itself, at which it names a person. */
export const depthsOf = (rule: Audience, person: string): number[] =>
  levelsOf(rule).flatMap(({ people }, depth) => (people?.includes(person) ? [depth] : []));

/** The rule with a person named again at these depths, as far as it still has them. */
export function withPerson(rule: Audience, person: string, depths: readonly number[], depth = 0): Audience {
  const { except, ...level } = rule;
  const { visitors, people = [], ...others } = level;
  const named = isForNobody(rule) ? others : { ...others, ...(visitors && { visitors }) };
  return {
    ...(depths.includes(depth) ? { ...named, people: [...new Set([...people, person])].sort() } : level),
    ...(except && { except: withPerson(except, person, depths, depth + 1) }),
  };
}

const timesOf = ({ from, until }: Audience): Audience => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

/** What rules name by ids of this institution. */
export type NamedList = 'departments' | 'groups' | 'people';

/** The condition that a rule, or a row with rules, names one of these ids at any depth. */
export const isNaming = (json: PgColumn, list: NamedList, ids: readonly string[]): SQL =>
  sql`jsonb_path_query_array(${json}, ${sql.raw(`'$.**.${list}[*]'`)}) ?| ${sql.param([...ids])}::text[]`;
