import { readFile } from 'node:fs/promises';
import type { Database } from '../database/open.ts';
import { AdminError } from './fields.ts';

export interface Surroundings {
  readonly db: Database;
  readonly print: (text: string) => void;
  /** Where the key of secrets stands; null or absent when a setting gives it. */
  readonly keyFile?: string | null;
  /** All of standard input. */
  readonly input: () => Promise<string>;
}

/** The words a command needs. Throws {@link AdminError} that names the first that is missing. */
export function need(words: readonly string[], ...names: string[]): string[] {
  names.forEach((name, index) => {
    if (!words[index]) throw new AdminError(`<${name}> is missing: see --help.`);
  });
  return words.slice(0, names.length) as string[];
}

/** A file's JSON. Throws {@link AdminError} when it cannot be read. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new AdminError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
