import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ChecklistItem, Identity, TopicGroup } from '../database/records.ts';
import { menus } from '../database/schema/site.ts';
import { nearText } from '../lib/near-names.ts';
import { type Problem, type Problems, warningLine } from '../parts/problems.ts';
import { type Part, type Row, requirePart, rowLabel } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Whole } from './check.ts';
import { checkRulesOfFile } from './rule-names.ts';

/** A column that names rows of another part, which may come later: no foreign key holds it, and it is only warned of. */
interface LooseName {
  readonly column: string;
  /** Where in the column, as it is told. */
  readonly field: string;
  readonly target: string;
  /** The ids that it names; empty ones are none. */
  readonly ids: (value: unknown) => readonly (string | null | undefined)[];
}

/**
 * Other systems bring people by the night, some of them before the department that they belong to, and a topic is
 * written before its services are there.
 */
const looseNames: Readonly<Record<string, readonly LooseName[]>> = {
  people: [
    { column: 'department', field: 'department', target: 'departments', ids: (value) => [value as string] },
    {
      column: 'identities',
      field: 'identities.department',
      target: 'departments',
      ids: (value) => (value as Identity[]).map(({ department }) => department),
    },
  ],
  topics: [
    {
      column: 'groups',
      field: 'groups.services',
      target: 'apps',
      ids: (value) => (value as TopicGroup[]).flatMap(({ services }) => services),
    },
    {
      column: 'checklist',
      field: 'checklist.service',
      target: 'apps',
      ids: (value) => (value as ChecklistItem[]).map(({ service }) => service),
    },
  ],
  recommendGroups: [
    { column: 'categories', field: 'categories', target: 'categories', ids: (value) => value as string[] },
  ],
};

/** What a row names that is not there. */
interface Missing extends Problem {
  readonly row: string;
  readonly field: string;
  readonly index: number;
}

/**
 * What rows of a part name that the institution does not have, in the columns that `isGiven` admits. What a file brings
 * along itself is given by part.
 */
export async function missingNames(
  here: Scoped,
  part: Part,
  rows: readonly Row[],
  isGiven: (column: string, index: number) => boolean,
  brought: ReadonlyMap<string, readonly Row[]> = new Map(),
): Promise<Missing[]> {
  const missing: Missing[] = [];
  for (const { column, field, target, ids } of looseNames[part.name] ?? []) {
    const named = rows.map((row, index) =>
      isGiven(column, index) ? [...new Set(ids(row[column]).filter((id) => id != null && id !== ''))].map(String) : [],
    );
    const all = [...new Set(named.flat())];
    const known = await knownAmong(here, target, all, brought.get(target));
    named.forEach((own, index) => {
      for (const id of own.filter((one) => !known.has(one))) {
        const message = `“${id}” 不在 ${target} 中`;
        missing.push({ file: part.name, row: rowLabel(part, rows[index] ?? {}, index), field, message, index });
      }
    });
  }
  return missing.sort((one, other) => one.index - other.index);
}

/**
 * Adds problems for what rules in a whole file name that is not there. Returns what could not be checked, and what else
 * names rows that are not there, in lines for the operator.
 */
export async function checkNamesOfFile(
  here: Scoped,
  { institution, rows }: Pick<Whole, 'institution' | 'rows'>,
  problems: Problems,
): Promise<string[]> {
  const warnings = await checkRulesOfFile(here, rows, problems);
  const missing: Problem[] = [];
  const { redirectNavigation } = institution;
  const landing = landingProblem(redirectNavigation, rows.get('menus') ?? (await here.rows(menus)));
  if (landing) missing.push({ file: 'institution', field: 'redirectNavigation', message: landing });
  for (const name of Object.keys(looseNames)) {
    missing.push(...(await missingNames(here, requirePart(name), rows.get(name) ?? [], () => true, rows)));
  }
  return [...warnings, ...warningLines(missing.map(warningLine))];
}

/**
 * What is wrong with where people land after signing in: neither a page, nor the id or the address of a menu entry; null
 * for nothing.
 */
export function landingProblem(landing: unknown, menus: readonly Row[]): string | null {
  const text = String(landing);
  if (text === '' || text.startsWith('/')) return null;
  if (menus.some(({ id, link }) => id === text || link === text)) return null;
  const ids = menus.map(({ id }) => String(id));
  return `“${text}” 不在 menus 中${nearText(text, ids)}`;
}

/** Which of these ids the target has: in the file, where it holds the target, and in the database otherwise. */
async function knownAmong(
  here: Scoped,
  target: string,
  ids: readonly string[],
  brought: readonly Row[] | undefined,
): Promise<ReadonlySet<string>> {
  if (brought) return new Set(brought.map(({ id }) => String(id)));
  const { table, columns } = requirePart(target);
  if (ids.length === 0 || !columns.id) return new Set();
  const query = here.db.select({ id: columns.id }).from(table as PgTable);
  const found: Row[] = await query.where(here.of(table, inArray(columns.id, [...ids])));
  return new Set(found.map(({ id }) => String(id)));
}

/** Warnings that are told one by one. */
const shown = 20;

/** Warnings for who works: the first ones, and how many more there are. */
export function warningLines(lines: readonly string[]): string[] {
  const more = lines.length > shown ? [`提醒：……另有 ${lines.length - shown} 处`] : [];
  return [...lines.slice(0, shown), ...more];
}
