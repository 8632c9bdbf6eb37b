import { asc, desc, eq, sql } from 'drizzle-orm';
import { recentUses } from '../database/schema/person.ts';
import { appHits, apps } from '../database/schema/services.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit, Visit } from '../http/visit.ts';
import { dayText } from '../lib/time.ts';
import { ownedBy, scoped, scopedOf } from '../tenancy/scoped.ts';
import { mayCount } from '../visits/may-count.ts';

/** Most recent uses of a person that are read. */
const maxRecent = 100;

/** The person's last uses, newest first: app ids, each with its stored details. */
export const readRecentUses = (visit: Pick<MemberVisit, 'db' | 'institution' | 'person'>) =>
  scopedOf(visit).rows(recentUses, {
    where: ownedBy(recentUses, visit.person),
    orderBy: [desc(recentUses.at), asc(recentUses.app)],
    limit: maxRecent,
  });

/**
 * Counts one use of an app, within the limit for one caller, and stores it for a member. Adds in SQL, so that no
 * concurrent use is lost.
 */
export async function recordHit(visit: Visit, app: string): Promise<void> {
  const institution = visit.institution.id;
  const now = new Date();
  await inTransaction(visit.db, async (tx) => {
    const here = scoped(tx, visit.institution);
    if (await mayCount({ ...visit, db: tx }, `app ${app}`)) {
      await here.update(apps, { hitsTotal: sql`${apps.hitsTotal} + 1` }, eq(apps.id, app));
      await tx
        .insert(appHits)
        .values({ institution, app, day: dayText(now), count: 1 })
        .onConflictDoUpdate({
          target: [appHits.institution, appHits.app, appHits.day],
          set: { count: sql`${appHits.count} + 1` },
        });
    }
    if (!visit.person) return;
    await tx
      .insert(recentUses)
      .values({ institution, person: visit.person.id, app, at: now, result: '' })
      .onConflictDoUpdate({
        target: [recentUses.institution, recentUses.person, recentUses.app],
        set: { at: now, result: '' },
      });
  });
}
