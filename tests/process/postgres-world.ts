import { inject } from 'vitest';
import { openDatabase } from '../../server/database/open.ts';
import { takeKeys } from '../../server/database/secrets/keys.ts';
import { testSecret } from '../../server/database/testing.ts';
import { type World, worldOf } from '../../server/testing/world.ts';
import { startPostgres } from '../support/postgres.ts';

/** The API over a real PostgreSQL with the demo institutions, for suites that also run on the embedded database. */
export async function openPostgresWorld(): Promise<World> {
  takeKeys(() => [testSecret]);
  const postgres = await startPostgres({ like: inject('demo') });
  const { db, close } = await openDatabase({ url: postgres.url });
  return worldOf(db, () => close().then(postgres.stop));
}
