import { sql } from 'drizzle-orm';
import { visits } from '../database/schema/visits.ts';
import type { Visit } from '../http/visit.ts';
import { dayText } from '../lib/time.ts';

/** Counts one visit of today, in SQL, so that no concurrent visit is lost. */
export async function countVisit({ db, institution, person }: Visit, terminalType: 1 | 2 | 3): Promise<void> {
  await db
    .insert(visits)
    .values({
      institution: institution.id,
      day: dayText(new Date()),
      terminalType,
      userType: person?.userType ?? 'GUEST',
      count: 1,
    })
    .onConflictDoUpdate({
      target: [visits.institution, visits.day, visits.terminalType, visits.userType],
      set: { count: sql`${visits.count} + 1` },
    });
}
