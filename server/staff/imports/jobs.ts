import * as v from 'valibot';
import { summaryOf } from '../../audit/change.ts';
import { recordWithDifferences } from '../../audit/differences.ts';
import { personActor } from '../../audit/store.ts';
import { applyPlan } from '../../changes/apply/apply.ts';
import type { Table } from '../../changes/apply/cells.ts';
import { countsText } from '../../changes/apply/told.ts';
import type { Database } from '../../database/open.ts';
import { databaseNow, inTransaction } from '../../database/transaction.ts';
import { endImport, findImport, type Import, isOpen, lockImport, setImport, tellOwner } from '../../imports/store.ts';
import { defineJob, type Job } from '../../jobs/job.ts';
import { sendJob } from '../../jobs/run-now.ts';
import { type SentJob, sentJob } from '../../jobs/status.ts';
import type { Act } from '../../parts/changing.ts';
import { requirePart } from '../../parts/tables.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { errorLines, foundBy, planImport, readTableOf } from './dry-run.ts';

const takes = v.strictObject({ institution: v.string(), number: v.number() });
type Takes = v.InferOutput<typeof takes>;

interface Failing {
  readonly db: Database;
  readonly data: Takes;
  readonly now: Date;
  readonly why: string;
}

/** Ends an import whose job has failed at every try. */
async function failed({ db, data: { institution, number }, now, why }: Failing): Promise<void> {
  const here = scoped(db, { id: institution });
  const one = await lockImport(here, number);
  if (!one || !isOpen(one)) return;
  await endImport(here, one, { state: 'failed', errors: [why] }, now);
  const text = `试了几次都没有成功，什么都没有写入。原因：${why}。请稍后重新提交，或联系管理员。`;
  await tellOwner(here, one, { title: '导入失败', text }, now);
}

type Found = ReturnType<typeof foundBy> | { readonly errors: string[] };

/** Compares what was handed in with what is there; writes nothing but what it found. */
export const checkImportJob = defineJob({
  name: 'check-import',
  title: '检查导入',
  takes,
  cron: null,
  async prepare({ db, data: { institution, number } }): Promise<Found | null> {
    const here = scoped(db, { id: institution });
    const one = await findImport(here, number);
    if (one?.state !== 'checking') return null;
    try {
      return foundBy(requirePart(one.part), await planImport(here, one, await readTableOf(here, one)));
    } catch (error) {
      return { errors: errorLines(error) };
    }
  },
  async run({ db, data: { institution, number }, now, ready }) {
    const here = scoped(db, { id: institution });
    const one = await lockImport(here, number);
    if (one?.state !== 'checking' || !ready) return 'done';
    const checks = one.checks + 1;
    if ('errors' in ready) await endImport(here, one, { state: 'refused', ...ready }, now);
    else await setImport(here, number, { state: 'checked', checks, ...ready });
    return 'done';
  },
  failed,
});

/** Writes what was confirmed, where nothing else would change by now. */
export const applyImportJob = defineJob({
  name: 'apply-import',
  title: '写入导入',
  takes,
  cron: null,
  async prepare({ db, data: { institution, number } }): Promise<Table | { readonly wrong: string[] } | null> {
    const here = scoped(db, { id: institution });
    const one = await findImport(here, number);
    if (one?.state !== 'applying') return null;
    try {
      return await readTableOf(here, one);
    } catch (error) {
      return { wrong: errorLines(error) };
    }
  },
  async run({ db, data: { institution, number }, now, ready }) {
    const here = scoped(db, { id: institution });
    const one = await lockImport(here, number);
    if (one?.state !== 'applying' || !ready) return 'done';
    const wrong =
      'wrong' in ready
        ? ready.wrong
        : await inTransaction(db, (tx) => applyOrSetBack(scoped(tx, { id: institution }), one, ready, now)).catch(
            errorLines,
          );
    if (wrong) {
      await endImport(here, one, { state: 'refused', errors: wrong }, now);
      await tellOwner(here, one, { title: '导入没有写入', text: '确认之后再检查，有不对的地方：请看导入单。' }, now);
    }
    return 'done';
  },
  failed,
});

/** Applies an import, or has it confirmed once more. Throws {@link AdminError}, with nothing written, for what is wrong by now. */
async function applyOrSetBack(here: Scoped, one: Import, table: Table, now: Date): Promise<null> {
  const part = requirePart(one.part);
  const plan = await planImport(here, one, table);
  const found = foundBy(part, plan);
  if (found.digest !== one.digest) {
    await setImport(here, one.number, { ...found, state: 'checked', checks: one.checks + 1 });
    const text = '确认之后数据又变了，什么都没有写入：请看过新的检查结果，再确认一次。';
    await tellOwner(here, one, { title: '导入要再确认', text }, now);
    return null;
  }
  const act: Act = {
    actor: personActor({ id: one.person }),
    title: `导入 ${part.name}：${one.fileName}`,
    release: null,
  };
  const changes = await applyPlan(here, part, plan, act);
  if (changes.length > 0) {
    const release = act.release === null ? '' : `，发布单 ${act.release}`;
    const detail = `导入 ${one.number} ${one.fileName}：${countsText(plan)}${release}`;
    await recordWithDifferences(here, { actor: act.actor, action: 'import', ...summaryOf(changes, detail) }, changes);
  }
  await endImport(here, one, { state: 'applied', release: act.release }, now);
  return null;
}

const jobOf = ({ state }: Pick<Import, 'state'>): Job<typeof takes> | null =>
  state === 'checking' ? checkImportJob : state === 'applying' ? applyImportJob : null;

/** Has a job do what an import waits for by its state; called in the transaction that sets the state. */
export async function sendImportJob(
  db: Database,
  institution: string,
  one: Pick<Import, 'number' | 'state'>,
): Promise<void> {
  const job = jobOf(one);
  if (job) await sendJob(db, job, [job], { institution, number: one.number }, await databaseNow(db));
}

/** How the job of an import stands; null when it waits for none. */
export async function importJob(here: Scoped, one: Import): Promise<SentJob | null> {
  const job = jobOf(one);
  return job && sentJob(here.db, job, { institution: here.institution, number: one.number });
}
