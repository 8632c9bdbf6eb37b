import { brakeText, isManyRemoved } from '../changes/removed/brake.ts';
import type { Removed } from '../changes/write.ts';
import type { Change } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { importWhole } from './whole.ts';
import { readInstitution } from './whole-file.ts';
import { allowingText, need, type Surroundings } from './words.ts';

/** Rows that are told of each part. */
const shownKeys = 10;

/** Undoes an import that somebody is asked about first. */
class Unagreed extends Error {
  readonly institution: string;
  readonly removed: Removed;

  constructor(institution: string, removed: Removed) {
    super();
    this.institution = institution;
    this.removed = removed;
  }
}

/**
 * Imports a file; with `--replace` an institution that is there becomes what the file says. What it lacks is removed
 * when somebody has agreed, and more than 5 % of a part only with `--allow-removals`. Throws {@link AdminError}, with
 * nothing written.
 */
export async function runImport(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings): Promise<void> {
  const { db, print, concerns, changedMany, act } = at;
  const [file = ''] = need(words, '文件');
  const replace = flags.has('--replace') ? act : null;
  const agree = (removed: Removed, institution: string) => requireAgreed(removed, institution, flags, at);
  try {
    const { institution, rows, removed, changes, warnings } = await importWhole(db, await readInstitution(file), {
      replace,
      agree,
    });
    concerns(institution.id);
    if (changes.length > 0) changedMany(changes, countsOf(changes));
    for (const warning of warnings) print(warning);
    print(`单位 ${institution.id} 已导入，共 ${[...rows.values()].flat().length} 行。`);
    const gone = removedText(removed);
    if (gone) print(`已删除：\n${gone}`);
  } catch (error) {
    if (!(error instanceof Unagreed)) throw error;
    concerns(error.institution);
    changedMany([], '');
    print(`导入会删除文件中没有的数据：\n${removedText(error.removed)}`);
    at.ask?.(agreementOf(error.removed));
  }
}

/** Throws unless what is removed may go. */
function requireAgreed(
  removed: Removed,
  institution: string,
  flags: ReadonlySet<string>,
  { ask, agreed }: Surroundings,
): void {
  const told = removedText(removed);
  if (agreed !== undefined && agreed !== agreementOf(removed))
    throw new AdminError('没有改动任何数据：会删除的数据和刚才列出的不同了，请再运行一次。');
  if (told === '') return;
  const many = [...removed.rows].filter(([part, keys]) => isManyRemoved(keys.length, removed.totals.get(part) ?? 0));
  if (many.length > 0 && !flags.has('--allow-removals')) {
    const lines = many.map(([part, keys]) => `${part}：${brakeText(keys.length, removed.totals.get(part) ?? 0)}`);
    throw new AdminError(`没有改动任何数据。\n${[...lines, allowingText, '会删除：', told].join('\n')}`);
  }
  if (flags.has('--yes')) return;
  if (ask) throw new Unagreed(institution, removed);
  throw new AdminError(`没有改动任何数据：导入会删除文件中没有的数据。确定后加 --yes。\n${told}`);
}

function countsOf(changes: readonly Change[]): string {
  const added = changes.filter(({ before }) => !before).length;
  const gone = changes.filter(({ after }) => !after).length;
  return `新增 ${added} 行，更改 ${changes.length - added - gone} 行，删除 ${gone} 行`;
}

/** All that somebody agrees to. */
const agreementOf = ({ rows, lost }: Removed) => JSON.stringify([[...rows], [...lost]]);

/** What was deleted, or would be, in a line for each part; nothing for nothing. */
function removedText({ rows, lost }: Removed): string {
  const lines = [...rows].map(([part, keys]) => {
    return `  ${part}：文件中没有的 ${keys.length} 行（${keys.slice(0, shownKeys).join('、')}${keys.length > shownKeys ? ' 等' : ''}）`;
  });
  return [...lines, ...[...lost].map(([part, count]) => `  ${part}：随之删除的 ${count} 行`)].join('\n');
}
