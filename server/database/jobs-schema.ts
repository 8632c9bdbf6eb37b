import type pg from 'pg';

/** The schema of the database that holds pg-boss's tables. */
export const jobsSchema = 'jobs';
/** The channel that tells processes of a job that was sent. */
export const jobsChannel = 'yimen_jobs';

/**
 * Makes the tables of jobs where they are missing. Those of a former version are migrated by pg-boss itself, when the
 * first process that has the newer one begins to take jobs.
 */
export async function createJobsSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) is not null as known', [`${jobsSchema}.version`]);
  if (rows[0]?.known) return;
  // Imported only when needed: it takes a quarter of a start.
  const { getConstructionPlans } = await import('pg-boss');
  await client.query(getConstructionPlans(jobsSchema));
}
