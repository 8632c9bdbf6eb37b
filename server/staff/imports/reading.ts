import { personActor, recordOnce } from '../../audit/store.ts';
import { shownText } from '../../changes/apply/told.ts';
import type { StaffVisit } from '../../http/visit.ts';
import type { Import } from '../../imports/store.ts';
import { scopedOf } from '../../tenancy/scoped.ts';

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
    address: visit.ip,
  } as const;
  await recordOnce(scopedOf(visit), event, `import ${one.number}, check ${one.checks}`);
}
