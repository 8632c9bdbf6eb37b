import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { countedUses } from '../database/schema/visits.ts';
import { addressBlock } from '../http/limits/address.ts';
import type { Visit } from '../http/visit.ts';

/** How many uses of one thing are counted within an hour: for all guests of one address, and for one member. */
const perHour = { address: 60, person: 20 } as const;
const hour = 3_600_000;

interface Caller extends Pick<Visit, 'institution' | 'person' | 'ip' | 'isPrecache'> {
  readonly db: Queryable;
}

/**
 * Whether one more use of a thing is counted, so that nobody can raise a service in the rankings by opening it
 * repeatedly, and nothing by what a phone fetches ahead. The answer of the call is the same either way. Counted in the
 * database, across processes.
 */
export async function mayCount(caller: Caller, thing: string): Promise<boolean> {
  const { db, institution, person, ip, isPrecache } = caller;
  if (isPrecache) return false;
  const now = new Date();
  const over = new Date(now.getTime() - hour);
  const cap = person ? perHour.person : perHour.address;
  const isOver = lt(countedUses.since, over);
  const counted = await db
    .insert(countedUses)
    .values({ institution: institution.id, thing, caller: callerKey({ person, ip }), count: 1, since: now })
    .onConflictDoUpdate({
      target: [countedUses.institution, countedUses.thing, countedUses.caller],
      set: {
        count: sql`case when ${isOver} then 1 else ${countedUses.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${countedUses.since} end`,
      },
      setWhere: sql`${isOver} or ${countedUses.count} < ${cap}`,
    })
    .returning({ count: countedUses.count });
  return counted.length > 0;
}

function callerKey({ person, ip }: Pick<Caller, 'person' | 'ip'>): string {
  const name = person ? `person ${person.id}` : `address ${addressBlock(ip)}`;
  return createHash('sha256').update(name).digest('base64url');
}
