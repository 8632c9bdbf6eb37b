import { removeOldJob, sealJob } from './audit/seal.ts';
import type { Config } from './config.ts';
import type { Job } from './jobs/job.ts';
import { deleteExpiredJob } from './retention/expired.ts';

/** All that runs in the background; audit entries are kept for `auditDays`, the rest for `keptDays`. */
export const allJobs = ({ auditDays, keptDays }: Pick<Config, 'auditDays' | 'keptDays'>): readonly Job[] => [
  sealJob,
  deleteExpiredJob(keptDays),
  removeOldJob(auditDays),
];
