import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../server/commands/commands.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { openSecrets } from '../../server/database/secrets/sealed.ts';
import { testSecret } from '../../server/database/testing.ts';

export interface PreparedFolder {
  /** What a server that is to use the folder is told. */
  readonly environment: { readonly YIMEN_DATA: string; readonly YIMEN_SECRET: string };
  remove(): Promise<void>;
}

/** A data folder as an administrator makes it by commands, words apart by two spaces; `typed` is what they ask for. */
export async function prepareFolder(commands: readonly string[], typed: string): Promise<PreparedFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-prepared-'));
  const { db, close } = await openDatabase({ dataFolder: folder });
  await migrateDatabase(db);
  await openSecrets(db, { secret: [testSecret], dataFolder: folder });
  for (const line of commands) {
    await runCommand(line.split('  '), { db, print: () => {}, input: async () => typed });
  }
  await close();
  return {
    environment: { YIMEN_DATA: folder, YIMEN_SECRET: testSecret },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
