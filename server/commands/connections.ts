import { asc, eq } from 'drizzle-orm';
import { setRow } from '../changes/change.ts';
import { connectionKinds } from '../connections/kinds.ts';
import { people } from '../database/schema/people.ts';
import { sources } from '../database/schema/sources.ts';
import { inTransaction } from '../database/transaction.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, type Fields, UsageError } from '../parts/fields.ts';
import { requirePart } from '../parts/tables.ts';
import { createKey, listKeys, type NewKey, overlapDays, revokeKeys, rotateKey } from '../sources/push/keys.ts';
import { setSourceSecret } from '../sources/store.ts';
import { trySourceOf } from '../sources/try.ts';
import { scoped } from '../tenancy/scoped.ts';
import { removeByValues } from './removing.ts';
import { choiceText, doneText, isAgreedTo, need, readJsonFile, readSecret, type Surroundings } from './words.ts';

export type Action = (
  key: string,
  words: readonly string[],
  at: Surroundings,
  flags: ReadonlySet<string>,
) => Promise<void>;

async function findSource({ db }: Surroundings, key: string, id: string) {
  const found = await scoped(db, { id: key }).first(sources, eq(sources.id, id));
  if (!found) throw new AdminError(`${key} 没有数据源 ${id}：请用 source list 查看。`);
  return found;
}

const sourceActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const rows = await scoped(db, { id: key }).rows(sources, { orderBy: [asc(sources.position), asc(sources.id)] });
    for (const { id, kind, name, enabled, config } of rows) {
      print([id, kind, name, enabled ? '启用' : '停用', new URL(String(config.url)).origin].join('  '));
    }
    if (rows.length === 0) print(`${key} 没有数据源。`);
  },

  async set(key, words, at) {
    const [id = '', file = ''] = need(words, '数据源', '文件');
    const value = await readJsonFile(file);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new AdminError(`${file} 的内容应为 JSON 对象。`);
    const { kind, name, enabled, position, ...config } = value as Record<string, unknown>;
    const given = { kind, name, enabled, position, config };
    const fields: Fields = Object.entries({ id, ...given })
      .filter(([, one]) => one !== undefined)
      .map(([field, one]) => [field, typeof one === 'string' ? one : JSON.stringify(one)]);
    at.print(`${doneText[await setRow(at, key, requirePart('sources'), fields)]}数据源 ${id}。`);
  },

  async secret(key, words, at) {
    const [id = '', name = ''] = need(words, '数据源', '名称');
    await findSource(at, key, id);
    const value = await readSecret(at);
    await inTransaction(at.db, (tx) => setSourceSecret(scoped(tx, { id: key }), id, name, value));
    at.print(`数据源 ${id} 的密钥 {secret:${name}} 已设置。`);
  },

  async test(key, words, at) {
    const [id = '', account = ''] = need(words, '数据源', '人员');
    const row = await findSource(at, key, id);
    const person = await scoped(at.db, { id: key }).first(people, eq(people.id, account));
    if (!person) throw new AdminError(`${key} 没有编号为 ${account} 的人。`);
    at.about({ part: 'people', key: person.id, detail: '' });
    const { ms, rows, trouble } = await trySourceOf(at.db, { id: key }, row, person);
    if (rows.length > 0 || !trouble) at.print(`收到 ${rows.length} 行，用时 ${ms} 毫秒。`);
    if (rows[0]) at.print(JSON.stringify(rows[0], null, 2));
    if (trouble) throw new AdminError(`数据源 ${id} 有问题：${trouble}。`);
  },

  async remove(key, words, at, flags) {
    const [id = ''] = need(words, '数据源');
    const row = await findSource(at, key, id);
    const notes = await connectionKinds.sources.note(scoped(at.db, { id: key }), row);
    await removeByValues(key, requirePart('sources'), [['id', id]], flags, at, { label: `数据源 ${id}`, notes });
  },
};

const deliveryKeyActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const systems = await listKeys(db, { id: key });
    for (const { id, name, keys } of systems) {
      const signing = keys.map((one) => (one.expiresAt ? `${one.id}（${minuteText(one.expiresAt)} 前有效）` : one.id));
      print([id, name, ...(signing.length > 0 ? signing : ['没有密钥'])].join('  '));
    }
    if (systems.length === 0) print(`没有系统向 ${key} 推送。`);
  },

  async create(key, words, at) {
    const [system = '', name = ''] = need(words, '系统', '名称');
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(system))
      throw new AdminError(`“${system}” 不能用作系统编号：最多 32 个字，以字母开头，只能有小写字母、数字和连字符。`);
    const made = await createKey(at.db, { id: key }, system, name);
    if (!made) throw new AdminError(`${system} 已有密钥：请用 push-key rotate 换新的。`);
    printKey(made, at);
  },

  async rotate(key, words, at) {
    const [system = ''] = need(words, '系统');
    const made = await rotateKey(at.db, { id: key }, system);
    if (!made) throw new AdminError(`${key} 没有推送系统 ${system}：请用 push-key create 登记。`);
    printKey(made, at);
    at.print(`旧密钥 ${overlapDays} 天后失效；要马上失效，请用 push-key revoke。`);
  },

  async revoke(key, words, at, flags) {
    const [system = '', id] = need(words, '系统').concat(words.slice(1));
    const keys = (await listKeys(at.db, { id: key })).find((one) => one.id === system)?.keys ?? [];
    const ending = keys.filter((one) => id === undefined || one.id === id);
    if (ending.length === 0) throw new AdminError(`${system} 没有这个密钥。`);
    const names = ending.map((one) => one.id).join('、');
    const left = keys.length - ending.length;
    const refused = left > 0 ? `还有 ${left} 个密钥能用` : '以后的推送都会被拒绝';
    const told = `将停用 ${system} 的 ${ending.length} 个密钥（${names}）：${refused}。密钥不能放回，只能用 push-key create 或 rotate 换新的。`;
    const what = `${system} 的密钥`;
    if (!isAgreedTo({ verb: '停用', what, exact: `${names} ${left}`, told }, flags, at)) return;
    at.print(`${system} 的 ${await revokeKeys(at.db, { id: key }, system, id)} 个密钥已失效。`);
  },
};

function printKey({ id, secret }: NewKey, { print }: Surroundings): void {
  print(`密钥编号：${id}`);
  print(`密钥（只显示这一次）：${secret}`);
}

/** Runs one of several actions of an institution; the first word names it. */
export function runAmong(
  name: string,
  actions: Readonly<Record<string, Action>>,
): (what: string, ...rest: Parameters<Action>) => Promise<void> {
  return async (what, key, words, at, flags) => {
    const action = Object.hasOwn(actions, what) ? actions[what] : undefined;
    if (!action) throw new UsageError(`${name} 后面应为 ${choiceText(Object.keys(actions))}。`);
    need([key], '单位');
    await action(key, words, at, flags);
  };
}

/** Other systems that are asked for rows. */
export const runSource = runAmong('source', sourceActions);
/** Systems that deliver, and their keys. */
export const runPushKey = runAmong('push-key', deliveryKeyActions);
