import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/staff/imports';
import { type Permits, readPermits } from '../../access/permits.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { personActor, recordEvent } from '../../audit/store.ts';
import type { Database } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { requireFresh } from '../../http/staff.ts';
import type { StaffVisit } from '../../http/visit.ts';
import {
  addImport,
  addPiece,
  endImport,
  findImport,
  findImports,
  type Import,
  lockImport,
  setImport,
  stateOf,
  withoutRows,
} from '../../imports/store.ts';
import { windowOf } from '../../lib/paging.ts';
import { minuteText } from '../../lib/time.ts';
import { AdminError } from '../../parts/fields.ts';
import { lockInstitution } from '../../tenancy/lock.ts';
import { type Scoped, scoped, scopedOf } from '../../tenancy/scoped.ts';
import { type ActorNames, readActors } from '../store.ts';
import { importJob, sendImportJob } from './jobs.ts';
import { grantsByPlace, mayBeTold, mayImport, neededText, partsImportedBy } from './permits.ts';
import { recordReading } from './reading.ts';

type Line = DataOf<typeof contract.staffImports>['list'][number];

export const implementations = [
  implement(contract.staffImports, async ({ page, pageSize, state }, visit) => {
    const here = scopedOf(visit);
    const now = new Date();
    const permits = await readPermits(here, visit.person.id);
    const asked = { person: visit.person.id, parts: partsImportedBy(permits), state, now };
    const { rows, total } = await findImports(here, asked, windowOf({ page, pageSize }));
    const actors = await readActors(here, rows.map(personOf));
    return { list: rows.map((one) => lineOf(one, actors, now)), total };
  }),

  implement(contract.staffImport, async ({ number }, visit) => {
    const here = scopedOf(visit);
    const one = await findImport(here, number);
    const permits = await readPermits(here, visit.person.id);
    if (!one || !isSeenBy(permits, visit, one)) return null;
    const actors = await readActors(here, [personOf(one)]);
    const { errors } = one;
    // Who handed it in may have lost the permission since.
    const report = mayBeTold(permits, one.part) ? one.report : withoutRows(one.report);
    await recordReading(visit, { ...one, report });
    return {
      ...lineOf(one, actors, new Date()),
      differences: [...(report?.differences ?? [])],
      lost: [...(report?.lost ?? [])],
      brake: report?.brake ?? '',
      warnings: [...(report?.warnings ?? [])],
      errors: [...errors],
      job: await importJob(here, one),
    };
  }),

  implement(contract.handInImport, ({ content, more, ...given }, visit) =>
    changing(visit, async (at) => {
      const { part, fileName } = given;
      if (!mayImport(at.permits, part))
        throw new Refusal(codes.forbidden, `${neededText(part)}。`, 200, { detail: part });
      const number = await addImport(at.here, { ...given, person: visit.person.id }, at.now);
      await at.record('hand-in-import', number, `${part} ${fileName}`);
      return receive(at, number, content, more);
    }),
  ),

  implement(contract.continueImport, ({ number, offset, content, more }, visit) =>
    changing(visit, async (at) => {
      const one = await own(at, visit, number, 'receiving');
      if (one.size !== offset) throw new Refusal(codes.conflict, `文件已经收到 ${one.size} 字节：请从那里接着上传`);
      return receive(at, number, content, more);
    }),
  ),

  implement(contract.confirmImport, ({ number, check, allowRemovals }, visit) =>
    changing(visit, async (at) => {
      const one = await own(at, visit, number, 'checked');
      if (grantsByPlace(one.part)) requireFresh(visit.staff);
      if (one.checks !== check) throw new Refusal(codes.conflict, '数据变了，已经重新检查过：请看过再确认');
      const brake = one.report?.brake ?? '';
      if (brake && !allowRemovals) throw new AdminError(`${brake}确实要删除，请写明。`);
      await setImport(at.here, number, { state: 'applying' });
      await at.record('confirm-import', number, `${one.part} ${one.fileName}${brake && '，确认删除'}`);
      return begun(at, number);
    }),
  ),

  implement(contract.cancelImport, ({ number }, visit) =>
    changing(visit, async (at) => {
      const one = await lockImport(at.here, number);
      if (!one || !isSeenBy(at.permits, visit, one)) throw notFound('没有这个导入');
      requireState(one, at.now, ...contract.openStates);
      await endImport(at.here, one, { state: 'cancelled' }, at.now);
      await at.record('cancel-import', number, `${one.part} ${one.fileName}`);
      return { number, state: 'cancelled', size: one.size };
    }),
  ),
];

