import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';

/** How long a start waits for a process that is ending, in ms. */
const lockTimeoutMs = 3000;

/**
 * Locks the data folder for this process. PGlite itself locks nothing, and two processes on one folder lose rows
 * silently. SQLite's exclusive transaction is a kernel lock: it ends with the process however it dies, leaves no stale
 * lock file, and works between containers that share the folder.
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(`${folder}/.lock.sqlite`, { timeout: lockTimeoutMs });
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      reason.includes('locked')
        ? `The data folder ${folder} is in use by another Yimen: stop that one, or give this one its own folder with YIMEN_DATA.`
        : unwritable(folder, reason),
    );
  }
  const held = file;
  return () => held.close();
}

/** The message for a folder that is not writable. */
export function unwritable(folder: string, reason: string): string {
  return `The data folder ${folder} cannot be written (${reason}): give this user the right to write there, or name another folder with YIMEN_DATA.`;
}
