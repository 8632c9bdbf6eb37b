import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { recordEvent, serverActor } from '../audit/store.ts';
import type { Database } from '../database/open.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';

/** Whether a source answers, and in words why not. */
export interface SourceState {
  readonly source: string;
  /** Null while it answers. */
  readonly trouble: string | null;
}

/**
 * Records that a source stopped or resumed answering, where that is not what was recorded last: several processes may
 * notice it, and one that has just started does not know what was before.
 */
export async function recordSourceState(db: Database, institution: { readonly id: string }, state: SourceState) {
  if (!(await isNews(scoped(db, institution), state))) return;
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const which = JSON.stringify([institution.id, state.source]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${which}, 8))`);
    if (!(await isNews(here, state))) return;
    const action = state.trouble === null ? 'source-resumed' : 'source-stopped';
    const told = { part: 'sources', key: state.source, detail: state.trouble ?? '' };
    await recordEvent(here, { actor: serverActor, action, ...told });
  });
}

async function isNews(here: Scoped, { source, trouble }: SourceState): Promise<boolean> {
  const [last] = await here.rows(auditEntries, {
    where: and(eq(auditEntries.key, source), inArray(auditEntries.action, ['source-stopped', 'source-resumed'])),
    orderBy: [desc(auditEntries.at), desc(auditEntries.ordinal)],
    limit: 1,
  });
  return (last?.action === 'source-stopped') !== (trouble !== null);
}