/** A person of the staff who changes an import, in one transaction. */
interface At {
  readonly db: Database;
  readonly here: Scoped;
  readonly permits: Permits;
  readonly now: Date;
  record(action: AuditAction, number: number, detail: string): Promise<void>;
}

/**
 * Changes an import as the person of the staff who calls, by what they may do once nobody else changes it any more. Throws
 * a {@link Refusal} for what cannot be done, with why in Chinese; nothing is written then.
 */
function changing<T>(visit: StaffVisit, work: (at: At) => Promise<T>): Promise<T> {
  const { db, institution, person, ip: address } = visit;
  return inTransaction(db, async (tx) => {
    await lockInstitution(tx, institution);
    const here = scoped(tx, institution);
    return work({
      db: tx,
      here,
      permits: await readPermits(here, person.id),
      now: new Date(),
      record: (action, number, detail) =>
        recordEvent(here, { actor: personActor(person), action, part: 'imports', key: `${number}`, detail, address }),
    });
  }).catch((error: unknown) => {
    throw error instanceof AdminError ? new Refusal(codes.importRefused, error.message) : error;
  });
}

/** The import of a number that the caller handed in, locked. Throws where there is none, or it is in another state. */
async function own({ here, now }: At, { person }: StaffVisit, number: number, state: Import['state']): Promise<Import> {
  const one = await lockImport(here, number);
  if (!one || one.person !== person.id) throw notFound('没有这个导入，或不是您提交的');
  requireState(one, now, state);
  return one;
}

function requireState(one: Import, now: Date, ...states: Import['state'][]): void {
  const state = stateOf(one, now);
  if (!states.some((possible) => possible === state))
    throw new AdminError(`导入 ${one.number} 现在是“${contract.importStateNames[state]}”，不能再这样做。`);
}

/** Takes the next piece of a file; once it is whole, a job checks it. */
async function receive(at: At, number: number, content: string, more: boolean) {
  const { here } = at;
  const one = await findImport(here, number);
  if (!one) throw new Error('An import went while it was locked.');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw new AdminError('这一段是空的：请重新上传。');
  if (one.size + bytes.length > contract.longestFile)
    throw new AdminError(`文件最大 ${contract.longestFile / 1024 / 1024} MB：请分成几个文件。`);
  await addPiece(here, one, bytes);
  if (!more) await setImport(here, number, { state: 'checking' });
  return begun(at, number);
}

/** Sends the job that an import waits for by now. */
async function begun({ db, here }: At, number: number) {
  const one = await findImport(here, number);
  if (!one) throw new Error('An import went while it was locked.');
  await sendImportJob(db, here.institution, one);
  return { number, state: one.state, size: one.size };
}

/** Whether somebody sees an import: those that they handed in, and those of what they may import for the whole institution. */
const isSeenBy = (permits: Permits, { person }: StaffVisit, one: Import): boolean =>
  one.person === person.id || partsImportedBy(permits).includes(one.part);

const personOf = ({ person }: Import) => personActor({ id: person });

function lineOf(one: Import, actors: ActorNames, now: Date): Line {
  const { number, part, fileName, complete, createdAt, size, checks, report, release, endedAt } = one;
  return {
    number,
    part,
    fileName,
    complete,
    state: stateOf(one, now),
    handedInBy: actors(personOf(one)),
    handedInAt: minuteText(createdAt),
    size,
    check: checks,
    counts: report?.counts ?? null,
    release,
    endedAt: endedAt && minuteText(endedAt),
  };
}
