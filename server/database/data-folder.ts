import { existsSync, statSync } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Embedded, openInFolder } from './embedded/embedded.ts';
import { serveSocket } from './embedded/socket.ts';
import type { Exchange } from './embedded/wire.ts';
import { isFull, lockFolder, unwritable } from './folder-lock.ts';
import { StartFailure } from './start-failure.ts';

type Report = (error: Error, lost: boolean) => void;

/**
 * Opens the embedded database of a data folder, which it creates and locks for this process. Throws
 * {@link StartFailure} when the folder is in use, is not writable, or does not hold a database. With `isServed` commands
 * can use it meanwhile.
 */
export async function openDataFolder(
  folder: string,
  report: Report,
  { isServed = false } = {},
): Promise<Pick<Embedded, 'exchange' | 'close'>> {
  try {
    await makeFolder(folder);
    await checkWritable(folder);
  } catch (error) {
    throw new StartFailure(unwritable(folder, error), { cause: error });
  }
  const unlock = lockFolder(folder);
  try {
    const database = `${folder}/database`;
    if (!existsSync(database)) await createDatabase(database);
    const embedded = await openInFolder(database, report);
    const endSocket = isServed && (await startSocket(folder, embedded.exchange, report));
    return {
      exchange: embedded.exchange,
      async close() {
        if (endSocket) await endSocket();
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartFailure) throw error;
    if (isFull(folder)) throw new StartFailure(unwritable(folder, error), { cause: error });
    throw new StartFailure(
      `数据文件夹 ${folder} 中的内嵌数据库打不开，文件已损坏或不是数据库：请从备份恢复，或用 YIMEN_DATA 另给一个空文件夹。`,
      { cause: error },
    );
  }
}

/** Without the socket everything works, but commands have to wait until this process ends. */
const startSocket = (folder: string, exchange: Exchange, report: Report) =>
  serveSocket(folder, exchange).catch((error) => {
    report(error, false);
    return null;
  });

/**
 * Throws for a path that the database must write to and this user may not. A read-only folder can be locked, but the
 * engine then fails with the same message as for a damaged database.
 */
async function checkWritable(folder: string): Promise<void> {
  const database = join(folder, 'database');
  const files = isFolder(database) ? await readdir(database, { recursive: true }) : [];
  const paths = [folder, join(folder, '.lock.sqlite'), database, ...files.map((file) => join(database, file))];
  await Promise.all(paths.filter(existsSync).map((path) => access(path, constants.W_OK)));
}

/** Creates the database in a temporary folder and moves it when complete, so that a killed start leaves no part. */
async function createDatabase(database: string): Promise<void> {
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const embedded = await openInFolder(unfinished, () => {});
  await embedded.close();
  await rename(unfinished, database);
}

/** Like mkdir's `recursive`, which never returns where a file system answers ENOENT for what it forbids (/proc). */
async function makeFolder(folder: string): Promise<void> {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
