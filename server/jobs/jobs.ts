import { deleteExpiredJob } from '../retention/expired.ts';
import type { Job } from './job.ts';

/** All that runs in the background. */
export const allJobs: readonly Job[] = [deleteExpiredJob];
