import { and, eq, gte } from 'drizzle-orm';
import { type AuditEvent, personActor, readEvents, recordEvent } from '../../audit/store.ts';
import { shownText } from '../../changes/apply/told.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffVisit } from '../../http/visit.ts';
import { type Import, lockImport } from '../../imports/store.ts';
import { type Scoped, scoped, scopedOf } from '../../tenancy/scoped.ts';

/**
 * Records that somebody of the staff reads a report that tells of people what is stored, and of whom: once for each
 * reader and dry run, however often it is asked for.
 */
export async function recordReading(visit: StaffVisit, one: Import): Promise<void> {
  const people = one.report?.people ?? [];
  if (people.length === 0) return;
  const event = {
    actor: personActor(visit.person),
    action: 'read-import',
    part: 'imports',
    key: `${one.number}`,
    detail: `${one.part} ${one.fileName}，第 ${one.checks} 次检查：${shownText(people)}`,
  } as const;
  if (await isRecorded(scopedOf(visit), one, event)) return;
  await inTransaction(visit.db, async (tx) => {
    const here = scoped(tx, visit.institution);
    await lockImport(here, one.number);
    if (!(await isRecorded(here, one, event))) await recordEvent(here, { ...event, address: visit.ip });
  });
}

/** Entries are found by their time: none of an import is older than it. */
async function isRecorded(
  here: Scoped,
  { createdAt }: Import,
  { actor, action, key, detail }: Required<Pick<AuditEvent, 'actor' | 'action' | 'key' | 'detail'>>,
): Promise<boolean> {
  const isThis = and(gte(auditEntries.at, createdAt), eq(auditEntries.detail, detail));
  return (await readEvents(here, { actor, action, key }, 1, isThis)).length > 0;
}
