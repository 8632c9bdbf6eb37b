import { type Audience, exceptsAll, levelsOf } from '@yimen/contract/audience';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { withAncestors } from '../access/departments.ts';
import { isNaming, type NamedList } from '../access/rule-people.ts';
import type { Identity } from '../database/records.ts';
import { groups, people } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError } from '../parts/fields.ts';
import { type Problem, type Problems, warningLine } from '../parts/problems.ts';
import { audienceColumns, keyOf, type Part, type Row, rowLabel, tenantParts } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** A rule of who may see or begin something, and where it stands. */
export interface PlacedRule {
  readonly file: string;
  readonly row: string;
  readonly index: number;
  readonly column: string;
  readonly rule: Audience;
}

/** What rules can name; a missing one is not known yet. */
interface Names {
  /** With their parents. */
  readonly departments?: ReadonlyMap<string, string>;
  readonly groups?: ReadonlySet<string>;
  readonly people?: ReadonlySet<string>;
  /** Labels of people's identities. */
  readonly roles?: ReadonlySet<string>;
  /** Kinds of people. */
  readonly userTypes?: ReadonlySet<string>;
}

type Rows = ReadonlyMap<string, readonly Row[]>;

/** The rules of rows of these parts. */
export function rulesIn(rows: Rows, parts: readonly Part[] = tenantParts): PlacedRule[] {
  return parts.flatMap((part) =>
    audienceColumns(part).flatMap((column) =>
      (rows.get(part.name) ?? []).flatMap((row, index) => {
        const rule = row[column] as Audience | null | undefined;
        return rule ? [{ file: part.name, row: rowLabel(part, row, index), index, column, rule }] : [];
      }),
    ),
  );
}

/** What a file holds that rules can name. */
function namesIn(rows: Rows): Names {
  const [offices, lists, persons = []] = ['departments', 'groups', 'people'].map((name) => rows.get(name));
  const known = persons as unknown as readonly (typeof people.$inferSelect)[];
  return {
    ...(offices && { departments: new Map(offices.map(({ id, parent }) => [String(id), String(parent ?? '')])) }),
    ...(lists && { groups: new Set(lists.map(({ id }) => String(id))) }),
    // Without people there is nothing to compare with: they may come later.
    ...(known.length > 0 && {
      people: new Set(known.map(({ id }) => id)),
      roles: new Set(known.flatMap(labelsOf)),
      userTypes: new Set(known.flatMap(({ identities, userType }) => [userType, ...identities.map(kindOf)])),
    }),
  };
}

const kindOf = ({ userType }: Pick<Identity, 'userType'>): string => userType;

const labelsOf = ({ identities, title }: { identities: readonly Identity[]; title: string }) =>
  identities.length > 0 ? identities.map(({ label }) => label) : [title];

/** What an institution has of what these rules name. */
async function readNames(here: Scoped, rules: readonly PlacedRule[]): Promise<Names> {
  const levels = rules.flatMap(({ rule }) => levelsOf(rule));
  const named = (field: 'people' | 'roles') => sql.param([...new Set(levels.flatMap((rule) => rule[field] ?? []))]);
  const offices = await here.rows(departments);
  const lists = await here.rows(groups);
  const known = {
    departments: new Map(offices.map(({ id, parent }) => [id, parent])),
    groups: new Set(lists.map(({ id }) => id)),
  };
  const [somebody] = await here.rows(people, { limit: 1 });
  if (!somebody) return known;
  const found = await here.db
    .select({ id: people.id })
    .from(people)
    .where(here.of(people, sql`${people.id} = any(${named('people')}::text[])`));
  const { rows: labels } = await here.db.execute<{ label: string }>(sql`
    select distinct label from ${people}, lateral (
      select identity ->> 'label' as label from jsonb_array_elements(${people.identities}) as identity
      union all select ${people.title} where ${people.identities} = '[]'
    ) as labels where ${here.of(people)} and label = any(${named('roles')}::text[])`);
  const { rows: kinds } = await here.db.execute<{ kind: string }>(sql`
    select ${people.userType} as kind from ${people} where ${here.of(people)}
    union select identity ->> 'userType' from ${people}, lateral jsonb_array_elements(${people.identities}) as identity
    where ${here.of(people)}`);
  return {
    ...known,
    people: new Set(found.map(({ id }) => id)),
    roles: new Set(labels.map(({ label }) => label)),
    userTypes: new Set(kinds.map(({ kind }) => kind)),
  };
}

interface Found extends Problem {
  /** Whether it is wrong in any case; what people have, and where departments belong, changes by and by. */
  readonly isLasting: boolean;
}

function problemsOf(rules: readonly PlacedRule[], known: Names): Found[] {
  return rules.flatMap(({ file, row, column, rule }) =>
    levelsOf(rule).flatMap((level, depth) => {
      const at = { file, row, field: column + '.except'.repeat(depth) };
      const unknown = (['departments', 'groups', 'people'] as const).flatMap((name) => {
        const missing = known[name] ? (level[name] ?? []).filter((id) => !known[name]?.has(id)) : [];
        return missing.map((id) => ({ ...at, message: `“${id}” 不在 ${name} 中`, isLasting: true }));
      });
      const labels = known.roles ? (level.roles ?? []).filter((label) => !known.roles?.has(label)) : [];
      const parents = known.departments ?? new Map();
      const isEmpty = exceptsAll(level, (id) => withAncestors(id, parents));
      return [
        ...unknown,
        ...labels.map((label) => ({ ...at, message: `没有人的身份叫“${label}”`, isLasting: false })),
        ...(isEmpty ? [{ ...at, message: '例外是上级部门，把写明的人都除去了，谁也看不到', isLasting: false }] : []),
      ];
    }),
  );
}

