import { addFontVisit } from '@yimen/contract/visits';
import { sql } from 'drizzle-orm';
import { visits } from '../database/schema/visits.ts';
import { implement } from '../http/implement.ts';
import { dayText } from '../lib/time.ts';

export const implementations = [
  implement(addFontVisit, async ({ terminalType }, { db, institution, person }) => {
    const type = terminalType === 2 || terminalType === 3 ? terminalType : 1;
    await db
      .insert(visits)
      .values({
        institution: institution.id,
        day: dayText(new Date()),
        terminalType: type,
        userType: person?.userType ?? 'GUEST',
        count: 1,
      })
      .onConflictDoUpdate({
        target: [visits.institution, visits.day, visits.terminalType, visits.userType],
        set: { count: sql`${visits.count} + 1` },
      });
    return {};
  }),
];
