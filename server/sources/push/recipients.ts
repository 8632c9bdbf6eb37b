import { type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { people } from '../../database/schema/people.ts';
import { departments } from '../../database/schema/services.ts';
import type { Scoped } from '../../tenancy/scoped.ts';

/** The people of an institution whom a batch names. */
export interface Directory {
  /** People's ids by number; a number that two people have gives both. */
  readonly byNumber: ReadonlyMap<string, readonly string[]>;
  readonly byDepartment: ReadonlyMap<string, readonly string[]>;
}

/** Ids of the institution's departments. */
export async function readDepartments(here: Scoped): Promise<ReadonlySet<string>> {
  return new Set((await here.rows(departments)).map(({ id }) => id));
}

/** Everybody with one of these numbers or departments, in any of their identities. */
export async function readDirectory(
  here: Scoped,
  numbers: ReadonlySet<string>,
  departments: ReadonlySet<string>,
): Promise<Directory> {
  const byNumber = new Map<string, string[]>();
  const byDepartment = new Map<string, string[]>();
  if (numbers.size === 0 && departments.size === 0) return { byNumber, byDepartment };
  // Arrays as one parameter each: a batch may name more values than a statement may have parameters.
  const among = (values: ReadonlySet<string>) => sql.param([...values]);
  const ofIdentity = (key: 'no' | 'department', values: ReadonlySet<string>) =>
    sql`${people.identities} @> any(${sql.param([...values].map((value) => JSON.stringify([{ [key]: value }])))}::jsonb[])`;
  const matching = (where: SQL) =>
    here.db
      .select({ id: people.id, no: people.no, department: people.department, identities: people.identities })
      .from(people)
      .where(here.of(people, where));
  // Each condition uses an index of its own; with `or` PostgreSQL would read all people.
  const rows = await unionAll(
    matching(sql`${people.no} = any(${among(numbers)}::text[])`),
    matching(sql`${people.department} = any(${among(departments)}::text[])`),
    matching(ofIdentity('no', numbers)),
    matching(ofIdentity('department', departments)),
  );
  for (const { id, no, department, identities } of new Map(rows.map((row) => [row.id, row])).values()) {
    const all = [{ no, department }, ...identities];
    for (const own of new Set(all.map((one) => one.no))) if (numbers.has(own)) push(byNumber, own, id);
    for (const own of new Set(all.map((one) => one.department))) if (departments.has(own)) push(byDepartment, own, id);
  }
  return { byNumber, byDepartment };
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

interface Recipients {
  readonly numbers: readonly string[];
  readonly departments: readonly string[];
}

/** The people of an item, each once, and the numbers that nobody has. */
export function peopleOf(
  { numbers, departments }: Recipients,
  directory: Directory,
): { people: string[]; unknown: string[] } {
  const found = [
    ...numbers.flatMap((number) => directory.byNumber.get(number) ?? []),
    ...departments.flatMap((department) => directory.byDepartment.get(department) ?? []),
  ];
  return { people: [...new Set(found)], unknown: numbers.filter((number) => !directory.byNumber.has(number)) };
}
