import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Pause between two syncs while there are writes, in ms: the writes that a power failure may lose. */
const syncPause = 3000;

/** Folder of the write-ahead log; synced first, because recovery reads it first. */
const logFolder = 'pg_wal';

/**
 * PGlite never calls fsync: its writes survive the end of the process but not a power failure. This makes the kernel
 * write every file changed since `since` (ms) to the disk.
 */
async function syncFolder(folder: string, since: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const log = join(folder, logFolder);
  const ordered = [...paths.filter((path) => path.startsWith(log)), ...paths.filter((path) => !path.startsWith(log))];
  for (const path of ordered) await syncFile(path, since);
}

async function syncFile(path: string, since: number): Promise<void> {
  try {
    if ((await stat(path)).mtimeMs < since) return;
    const file = await open(path, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    // The engine deletes files while the folder is read.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Syncs a folder in the background after each call of `touch`. */
export function syncToDisk(
  folder: string,
  report: (error: unknown) => void,
): { touch(): void; finish(): Promise<void> } {
  let since = Date.now();
  let touched = true;
  let working: Promise<void> = Promise.resolve();

  function sync(): Promise<void> {
    touched = false;
    const from = since;
    // File times are coarser than the clock; an overlap of one second costs nothing.
    since = Date.now() - 1000;
    working = working.then(() => syncFolder(folder, from)).catch(report);
    return working;
  }

  const timer = setInterval(() => {
    if (touched) sync();
  }, syncPause);
  timer.unref();

  return {
    touch() {
      touched = true;
    },
    async finish() {
      clearInterval(timer);
      await sync();
    },
  };
}
