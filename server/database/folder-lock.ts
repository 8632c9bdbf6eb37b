import { statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';
import { systemReason } from './system-error.ts';

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
    const { errcode = 0 } = error as { errcode?: number };
    throw new StartFailure(
      errcode === locked
        ? `数据文件夹 ${folder} 正被另一个 Yimen 使用：请先停止它，或用 YIMEN_DATA 另给一个文件夹。`
        : unwritable(folder, error),
    );
  }
  const held = file;
  return () => held.close();
}

/** SQLite's code for a file that another process has locked. */
const locked = 5;
const full = '磁盘已满';
/** SQLite's codes for what the file system refuses. */
const sqliteReasons: Readonly<Record<number, string>> = {
  8: '磁盘或文件是只读的',
  10: '磁盘读写出错',
  13: full,
  14: '没有权限，或不能在这里创建文件',
};

/** The message for a folder that is not writable. */
export function unwritable(folder: string, error: unknown): string {
  const { errcode = 0, path } = error as { errcode?: number; path?: string };
  const reason = systemReason(error) ?? (isFull(folder) ? full : (sqliteReasons[errcode] ?? '原因不明'));
  const place = path && path !== folder ? `${path} ${reason}` : reason;
  const advice = reason === full ? '请先腾出空间' : '请给当前用户写入权限';
  return `数据文件夹 ${folder} 无法写入（${place}）：${advice}，或用 YIMEN_DATA 另给一个文件夹。`;
}

/** With less free space than this, in bytes, the database cannot start another file of its log. */
const leastFree = 20_000_000;

/** Whether the folder's disk has too little free space for the database. */
export function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastFree;
  } catch {
    return false;
  }
}
