import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../server/commands/commands.ts';
import { openDatabase } from '../../server/database/open.ts';
import { openSecrets } from '../../server/database/secrets/sealed.ts';
import { testDump, testSecret } from '../../server/database/testing.ts';
import { demoDump } from '../../server/testing/world.ts';

export interface PreparedFolder {
  /** Environment variables for a server that uses the folder. */
  readonly environment: { readonly YIMEN_DATA: string; readonly YIMEN_SECRET: string };
  remove(): Promise<void>;
}

/** A data folder with the demo institutions, as the first start of a server makes it. */
export async function demoFolder(): Promise<PreparedFolder> {
  return unpack(await demoDump());
}

/**
 * A data folder made by an administrator's commands, their words separated by two spaces; `typed` goes to stdin. It
 * begins without institutions, or with those of `dump`. Returns with it what the commands have printed.
 */
export async function prepareFolder(
  commands: readonly string[],
  typed: string,
  { dump = testDump }: { dump?: () => Promise<Uint8Array> } = {},
): Promise<PreparedFolder & { printed: readonly string[] }> {
  const printed: string[] = [];
  const prepared = await unpack(await dump());
  const dataFolder = prepared.environment.YIMEN_DATA;
  const { db, close } = await openDatabase({ dataFolder });
  await openSecrets(db, { secret: [testSecret], dataFolder });
  for (const line of commands) {
    await runCommand(line.split('  '), { db, print: (text) => printed.push(text), input: async () => typed });
  }
  await close();
  return { ...prepared, printed };
}

async function unpack(dump: Uint8Array): Promise<PreparedFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-prepared-'));
  const database = path.join(folder, 'database');
  await mkdir(database);
  execFileSync('tar', ['-x', '-C', database], { input: dump, stdio: 'pipe' });
  return {
    environment: { YIMEN_DATA: folder, YIMEN_SECRET: testSecret },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
