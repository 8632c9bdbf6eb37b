import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { testSecret } from '../../server/database/testing.ts';
import { loadDemo } from '../../server/demo/load.ts';
import { serverVariable, startPostgres, startPostgresServer } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with the demo institutions, to be copied and not to be used. */
    demo: string;
  }
}

/** One PostgreSQL for all files, and the demo institutions in it once. */
export default async function setup(project: TestProject) {
  const own = process.env[serverVariable] ? null : await startPostgresServer();
  if (own) process.env[serverVariable] = own.url;
  const demo = await startPostgres();
  takeKeys(() => [testSecret]);
  const { db, close } = await openDatabase({ url: demo.url });
  await migrateDatabase(db);
  await loadDemo(db);
  await close();
  project.provide('demo', demo.url);
  return async () => {
    await demo.stop();
    if (own) delete process.env[serverVariable];
    await own?.stop();
  };
}
