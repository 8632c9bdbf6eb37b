import { removeOldJob, sealJob } from './audit/seal.ts';
import { publishScheduledJob } from './editions/scheduled.ts';
import type { Job } from './jobs/job.ts';
import { deleteExpiredJob } from './retention/expired.ts';

/** All that runs in the background; audit entries are kept for `auditDays`. */
export const allJobs = ({ auditDays }: { readonly auditDays: number }): readonly Job[] => [
  sealJob,
  deleteExpiredJob,
  removeOldJob(auditDays),
  publishScheduledJob,
];
