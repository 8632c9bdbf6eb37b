import type { Permission } from '@yimen/contract/permissions';
import * as contract from '@yimen/contract/staff/audit';
import { readPermits } from '../access/permits.ts';
import {
  type AuditEntry,
  type AuditQuery,
  countReading,
  personActor,
  placeText,
  readEvents,
  recordEvent,
} from '../audit/store.ts';
import { actionName, auditCsv, detailText } from '../audit/table.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import type { StaffVisit } from '../http/visit.ts';
import { dayText, minuteText, parseMoment } from '../lib/time.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { isFor, readActorNames } from './store.ts';

export const implementations = [
  implement(contract.auditEntries, async ({ count, ...asked }, visit) => {
    const here = scopedOf(visit);
    const { entries, next } = await readPage(here, visit, 'audit.read', asked, count);
    const names = await readActorNames(here, entries);
    // Pages of the same question are one entry an hour.
    const { after: _, ...question } = asked;
    await countReading(here, readingOf(visit, 'read-audit', askedText(question)));
    return {
      list: entries.map((entry) => ({
        ...entry,
        at: minuteText(entry.at),
        lastAt: minuteText(entry.lastAt),
        actorName: names.get(entry.actor) ?? '',
        actionName: actionName(entry.action),
        detail: detailText(entry),
      })),
      next,
    };
  }),

  implement(contract.exportAudit, (asked, visit) => {
    const { db, institution } = visit;
    return inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const { entries, next } = await readPage(here, visit, 'audit.export', asked, contract.maxExported);
      const detail = [askedText(asked), `${entries.length} 条`].filter(Boolean).join(' ');
      await recordEvent(here, readingOf(visit, 'export', detail));
      const fileName = `操作记录-${institution.key}-${dayText(new Date())}.csv`;
      return { fileName, csv: auditCsv(entries), count: entries.length, next };
    });
  }),
];

/** That the caller reads the record, as it stands in the record. */
const readingOf = ({ person, ip: address }: StaffVisit, action: 'read-audit' | 'export', detail: string) =>
  ({ actor: personActor(person), action, part: 'audit', detail, address }) as const;

/** `actor=cli:root part=notices` */
const askedText = (asked: Asked): string =>
  Object.entries(asked)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join(' ');

interface Asked extends Omit<AuditQuery, 'from' | 'until'> {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The entries that the caller may read, and where older ones follow. */
async function readPage(
  here: Scoped,
  { person }: StaffVisit,
  permission: Permission,
  { from, until, ...asked }: Asked,
  count: number,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const departments = (await readPermits(here, person.id)).departments(permission);
  const moment = (text: string | undefined) => (text && parseMoment(text, 'YYYY-MM-DD HH:mm')) || undefined;
  const query = { ...asked, from: moment(from), until: moment(until) };
  const only = departments ? isFor(here, person, departments) : undefined;
  const found = await readEvents(here, query, count + 1, only);
  const entries = found.slice(0, count);
  const last = entries.at(-1);
  return { entries, next: last && found.length > count ? placeText(last) : null };
}
