import { hostname } from 'node:os';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SyslogTarget } from '../../config.ts';
import type { Database } from '../../database/open.ts';
import { auditEntries, auditSeals } from '../../database/schema/audit.ts';
import { systemReason } from '../../database/system-error.ts';
import { JobError } from '../../jobs/failure.ts';
import { defineJob, type Job } from '../../jobs/job.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { syslogMessage } from './message.ts';
import { sendSyslog } from './send.ts';

/** Most entries that one run sends. */
const batch = 500;

/** Up to where a month's entries were sent. */
interface Sent {
  readonly institution: string;
  readonly month: string;
  readonly sequence: number;
}

/** Sends the next sealed entries of one institution and month; null when all were sent. */
async function sendNext(db: Database, target: SyslogTarget): Promise<Sent | null> {
  const [seal] = await db
    .select()
    .from(auditSeals)
    .where(and(isNull(auditSeals.removedAt), lt(auditSeals.sent, auditSeals.count)))
    .orderBy(asc(auditSeals.institution), asc(auditSeals.month))
    .limit(1);
  if (!seal) return null;
  const { institution, month, sent, count } = seal;
  const entries = await scoped(db, { id: institution }).rows(auditEntries, {
    where: and(eq(auditEntries.month, month), gt(auditEntries.sequence, sent)),
    orderBy: [asc(auditEntries.sequence)],
    limit: batch,
  });
  const messages = entries.map((entry) => syslogMessage(entry, hostname()));
  await sendSyslog(target, messages).catch((error: Error) => {
    const place = `${target.protocol}://${target.host}:${target.port}`;
    const words = `发送到 ${place} 失败：${systemReason(error) ?? '原因不明'}`;
    throw new JobError(`Nothing was sent to ${place}: ${error.message}`, words, { cause: error });
  });
  // Where somebody has deleted the last ones there is nothing left to send; `audit verify` tells of it.
  return { institution, month, sequence: entries.at(-1)?.sequence ?? count };
}

/**
 * The job that sends sealed entries to a syslog server, each at least once, in the order of its chain: sealed, an entry
 * does not change any more, and follows all that were sent before it. Where a run fails after it has sent something,
 * the next one sends it again, under the same id.
 */
export const sendSyslogJob = (target: SyslogTarget): Job =>
  defineJob({
    name: 'send-audit-syslog',
    title: '发送审计记录到 syslog',
    takes: v.null(),
    // Soon after entries are sealed.
    cron: '2-59/10 * * * *',
    prepare: ({ db }) => sendNext(db, target),
    async run({ db, ready }) {
      if (!ready) return 'done';
      const { institution, month, sequence } = ready;
      const sent = sql`greatest(${auditSeals.sent}, ${sequence})`;
      await scoped(db, { id: institution }).update(auditSeals, { sent }, eq(auditSeals.month, month));
      return 'again';
    },
  });
