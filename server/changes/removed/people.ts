import { and, eq, inArray, sql } from 'drizzle-orm';
import { depthsOf, isNaming, withoutPeople } from '../../access/rule-people.ts';
import { erasedActor, personActor } from '../../audit/store.ts';
import { grants } from '../../database/schema/access.ts';
import { personKeys } from '../../database/schema/audit.ts';
import { accounts, people } from '../../database/schema/people.ts';
import { removedRows } from '../../database/schema/removed.ts';
import { signInAttempts, signInMethodChanges } from '../../database/schema/sign-in.ts';
import { tenantTables } from '../../database/schema/tables.ts';
import { forgetPeople, withoutNames } from '../../editions/people.ts';
import { callerOf, idempotentAnswers } from '../../http/idempotency/table.ts';
import { forgetImports } from '../../imports/store.ts';
import { forgetStaffName } from '../../messages/tell.ts';
import type { Change } from '../../parts/changing.ts';
import { matching } from '../../parts/keys.ts';
import { type Part, type Row, rowKey } from '../../parts/tables.ts';
import type { PersonTable, Scoped } from '../../tenancy/scoped.ts';
import { rulesNaming } from '../rule-names.ts';

/** Every table whose rows belong to a person: a new one is recognised by its column. */
export const personTables = tenantTables.filter((table): table is PersonTable => 'person' in table);

/** A place where a rule names a person. */
export interface NamedPlace {
  readonly part: Part;
  /** The row's key. */
  readonly key: Row;
  readonly column: string;
  readonly person: string;
  /** 0 for the rule itself, 1 for its exception. */
  readonly depths: readonly number[];
}

/** The places where rules name one of these people. */
export async function placesOf(here: Scoped, ids: readonly string[]): Promise<NamedPlace[]> {
  const found: NamedPlace[] = [];
  for (const { part, column, key, rule } of await rulesNaming(here, 'people', ids)) {
    for (const person of ids) {
      const depths = depthsOf(rule, person);
      if (depths.length > 0) found.push({ part, key, column, person, depths });
    }
  }
  return found;
}

/**
 * Deletes people with all that is theirs, and takes their ids out of what is not: rules, grants that they gave,
 * sign-ins under way. What was removed of them before, and the key of what audit entries tell of them, goes too,
 * unless it is kept. Audit entries stay, as the law asks. Returns how the rows changed whose rules named them, of which
 * nobody has kept the editions yet.
 */
export async function deletePeople(
  here: Scoped,
  ids: readonly string[],
  { keepsRemoved }: { readonly keepsRemoved: boolean },
): Promise<readonly Change[]> {
  const rules = await takeOut(here, ids);
  if (!keepsRemoved) await forget(here, ids);
  for (const table of personTables) {
    if (keepsRemoved && (table === removedRows || table === personKeys)) continue;
    await here.delete(table, inArray(table.person, [...ids]));
  }
  await here.delete(people, inArray(people.id, [...ids]));
  return rules;
}

/** Returns how the rows changed whose rules named them. */
async function takeOut(here: Scoped, ids: readonly string[]): Promise<readonly Change[]> {
  const gone = new Set(ids);
  const rules: Change[] = [];
  for (const { part, column, key, rule } of await rulesNaming(here, 'people', ids)) {
    const [before] = (await here.rows(part.table, { where: matching(part, key), limit: 1 })) as Row[];
    if (before) rules.push(await changeRule(here, part, before, { [column]: withoutPeople(rule, gone) }));
  }
  const actors = ids.map((id) => personActor({ id }));
  await here.update(grants, { givenBy: erasedActor }, inArray(grants.givenBy, actors));
  await here.update(accounts, { knownBy: erasedActor }, inArray(accounts.knownBy, [...ids]));
  await here.update(accounts, { oneTimeBy: erasedActor }, inArray(accounts.oneTimeBy, [...ids]));
  const isTheirs = inArray(signInMethodChanges.changedBy, actors);
  const changed = await here.rows(signInMethodChanges, { where: isTheirs });
  await here.insertNew(
    signInMethodChanges,
    changed.map(({ method }) => ({ method, changedBy: erasedActor })),
  );
  await here.delete(signInMethodChanges, isTheirs);
  await here.delete(signInAttempts, inArray(sql`${signInAttempts.proven} ->> 'person'`, [...ids]));
  const callers = ids.map((id) => callerOf(here.institution, { person: { id } }));
  await here.db.delete(idempotentAnswers).where(inArray(idempotentAnswers.caller, callers));
  return oncePerRow(rules);
}

/** Writes rules of a row; returns how it changed. */
export async function changeRule(here: Scoped, part: Part, before: Row, rules: Row): Promise<Change> {
  await here.update(part.table, rules, matching(part, before));
  return { part, before, after: { ...before, ...rules } };
}

/** Changes of which later ones go on from earlier ones of the same row, as one of each row. */
export function oncePerRow(changes: readonly Change[]): Change[] {
  const rows = new Map<string, Change>();
  for (const change of changes) {
    const { part, before, after } = change;
    const name = `${part.name} ${rowKey(part.key, after ?? before ?? {})}`;
    rows.set(name, { ...change, before: (rows.get(name) ?? change).before });
  }
  return [...rows.values()];
}

/**
 * Takes people out of what was: removed rows, former editions, drafts, imports, messages of what they did. Not of those who
 * can come back: an exception that does not name them would let them in.
 */
async function forget(here: Scoped, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  const actors = ids.map((id) => personActor({ id }));
  for (const { id, row } of await here.rows(removedRows, { where: isNaming(removedRows.row, 'people', ids) })) {
    await here.update(removedRows, { row: withoutNames(row, gone) }, sql`${removedRows.id} = ${id}`);
  }
  const naming = [
    { part: 'grants', field: 'givenBy', names: actors },
    { part: 'accounts', field: 'knownBy', names: ids },
    { part: 'accounts', field: 'oneTimeBy', names: ids },
  ] as const;
  for (const { part, field, names } of naming) {
    const isNamed = and(eq(removedRows.part, part), inArray(sql`${removedRows.row} ->> ${field}::text`, [...names]));
    const without = sql`jsonb_set(${removedRows.row}, ${`{${field}}`}::text[], to_jsonb(${erasedActor}::text))`;
    await here.update(removedRows, { row: without }, isNamed ?? sql`false`);
  }
  await forgetPeople(here, { ids: gone, actors, erased: erasedActor });
  await forgetImports(here, new Date());
  for (const name of await namesOf(here, ids)) await forgetStaffName(here, name);
}

/** What people are called, those too who were removed and can come back. */
async function namesOf(here: Scoped, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const there = await here.rows(people, { where: inArray(people.id, [...ids]) });
  const isTheirs = sql`${removedRows.part} = 'people' and ${inArray(removedRows.person, [...ids])}`;
  const removed = await here.rows(removedRows, { where: isTheirs });
  return new Set([...there.map(({ name }) => name), ...removed.map(({ row }) => String(row.name))]);
}
