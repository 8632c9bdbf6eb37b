import { recordFailuresJob } from './audit/job-failures.ts';
import { removeOldJob, sealJob } from './audit/seal.ts';
import { sendSyslogJob } from './audit/syslog/job.ts';
import type { SyslogTarget } from './config.ts';
import type { Job } from './jobs/job.ts';
import { deleteExpiredJob } from './retention/expired.ts';
import { checkSourcesJob } from './sources/check-job.ts';

interface Settings {
  /** For how many days audit entries are kept. */
  readonly auditDays: number;
  /** Where audit entries are sent; nowhere when null. */
  readonly syslog: SyslogTarget | null;
}

/** All that runs in the background. */
export function allJobs({ auditDays, syslog }: Settings): readonly Job[] {
  const jobs = [
    sealJob,
    deleteExpiredJob,
    removeOldJob(auditDays),
    checkSourcesJob,
    ...(syslog ? [sendSyslogJob(syslog)] : []),
  ];
  return [...jobs, recordFailuresJob(jobs)];
}
