import { recordFailuresJob } from './audit/job-failures.ts';
import { removeOldJob, sealJob } from './audit/seal.ts';
import { sendSyslogJob } from './audit/syslog/job.ts';
import { publishScheduledJob } from './changes/releases.ts';
import type { Config } from './config.ts';
import type { Job } from './jobs/job.ts';
import { checkLinksJob } from './link-checks/check-job.ts';
import { deleteExpiredJob } from './retention/expired.ts';
import { checkSourcesJob } from './sources/check-job.ts';

/** All that runs in the background. */
export function allJobs({
  auditDays,
  keptDays,
  ownNetworks,
  syslog,
}: Pick<Config, 'auditDays' | 'keptDays' | 'ownNetworks' | 'syslog'>): readonly Job[] {
  const jobs = [
    sealJob,
    deleteExpiredJob(keptDays),
    removeOldJob(auditDays),
    checkSourcesJob,
    publishScheduledJob,
    checkLinksJob(ownNetworks),
    ...(syslog ? [sendSyslogJob(syslog)] : []),
  ];
  return [...jobs, recordFailuresJob(jobs)];
}
