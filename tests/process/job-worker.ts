import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { openDatabase } from '../../server/database/open.ts';
import { createLog } from '../../server/http/log.ts';
import { usualPace } from '../../server/jobs/boss.ts';
import { defineJob } from '../../server/jobs/job.ts';
import { startJobs } from '../../server/jobs/worker.ts';
import { applyImportJob, checkImportJob } from '../../server/staff/imports/jobs.ts';
import { publishScheduledJob } from '../../server/staff/scheduled.ts';

/** A process that takes jobs, for tests: `node job-worker.ts <database>`, until SIGTERM. */

/** Held by a test to stop every job between its effect and its completion. */
export const barrier = 4711;

/** Writes its word, says so, and waits for the barrier. */
export const writeJob = defineJob({
  name: 'write',
  title: '写字',
  takes: v.strictObject({ word: v.string() }),
  cron: null,
  isUrgent: true,
  async run({ db, data: { word } }) {
    await db.execute(sql`insert into effects values (${word}, ${process.pid})`);
    process.stdout.write(`${word}\n`);
    await db.execute(sql`select pg_advisory_xact_lock_shared(${barrier})`);
    return 'done';
  },
});

/** Publishes what is scheduled, and says that it begins. */
export const announcedRelease = defineJob({
  ...publishScheduledJob,
  run(at) {
    process.stdout.write(`release ${at.data.release}\n`);
    return publishScheduledJob.run(at);
  },
});

/** Applies an import, and says that it begins. */
export const announcedImport = defineJob({
  ...applyImportJob,
  run(at) {
    process.stdout.write(`import ${at.data.number}\n`);
    return applyImportJob.run(at);
  },
});

/** All that these processes take. */
export const workerJobs = [writeJob, announcedRelease, checkImportJob, announcedImport];

export const quickPace = {
  ...usualPace,
  firstMs: 0,
  pollMs: 50,
  superviseSeconds: 1,
  expireSeconds: 5,
  urgentExpireSeconds: 5,
  retrySeconds: 0,
};

if (import.meta.main) {
  const [url = ''] = process.argv.slice(2);
  const { db, close } = await openDatabase({ url });
  const worker = startJobs(workerJobs, { db, log: createLog('warn') }, quickPace);
  process.stdout.write('ready\n');
  process.once('SIGTERM', () => void worker.stop().then(close));
}
