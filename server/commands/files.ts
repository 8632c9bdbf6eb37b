import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { files } from '../database/schema/publishing.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { requirePart } from '../parts/tables.ts';
import { countFileUses, fileLimit, fileNameRule, filesOf, isFileName, saveFile } from '../tenancy/files.ts';
import { scoped } from '../tenancy/scoped.ts';
import { removeByValues } from './removing.ts';
import { isAgreedTo, need, type Surroundings, unreadable, usesText } from './words.ts';

/** Lists, sets and removes the files that attachments and forms name. */
export async function runFile(
  what: string,
  key: string,
  words: readonly string[],
  at: Surroundings,
  flags: ReadonlySet<string>,
): Promise<void> {
  const { db, print } = at;
  const institution = { id: key };
  switch (what) {
    case 'list': {
      const all = await filesOf(db, institution);
      for (const { name, size } of all.values()) print(`${name}  ${size}`);
      if (all.size === 0) print(`${key} 没有下载文件。`);
      return;
    }
    case 'set': {
      const [file = ''] = need(words, '文件');
      const name = words[1] ?? path.basename(file);
      if (!isFileName(name)) throw new AdminError(`“${name}” 不能用作文件名：${fileNameRule}。`);
      const content = await readFile(file).catch((error: Error) => {
        throw new AdminError(unreadable(file, error));
      });
      if (content.length > fileLimit) throw new AdminError(`${file} 超过了 ${fileLimit / 1_000_000} MB。`);
      const former = (await filesOf(db, institution)).get(name);
      const told = `将更换文件 ${name}：原来的 ${former?.size} 不保留，不能放回。`;
      const taking = { verb: '更换', what: `文件 ${name}`, exact: `${name} ${former?.size}`, told } as const;
      if (former && !isAgreedTo(taking, flags, at)) return;
      await saveFile(db, institution, name, content);
      print(`文件 ${name} 已保存。`);
      return;
    }
    case 'remove': {
      const [name = ''] = need(words, '名称');
      const here = scoped(db, institution);
      if ((await here.count(files, eq(files.name, name))) === 0) throw new AdminError(`${key} 没有文件 ${name}。`);
      const uses = await countFileUses(here, name);
      const notes = `${usesText(uses)}${uses.size > 0 ? '，那里以后没有能打开的链接' : ''}。`;
      await removeByValues(key, requirePart('files'), [['name', name]], flags, at, { label: `文件 ${name}`, notes });
      return;
    }
    default:
      throw new UsageError('file 后面应为 list、set 或 remove。');
  }
}
