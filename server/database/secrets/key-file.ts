import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unwritable } from '../folder-lock.ts';
import { StartFailure } from '../start-failure.ts';
import { fileReason } from '../system-error.ts';
import { newKeyText } from './keys.ts';

/** The file of the keys when no setting gives them: one a line, the newest first. */
export const keyFileOf = (dataFolder: string) => join(dataFolder, 'secret.key');

/** The keys of a file; empty when the file does not exist. */
export function readKeyFile(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new StartFailure(`主密钥文件 ${file} 无法读取（${fileReason(error)}）：请给当前用户读取权限。`, {
      cause: error,
    });
  }
}

/** Makes a key file that only its owner may read, unless there is one. Throws {@link StartFailure} on failure. */
export function makeKeyFile(file: string): void {
  const own = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, `${newKeyText()}\n`, { mode: 0o600 });
    // Of processes that start at once, one succeeds in linking its complete file; the others use that one.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      const words = `${unwritable(dirname(file), error)}也可以用 YIMEN_SECRET 给出主密钥。`;
      throw new StartFailure(words, { cause: error });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Adds a new key before the newest, which is kept for processes that have not read the file again. */
export function rotateKeyFile(file: string): void {
  const [newest] = readKeyFile(file);
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, [newKeyText(), newest, ''].join('\n'), { mode: 0o600 });
  renameSync(next, file);
}
