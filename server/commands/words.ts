import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from '../database/open.ts';
import { AdminError } from './fields.ts';
import type { Part, Row } from './tables.ts';

/** A row that a command added, changed or removed. */
export interface Change {
  readonly part: Pick<Part, 'name' | 'key' | 'columns'>;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Where a command writes, and tells what it changed. */
export interface Writing {
  readonly db: Database;
  /** Tells which institution the command is about. */
  readonly concerns: (institution: string) => void;
  readonly changed: (change: Change) => void;
}

/** Where a command runs. */
export interface Outside {
  readonly db: Database;
  readonly print: (text: string) => void;
  /** Shows how far a long command is, apart from what it prints. */
  readonly report?: (text: string) => void;
  /** Path of the file with the key of secrets; null or absent when a setting gives the key. */
  readonly keyFile?: string | null;
  /** For how many days audit entries are kept; the shortest time when absent. */
  readonly auditDays?: number;
  /** All of standard input. */
  readonly input: () => Promise<string>;
}

/** Where a command runs, and tells what it changed. */
export type Surroundings = Outside & Writing;

/** The arguments that a command requires. Throws {@link AdminError} that names the first missing one. */
export function need(words: readonly string[], ...names: string[]): string[] {
  names.forEach((name, index) => {
    if (!words[index]) throw new AdminError(`<${name}> is missing: see --help.`);
  });
  return words.slice(0, names.length) as string[];
}

/**
 * Writes a new file that only its user may read. Throws {@link AdminError} when there is one already, or it cannot be
 * written.
 */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new AdminError(
      error.code === 'EEXIST' ? `${file} 已经存在，请换一个文件名。` : `${file} 无法写入：${error.message}`,
    );
  });
}

/** A file's JSON. Throws {@link AdminError} when it cannot be read. */
export async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new AdminError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
