import { createHash } from 'node:crypto';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { hourMs, minuteMs } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { AuditAction } from './actions.ts';
import { hidePersonal, openPersonal, sealPersonal } from './personal.ts';

/** Rows that one address may add in a minute by being refused. */
const floodRows = 20;

export type AuditEntry = typeof auditEntries.$inferSelect;

/** What happened; the institution and the time are added. */
export interface AuditEvent
  extends Partial<Pick<AuditEntry, 'part' | 'key' | 'before' | 'after' | 'detail' | 'address' | 'id' | 'differences'>> {
  /** `person:`, `cli:` or `system:` with an id, `visitor`, or `server` for what the program does by itself. */
  readonly actor: string;
  readonly action: AuditAction;
}

/** What stands in place of an institution's key for events that concern all of them; no key can be this. */
export const installation = '@installation';

/** Who acts where the program does something by itself. */
export const serverActor = 'server';

export const personActor = ({ id }: { readonly id: string }) => `person:${id}`;
export const systemActor = ({ id }: { readonly id: string }) => `system:${id}`;

const idAfter = (prefix: string, actor: string) => (actor.startsWith(prefix) ? actor.slice(prefix.length) : null);

/** The id of the person who acted; null where it was not a person. */
export const personOfActor = (actor: string): string | null => idAfter(personActor({ id: '' }), actor);
/** The same of a system. */
export const systemOfActor = (actor: string): string | null => idAfter(systemActor({ id: '' }), actor);

/** How a message names who acted. */
export type ActorText = (actor: string) => string;

/** Who gave a grant, when nothing is known of them any more. */
export const erasedActor = 'erased';

/** The id alone, in words for who is erased; the whole actor where it was neither a person nor a system. */
export const actorId: ActorText = (actor) =>
  actor === erasedActor ? '已删除的人员' : (personOfActor(actor) ?? systemOfActor(actor) ?? actor);

/** Most entries of one statement, which has 65,535 parameters at most. */
const batch = 1000;

/** Records what was done; called in the transaction that does it. A {@link PersonalValue} is recorded encrypted. */
export async function recordEvent(here: Scoped, ...events: AuditEvent[]): Promise<void> {
  const sealed = await sealPersonal(here, events);
  for (let at = 0; at < sealed.length; at += batch) await here.insert(auditEntries, sealed.slice(at, at + batch));
}

/**
 * Records what may happen very often: events of the same hour that are alike in everything are counted in one row. When
 * one address has made {@link floodRows} rows of the same action within a minute, its further events of that minute are
 * one row too, which does not tell what each was about: who tries many accounts adds few rows.
 */
export async function countEvent(here: Scoped, event: AuditEvent): Promise<void> {
  const now = Date.now();
  if (await isFlood(here, event, now)) {
    const { actor, action, detail = '', address = '' } = event;
    return addToTally(here, { actor, action, detail, address }, `minute ${Math.floor(now / minuteMs)}`);
  }
  await addToTally(here, event, Math.floor(now / hourMs));
}

/**
 * Records that one of the staff read what is personal: alike readings of an hour are counted in one row, and however many
 * others there are, each tells what was read.
 */
export const countReading = (here: Scoped, event: AuditEvent): Promise<void> =>
  addToTally(here, event, Math.floor(Date.now() / hourMs));

/** Whether the event's address has just made many rows. */
async function isFlood(here: Scoped, { action, address = '' }: AuditEvent, now: number): Promise<boolean> {
  const recent = gte(auditEntries.at, new Date(now - minuteMs));
  const alike = and(recent, eq(auditEntries.action, action), eq(auditEntries.address, address));
  return (await here.count(auditEntries, alike ?? recent)) >= floodRows;
}

/** Records an event unless one that is alike but for its address is recorded under this name already. */
export async function recordOnce(
  here: Scoped,
  event: Omit<AuditEvent, 'before' | 'after'>,
  name: string,
): Promise<void> {
  const tally = tallyOf({ ...event, address: '' }, name);
  // Most often it is: looking writes nothing.
  if (await here.first(auditEntries, eq(auditEntries.tally, tally))) return;
  await here.db
    .insert(auditEntries)
    .values({ ...event, institution: here.institution, tally })
    .onConflictDoNothing({ target: [auditEntries.institution, auditEntries.tally] });
}

const tallyOf = (event: AuditEvent, period: number | string) =>
  createHash('sha256')
    .update(JSON.stringify([period, event]))
    .digest('base64url');

async function addToTally(here: Scoped, event: AuditEvent, period: number | string): Promise<void> {
  const tally = tallyOf(event, period);
  await here.db
    .insert(auditEntries)
    .values({ ...event, institution: here.institution, tally })
    .onConflictDoUpdate({
      target: [auditEntries.institution, auditEntries.tally],
      set: { count: sql`${auditEntries.count} + 1`, lastAt: new Date() },
    });
}

/** The fields by which entries can be found, beside their time. */
export const auditFields = ['actor', 'action', 'part', 'key'] as const;

export interface AuditQuery extends Readonly<Partial<Record<(typeof auditFields)[number], string | undefined>>> {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only what is older than the entry at this place, as {@link placeText} has it. */
  readonly after?: string | undefined;
}

/** The place of an entry among those of its institution: its time in ms and its ordinal. */
export const placeText = ({ at, ordinal }: Pick<AuditEntry, 'at' | 'ordinal'>) => `${at.getTime()}-${ordinal}`;

/** What is older than the entry at a place. The time in the place only helps to find it; the database's is finer. */
function olderThan(here: Scoped, place: string): SQL {
  const [ms = 0, ordinal = 0] = place.split('-').map(Number);
  const entry = here.of(
    auditEntries,
    eq(auditEntries.ordinal, ordinal),
    gte(auditEntries.at, new Date(ms)),
    lt(auditEntries.at, new Date(ms + 1)),
  );
  return sql`(${auditEntries.at}, ${auditEntries.ordinal}) < (select ${auditEntries.at}, ${auditEntries.ordinal} from ${auditEntries} where ${entry})`;
}

/** Entries that match the query, newest first, without personal values; with `only`, those of them that it admits. */
export async function readEvents(here: Scoped, query: AuditQuery, limit?: number, only?: SQL): Promise<AuditEntry[]> {
  return hidePersonal(await findEvents(here, query, limit, only));
}

/** The same with personal values, and whether there are any: who reads such is recorded. */
export async function readPersonalEvents(here: Scoped, query: AuditQuery, limit?: number) {
  return openPersonal(here, await findEvents(here, query, limit));
}

function findEvents(here: Scoped, query: AuditQuery, limit?: number, only?: SQL): Promise<AuditEntry[]> {
  const { from, until, after, ...equal } = query;
  const named = auditFields.map((name) => {
    const value = equal[name];
    return value === undefined ? undefined : eq(auditEntries[name], value);
  });
  return here.rows(auditEntries, {
    where: and(
      from && gte(auditEntries.lastAt, from),
      until && lt(auditEntries.at, until),
      after ? olderThan(here, after) : undefined,
      only,
      ...named,
    ),
    orderBy: [desc(auditEntries.at), desc(auditEntries.ordinal)],
    ...(limit !== undefined && { limit }),
  });
}
