import { createHash } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  type ActorText,
  type AuditEntry,
  actorId,
  personActor,
  personOfActor,
  systemActor,
  systemOfActor,
} from '../audit/store.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { people } from '../database/schema/people.ts';
import { pushSystems } from '../database/schema/sources.ts';
import { Refusal } from '../http/refusal.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { liesIn } from './places.ts';

/**
 * A condition for who may read the record of some departments alone: the entry is of what they did themselves, or of
 * something that lies in one of the departments now.
 */
export function isFor(here: Scoped, person: { readonly id: string }, departments: readonly string[]): SQL | undefined {
  const { actor, part, key } = auditEntries;
  return or(
    eq(actor, personActor(person)),
    liesIn(here, { part, id: key }, departments),
    // Its key is person, role, scope and target.
    and(
      eq(part, 'grants'),
      sql`split_part(${key}, ' ', 3) = 'department'`,
      inArray(sql`split_part(${key}, ' ', 4)`, [...departments]),
    ),
  );
}

/** Why somebody may do nothing any more, in Chinese, beginning with `who`; empty where they are there. */
export async function readAbsence(here: Scoped, person: string, who: string): Promise<string> {
  const found = await here.first(people, eq(people.id, person));
  if (!found) return `${who}已不在人员名单中`;
  return found.disabled ? `${who}已停用` : '';
}

/** The names of the people and systems that did something, by actor. */
export async function readActorNames(
  here: Scoped,
  entries: readonly Pick<AuditEntry, 'actor'>[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [table, actorOf, idOf] of [
    [people, personActor, personOfActor],
    [pushSystems, systemActor, systemOfActor],
  ] as const) {
    const ids = [...new Set(entries.flatMap(({ actor }) => idOf(actor) ?? []))];
    if (ids.length === 0) continue;
    const rows = await here.db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(here.of(table, inArray(table.id, ids)));
    for (const row of rows) names.set(actorOf(row), row.name);
  }
  return names;
}

/** An actor with its name, as calls answer it. */
export type ActorNames = (actor: string) => { readonly id: string; readonly name: string };

/** The names of these actors. */
export async function readActors(here: Scoped, actors: readonly string[]): Promise<ActorNames> {
  const names = await readActorNames(
    here,
    actors.map((actor) => ({ actor })),
  );
  return (id) => ({ id, name: names.get(id) ?? '' });
}

/** How a message for staff names these actors: `何临舟（20090157）`, and by the id alone where they have no name. */
export async function readActorText(here: Scoped, actors: readonly string[]): Promise<ActorText> {
  const named = await readActors(here, actors);
  return (actor) => {
    const { name } = named(actor);
    return name ? `${name}（${actorId(actor)}）` : actorId(actor);
  };
}

/** Changes with a value, for who says which one they have seen: 16 hexadecimal digits. */
export const versionText = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Throws a {@link Refusal} where what is there now (nothing: undefined) is not the version that its writer has seen. */
export function requireSeen(now: string | undefined, seen: string | undefined, what: string): void {
  if (now === seen) return;
  const changed = seen === undefined ? `已经有这个编号的${what}了` : `这个${what}刚被别人改过`;
  const message = now === undefined ? `这个${what}刚被删除` : changed;
  throw new Refusal(codes.conflict, `${message}，请重新读取后再改`);
}
