import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';

/** How long a start waits for a process that is just ending, in ms. */
const timeoutMs = 3000;

/**
 * Takes the data folder for this process alone. PGlite itself locks nothing, and two processes on one folder lose
 * rows silently. SQLite's exclusive transaction is a lock held by the kernel: it ends with the process however that
 * dies, leaves no stale file to judge, and holds between containers that share the folder.
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(`${folder}/.lock.sqlite`, { timeout: timeoutMs });
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

/** The sentence for a folder one cannot write to. */
export function unwritable(folder: string, reason: string): string {
  return `The data folder ${folder} cannot be written (${reason}): give this user the right to write there, or name another folder with YIMEN_DATA.`;
}