/** Something about a rule that may be right. */
export type RuleWarning = Problem & Pick<PlacedRule, 'index' | 'column'>;

/**
 * What rules name that cannot be compared with anything, because the institution has no people yet, and the kinds of
 * people that it does not have.
 */
function unknownYet(rules: readonly PlacedRule[], known: Names): RuleWarning[] {
  return rules.flatMap(({ rule, ...place }) => {
    const at = { ...place, field: place.column };
    if (known.people) {
      const missing = (rule.userTypes ?? []).filter((kind) => !known.userTypes?.has(kind));
      return missing.map((kind) => ({ ...at, message: `单位现在没有 ${kind} 这类人` }));
    }
    const named = levelsOf(rule).flatMap(({ people: ids = [], roles = [] }) => [...ids, ...roles]);
    const message = `单位还没有人员，无法核对 ${named.map((name) => `“${name}”`).join('、')}`;
    return named.length > 0 ? [{ ...at, message }] : [];
  });
}

/** The rules that are over: nobody is meant any more. */
function over(rules: readonly PlacedRule[]): RuleWarning[] {
  const now = minuteText(new Date());
  return rules.flatMap(({ rule, ...place }) =>
    rule.until !== undefined && rule.until <= now
      ? [{ ...place, field: place.column, message: `until ${rule.until} 已经过了，谁也看不到` }]
      : [],
  );
}

/** Adds a problem for each rule that is over when somebody gives it; one that ends later, or comes back, stays. */
export function refuseOver(rules: readonly PlacedRule[], problems: Problems): void {
  for (const { index: _, column: __, ...problem } of over(rules)) problems.add(problem);
}

/**
 * Adds a problem for each department, group, person and label that rules name and the institution does not have, and
 * for exceptions that leave nobody. Returns what could not be checked, and kinds of people whom the institution does not
 * have.
 */
export async function checkRules(
  here: Scoped,
  rules: readonly PlacedRule[],
  problems: Problems,
): Promise<RuleWarning[]> {
  if (rules.length === 0) return [];
  const known = await readNames(here, rules);
  for (const { isLasting: _, ...problem } of problemsOf(rules, known)) problems.add(problem);
  return unknownYet(rules, known);
}

/** Adds a problem for what rules of a file name that the file's own departments, groups and people do not have. */
export function checkRulesWithin(rows: Rows, problems: Problems): void {
  for (const { isLasting, ...problem } of problemsOf(rulesIn(rows), namesIn(rows))) {
    if (isLasting) problems.add(problem);
  }
}

/**
 * As {@link checkRules} for a file that passed {@link checkRulesWithin}: what it does not hold itself is looked for at
 * the institution. Labels come and go with people, and rules end, so that an export can name a label that nobody has any
 * more, or hold a rule that is over: such a file is taken, with a warning.
 */
export async function checkRulesOfFile(here: Scoped, rows: Rows, problems: Problems): Promise<string[]> {
  const rules = rulesIn(rows);
  if (rules.length === 0) return [];
  const [own, there] = [namesIn(rows), await readNames(here, rules)];
  const isForeign = ([name]: [string, unknown]) => !(name in own);
  const foreign = Object.fromEntries(Object.entries(there).filter(isForeign)) as Names;
  for (const { isLasting, ...problem } of problemsOf(rules, foreign)) if (isLasting) problems.add(problem);
  const known = { ...there, ...own };
  const passing = problemsOf(rules, known).filter(({ isLasting }) => !isLasting);
  return [...passing, ...over(rules), ...unknownYet(rules, known)].map(warningLine);
}

interface FoundRule {
  readonly part: Part;
  readonly column: string;
  /** The row's key. */
  readonly key: Row;
  readonly rule: Audience;
}

/** The rules of an institution that name one of these ids. */
export async function rulesNaming(here: Scoped, list: NamedList, ids: readonly string[]): Promise<FoundRule[]> {
  const found: FoundRule[] = [];
  for (const part of tenantParts) {
    for (const name of audienceColumns(part)) {
      const column = part.columns[name];
      if (!column) continue;
      const key = Object.fromEntries(part.key.flatMap((one) => (part.columns[one] ? [[one, part.columns[one]]] : [])));
      const query = here.db.select({ ...key, [name]: column }).from(part.table as PgTable);
      const rows: Row[] = await query.where(here.of(part.table, isNaming(column, list, ids)));
      found.push(...rows.map(({ [name]: rule, ...own }) => ({ part, column: name, key: own, rule: rule as Audience })));
    }
  }
  return found;
}

/**
 * Throws {@link AdminError} for a group or department that a rule names and that is to be removed: without it the rule
 * would mean other people, more of them where it names an exception.
 */
export async function refuseNamed(here: Scoped, { name }: Part, removed: readonly unknown[]): Promise<void> {
  const list = (['groups', 'departments'] as const).find((one) => one === name);
  if (!list || removed.length === 0) return;
  const ids = removed.map(String);
  for (const { part, column, key, rule } of await rulesNaming(here, list, ids)) {
    const kept = levelsOf(rule)
      .flatMap((level) => level[list] ?? [])
      .find((id) => ids.includes(id));
    const where = `${part.name} 的 ${keyOf(part, key)}`;
    throw new AdminError(`${name} 的 ${kept} 没有删除：${where} 的 ${column} 还用着它，请先改掉。`);
  }
}
