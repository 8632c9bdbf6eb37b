import * as contract from '@yimen/contract/services/hall';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { apps } from '../database/schema/services.ts';
import { hallWindows, handledCases } from '../database/schema/site.ts';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';

export const implementations = [
  implement(contract.hallLive, async (_, { db, institution }) => {
    const rows = await scoped(db, institution).rows(hallWindows, { orderBy: [asc(hallWindows.position)] });
    const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
    return {
      updatedAt: rows.length > 0 ? minuteText(new Date(newest)) : null,
      windows: rows.map(({ name, place, waiting, minutes }) => ({ name, place, waiting, minutes })),
    };
  }),

  implement(contract.handledList, async ({ count }, { db, institution }) => {
    const here = scoped(db, institution);
    const rows = await db
      .select({ who: handledCases.who, appId: apps.id, name: apps.name, at: handledCases.at })
      .from(handledCases)
      .innerJoin(apps, and(here.of(apps), eq(apps.id, handledCases.app)))
      .where(here.of(handledCases, lte(handledCases.at, new Date())))
      .orderBy(desc(handledCases.at), asc(handledCases.position))
      .limit(count);
    return rows.map(({ at, ...row }) => ({ ...row, at: minuteText(at) }));
  }),
];
