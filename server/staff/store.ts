import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AuditEntry, personActor } from '../audit/store.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { people } from '../database/schema/people.ts';
import { notices } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/**
 * A condition for who may read the record of some departments alone: the entry is of what they did themselves, or of
 * something that lies in one of the departments now.
 */
export function isFor(here: Scoped, person: { readonly id: string }, departments: readonly string[]): SQL | undefined {
  const within = (table: typeof apps | typeof notices) =>
    here.db
      .select({ id: table.id })
      .from(table)
      .where(here.of(table, inArray(table.department, [...departments])));
  const { actor, part, key } = auditEntries;
  return or(
    eq(actor, personActor(person)),
    and(inArray(part, ['apps', 'guides']), inArray(key, within(apps))),
    and(eq(part, 'notices'), inArray(key, within(notices))),
    // Its key is person, role, scope and target.
    and(
      eq(part, 'grants'),
      sql`split_part(${key}, ' ', 3) = 'department'`,
      inArray(sql`split_part(${key}, ' ', 4)`, [...departments]),
    ),
  );
}

/** The names of the people who did something, by actor. */
export async function readActorNames(
  here: Scoped,
  entries: readonly Pick<AuditEntry, 'actor'>[],
): Promise<ReadonlyMap<string, string>> {
  const prefix = personActor({ id: '' });
  const ids = new Set(entries.flatMap(({ actor }) => (actor.startsWith(prefix) ? actor.slice(prefix.length) : [])));
  if (ids.size === 0) return new Map();
  const rows = await here.db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(here.of(people, inArray(people.id, [...ids])));
  return new Map(rows.map((row) => [personActor(row), row.name]));
}
