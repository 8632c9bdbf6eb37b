import { recordFailuresJob } from './audit/job-failures.ts';
import { removeOldJob, sealJob } from './audit/seal.ts';
import { sendSyslogJob } from './audit/syslog/job.ts';
import type { Config } from './config.ts';
import type { Job } from './jobs/job.ts';
import { checkLinksJob } from './link-checks/check-job.ts';
import { sendRemindersJob } from './reminders/job.ts';
import { deleteExpiredJob } from './retention/expired.ts';
import { remindJob } from './schedule/reminders.ts';
import { checkSourcesJob } from './sources/check-job.ts';
import { applyImportJob, checkImportJob } from './staff/imports/jobs.ts';
import { publishScheduledJob } from './staff/scheduled.ts';

/** All that runs in the background. */
export function allJobs({
  auditDays,
  keptDays,
  ownNetworks,
  port,
  syslog,
}: Pick<Config, 'auditDays' | 'keptDays' | 'ownNetworks' | 'syslog'> & {
  readonly port?: number | undefined;
}): readonly Job[] {
  const jobs = [
    sealJob,
    deleteExpiredJob(keptDays),
    removeOldJob(auditDays),
    checkSourcesJob,
    publishScheduledJob,
    checkImportJob,
    applyImportJob,
    remindJob,
    sendRemindersJob(ownNetworks, port),
    checkLinksJob(ownNetworks),
    ...(syslog ? [sendSyslogJob(syslog)] : []),
  ];
  return [...jobs, recordFailuresJob(jobs)];
}
