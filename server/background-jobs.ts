import { recordFailuresJob } from './audit/job-failures.ts';
import { removeOldJob, sealJob } from './audit/seal.ts';
import type { Job } from './jobs/job.ts';
import { deleteExpiredJob } from './retention/expired.ts';
import { checkSourcesJob } from './sources/check-job.ts';

/** All that runs in the background; audit entries are kept for `auditDays`. */
export function allJobs({ auditDays }: { readonly auditDays: number }): readonly Job[] {
  const jobs = [sealJob, deleteExpiredJob, removeOldJob(auditDays), checkSourcesJob];
  return [...jobs, recordFailuresJob(jobs)];
}
