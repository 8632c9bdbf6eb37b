import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileLimit, filesOf, isFileName, removeFile, saveFile } from '../tenancy/files.ts';
import { AdminError } from './fields.ts';
import { need, type Surroundings } from './words.ts';

/** Lists, sets and removes the files that attachments and forms name. */
export async function runFile(what: string, key: string, words: readonly string[], at: Surroundings): Promise<void> {
  const { db, print } = at;
  const institution = { id: key };
  switch (what) {
    case 'list': {
      const all = await filesOf(db, institution);
      for (const { name, size } of all.values()) print(`${name}  ${size}`);
      if (all.size === 0) print(`${key} has no files.`);
      return;
    }
    case 'set': {
      const [file = ''] = need(words, 'file');
      const name = words[1] ?? path.basename(file);
      if (!isFileName(name)) throw new AdminError(`“${name}” is no name of a PDF, Word, Excel, text or ZIP file.`);
      const content = await readFile(file).catch((error: Error) => {
        throw new AdminError(`${file} cannot be read: ${error.message}`);
      });
      if (content.length > fileLimit) throw new AdminError(`${file} is more than ${fileLimit / 1_000_000} MB.`);
      await saveFile(db, institution, name, content);
      print(`${name} is set.`);
      return;
    }
    case 'remove': {
      const [name = ''] = need(words, 'name');
      if (!(await removeFile(db, institution, name))) throw new AdminError(`${key} has no file ${name}.`);
      print(`${name} is removed.`);
      return;
    }
    default:
      throw new AdminError('Say “file list | set | remove”.');
  }
}
