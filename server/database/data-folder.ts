import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Embedded, openInFolder } from './embedded/embedded.ts';
import { lockFolder, unwritable } from './folder-lock.ts';
import { StartFailure } from './start-failure.ts';

/**
 * Opens the embedded database of a data folder, which it creates and locks for this process.
 * Throws {@link StartFailure} when the folder is in use, cannot be written, or holds what is not a database.
 */
export async function openDataFolder(
  folder: string,
  report: (error: Error, lost: boolean) => void,
): Promise<Pick<Embedded, 'exchange' | 'close'>> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new StartFailure(unwritable(folder, error instanceof Error ? error.message : String(error)));
  }
  const unlock = lockFolder(folder);
  try {
    const database = `${folder}/database`;
    if (!existsSync(database)) await createDatabase(database);
    const embedded = await openInFolder(database, report);
    return {
      exchange: embedded.exchange,
      async close() {
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The embedded database in ${folder} cannot be opened (${reason}): restore the folder from a backup, or name an empty one with YIMEN_DATA.`,
    );
  }
}

/** Makes the new database beside its place and moves it there when it is whole: a start that is killed leaves no half. */
async function createDatabase(database: string): Promise<void> {
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const embedded = await openInFolder(unfinished, () => {});
  await embedded.close();
  await rename(unfinished, database);
}

/** Like mkdir's own `recursive`, which never returns where a file system answers ENOENT for what it forbids (/proc). */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder);
}
