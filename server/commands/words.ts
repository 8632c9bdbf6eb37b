import { readFile, writeFile } from 'node:fs/promises';
import type { BlockList } from 'node:net';
import { connectionSecret } from '@yimen/contract/staff/connections';
import * as v from 'valibot';
import type { AuditEvent } from '../audit/store.ts';
import type { SyslogTarget } from '../config.ts';
import type { Database } from '../database/open.ts';
import { fileReason } from '../database/system-error.ts';
import type { KeptDays } from '../kept-days.ts';
import type { Change, Changing } from '../parts/changing.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { parseJson } from '../parts/json.ts';

/** Where a command writes, and tells what it changed. */
export interface Writing extends Changing {
  /** Tells which institution the command is about. */
  readonly concerns: (institution: string) => void;
  /**
   * Tells many changes at once, recorded as one entry with the first of them, how many there are, and all differences
   * beside it; none without any.
   */
  readonly changedMany: (some: readonly Change[], counts: string) => void;
  /**
   * Tells which row the command is about, and what it did, where the row itself may not be recorded. Of a person only the
   * id is told, as `key`: `detail` is kept in clear when the person is erased, and says nothing of them.
   */
  readonly about: (what: Required<Pick<AuditEvent, 'part' | 'key' | 'detail'>>) => void;
  /** Runs what writes in the transaction that also records the command. */
  readonly writing: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Tells that a command that is not recorded otherwise has shown personal values. */
  readonly disclosed: () => void;
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
  /** For how many days the rest is kept, by kind; the usual ones when absent. */
  readonly keptDays?: KeptDays;
  /** Private networks whose addresses the server may ask; none when absent. */
  readonly ownNetworks?: BlockList;
  /** The port on which the server answers, for addresses of this machine; the usual one of http when absent. */
  readonly port?: number;
  /** Where audit entries are sent; nowhere when absent. */
  readonly syslog?: SyslogTarget | null;
  /**
   * Takes what a command would do, where somebody can be asked whether it is to be done; absent elsewhere. Who agrees has
   * the command run again with `--yes`, and with what was told as `agreed`.
   */
  readonly ask?: ((told: string) => void) | undefined;
  /** What somebody has agreed to: the command does this, or nothing. */
  readonly agreed?: string | undefined;
  /** All of standard input. */
  readonly input: () => Promise<string>;
}

/** Where a command runs, and tells what it changed. */
export type Surroundings = Outside & Writing;

/** How more is removed than a usual night takes away. */
export const allowingText = '确实要删除，加 --allow-removals。';

/** What a command is about to take away. */
export interface Taking {
  readonly verb: '删除' | '停用' | '更换' | '放弃' | '结束' | '重置' | '归档' | '发布' | '回滚';
  /** What it is, and how much: `apps 中的 3 行`. */
  readonly what: string;
  /** All of it that matters to who agrees: the command takes this, or nothing. */
  readonly exact: string;
  /** What would be done, in words, and what cannot be put back. */
  readonly told: string;
}

/**
 * Whether something is to be taken away: with `--yes`. Otherwise what would be is told and, where somebody can be asked,
 * asked; nothing is recorded then. Throws {@link AdminError} when it is not what somebody has agreed to.
 */
export function isAgreedTo(
  { verb, what, exact, told }: Taking,
  flags: ReadonlySet<string>,
  { agreed, changedMany, print, ask }: Surroundings,
): boolean {
  if (agreed !== undefined && agreed !== exact)
    throw new AdminError(`没有${verb}：${what}和刚才列出的不同了，请再运行一次。`);
  if (flags.has('--yes')) return true;
  changedMany([], what);
  print(told);
  if (ask) ask(exact);
  else print(`以上只是预览，什么都没有${verb}。确定后加 --yes。`);
  return false;
}

/** What `set` did to a row. */
export const doneText = { added: '已新增', changed: '已修改' } as const;

/** How many rows of other parts went or came too, after a comma; nothing for none. */
export function alongText(along: ReadonlyMap<string, number>): string {
  const counts = [...along].map(([name, count]) => `${name}：${count}`);
  return counts.length > 0 ? `，连同 ${counts.join('，')}` : '';
}

/** Where a picture or a file is used, in numbers: `用着它的有 articles：2`. */
export function usesText(uses: ReadonlyMap<string, number>): string {
  const counts = [...uses].map(([name, count]) => `${name}：${count}`);
  return counts.length > 0 ? `用着它的有 ${counts.join('，')}` : '没有数据用着它';
}

/** A name within a sentence: an id is set off by spaces, Chinese is not. */
export const setOff = (name: string) => (/^[!-~]+$/.test(name) ? ` ${name} ` : name);

/** Words of which one has to be typed: `a、b 或 c`. */
export const choiceText = (words: readonly string[]) =>
  [words.slice(0, -1).join('、'), ...words.slice(-1)].filter(Boolean).join(' 或 ');

/** A secret of another system, from standard input. Throws {@link AdminError} where it cannot be one. */
export async function readSecret({ input }: Pick<Outside, 'input'>): Promise<string> {
  const value = (await input()).replace(/\r?\n$/, '');
  if (!v.is(connectionSecret, value)) throw new AdminError('请从标准输入给出密钥：一行，只能有英文字母、数字和符号。');
  return value;
}

/** The arguments that a command requires. Throws {@link UsageError} that names the first missing one. */
export function need(words: readonly string[], ...names: string[]): string[] {
  names.forEach((name, index) => {
    if (!words[index]) throw new UsageError(`缺少 <${name}>。`);
  });
  return words.slice(0, names.length) as string[];
}

/** Throws {@link AdminError} that says why a file was not written. */
export const unwritten =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    const reason = error.code === 'EEXIST' ? '已经存在，请换一个文件名' : `无法写入：${fileReason(error)}`;
    throw new AdminError(`${file} ${reason}。`);
  };

/**
 * Writes a new file that only its user may read. Throws {@link AdminError} when there is one already, or it cannot be
 * written.
 */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch(unwritten(file));
}

/** The message for a file that cannot be read. */
export const unreadable = (file: string, error: unknown) => `${file} 无法读取：${fileReason(error)}。`;

/** A file's JSON. Throws {@link AdminError} when it cannot be read. */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new AdminError(unreadable(file, error));
  });
  return parseJson(text, file);
}
