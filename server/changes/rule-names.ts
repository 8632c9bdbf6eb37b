import { type Audience, type AudienceField, exceptsAll, levelsOf } from '@yimen/contract/audience';
import type { MemberType } from '@yimen/contract/sign-in/auth';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { withAncestors } from '../access/departments.ts';
import { userTypeWords } from '../access/explain.ts';
import { meansSomebody } from '../access/meant-people.ts';
import { isNaming, type NamedList } from '../access/rule-people.ts';
import type { Identity } from '../database/records.ts';
import { groups, people } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import { contentNow, minuteText } from '../lib/time.ts';
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

/** What an institution has of what these rules name; nothing is read that they do not name, or that is known already. */
async function readNames(here: Scoped, rules: readonly PlacedRule[], own: Names = {}): Promise<Names> {
  const levels = rules.flatMap(({ rule }) => levelsOf(rule));
  const named = (field: AudienceField) => [...new Set(levels.flatMap((rule) => rule[field] ?? []))];
  const [offices, lists] = [named('departments'), named('groups')];
  const [ids, labels, kinds] = [named('people'), named('roles'), named('userTypes')];
  const isWithPeople =
    !own.people && ids.length + labels.length + kinds.length > 0 && (await here.rows(people, { limit: 1 })).length > 0;
  return {
    ...(!own.departments && offices.length > 0 && { departments: await readParents(here) }),
    ...(!own.groups && lists.length > 0 && { groups: new Set((await here.rows(groups)).map(({ id }) => id)) }),
    // Without people there is nothing to compare with: they may come later.
    ...(isWithPeople && {
      people: ids.length > 0 ? await readPeople(here, ids) : new Set(),
      roles: labels.length > 0 ? await readLabels(here, labels) : new Set(),
      userTypes: kinds.length > 0 ? await readKinds(here) : new Set(),
    }),
  };
}

async function readParents(here: Scoped): Promise<ReadonlyMap<string, string>> {
  return new Map((await here.rows(departments)).map(({ id, parent }) => [id, parent]));
}

async function readPeople(here: Scoped, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isOne = sql`${people.id} = any(${sql.param([...ids])}::text[])`;
  const found = await here.db.select({ id: people.id }).from(people).where(here.of(people, isOne));
  return new Set(found.map(({ id }) => id));
}

async function readLabels(here: Scoped, labels: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await here.db.execute<{ label: string }>(sql`
    select distinct label from ${people}, lateral (
      select identity ->> 'label' as label from jsonb_array_elements(${people.identities}) as identity
      union all select ${people.title} where ${people.identities} = '[]'
    ) as labels where ${here.of(people)} and label = any(${sql.param([...labels])}::text[])`);
  return new Set(rows.map(({ label }) => label));
}

async function readKinds(here: Scoped): Promise<ReadonlySet<string>> {
  const { rows } = await here.db.execute<{ kind: string }>(sql`
    select ${people.userType} as kind from ${people} where ${here.of(people)}
    union select identity ->> 'userType' from ${people}, lateral jsonb_array_elements(${people.identities}) as identity
    where ${here.of(people)}`);
  return new Set(rows.map(({ kind }) => kind));
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
        ...(isEmpty
          ? [{ ...at, message: `例外是上级部门，把写明的人都除去了，${nobodyText(column, depth)}`, isLasting: false }]
          : []),
      ];
    }),
  );
}

/** What comes of a rule, or of an exception in it, that means nobody. */
const nobodyText = (column: string, depth = 0) => {
  if (depth > 0) return '这个例外不起作用';
  return column === 'beginAudience' ? '谁也不能办理' : '谁也看不到';
};

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
      return missing.map((kind) => ({ ...at, message: `单位现在没有${userTypeWords[kind as MemberType]}（${kind}）` }));
    }
    const named = levelsOf(rule).flatMap(({ people: ids = [], roles = [] }) => [...ids, ...roles]);
    const message = `单位还没有人员，无法核对 ${named.map((name) => `“${name}”`).join('、')}`;
    return named.length > 0 ? [{ ...at, message }] : [];
  });
}

/** The rules that are over when content is judged: nobody is meant any more. */
function over(rules: readonly PlacedRule[]): RuleWarning[] {
  const now = minuteText(contentNow());
  return rules.flatMap(({ rule, ...place }) =>
    rule.until !== undefined && rule.until <= now
      ? [{ ...place, field: place.column, message: `until ${rule.until} 已经过了，${nobodyText(place.column)}` }]
      : [],
  );
}

/** Adds a problem for each rule that is over when somebody gives it; one that ends later, or comes back, stays. */
export function refuseOver(rules: readonly PlacedRule[], problems: Problems): void {
  for (const { index: _, column: __, ...problem } of over(rules)) problems.add(problem);
}

/**
 * Adds a problem for each department, group, person and label that rules name and the institution does not have, and
 * for exceptions that leave nobody. Returns what could not be checked, kinds of people whom the institution does not
 * have, and, where there is nothing else to tell, rules that nobody meets.
 */
export async function checkRules(
  here: Scoped,
  rules: readonly PlacedRule[],
  problems: Problems,
): Promise<RuleWarning[]> {
  if (rules.length === 0) return [];
  const known = await readNames(here, rules);
  const found = problemsOf(rules, known);
  for (const { isLasting: _, ...problem } of found) problems.add(problem);
  const told = unknownYet(rules, known);
  return found.length + told.length > 0 ? told : forNobodyYet(here, rules, known);
}

/** Rules of which each name is known, and that mean none of those who are there. */
async function forNobodyYet(here: Scoped, rules: readonly PlacedRule[], known: Names): Promise<RuleWarning[]> {
  if ((await here.db.select().from(people).where(here.of(people)).limit(1)).length === 0) return [];
  const warnings: RuleWarning[] = [];
  const means = new Map<string, boolean>();
  for (const { rule, ...place } of rules) {
    const written = JSON.stringify(rule);
    const isMet = means.get(written) ?? (await meansSomebody(here, rule, known.departments ?? new Map()));
    means.set(written, isMet);
    if (isMet) continue;
    const message = `现在没有一个人符合，${nobodyText(place.column)}`;
    warnings.push({ ...place, field: place.column, message });
  }
  return warnings;
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
  const own = namesIn(rows);
  const foreign = await readNames(here, rules, own);
  for (const { isLasting, ...problem } of problemsOf(rules, foreign)) if (isLasting) problems.add(problem);
  const known = { ...foreign, ...own };
  const passing = problemsOf(rules, known).filter(({ isLasting }) => !isLasting);
  return [...passing, ...over(rules), ...unknownYet(rules, known)].map(warningLine);
}

/** Rules of a file that nobody meets once it is written, in lines for the operator. */
export async function rulesForNobody(here: Scoped, rows: Rows): Promise<string[]> {
  const rules = rulesIn(rows);
  return (await forNobodyYet(here, rules, await readNames(here, rules))).map(warningLine);
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
