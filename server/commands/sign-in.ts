import { adminRoot } from '@yimen/contract/paths';
import { asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { actorId } from '../audit/store.ts';
import { setRow } from '../changes/change.ts';
import { revokeMethodKey } from '../changes/ways-in.ts';
import { connectionKinds } from '../connections/kinds.ts';
import type { Database } from '../database/open.ts';
import { people, sessions, signingKeys } from '../database/schema/people.ts';
import { passportServices, signInMethods } from '../database/schema/sign-in.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, type Fields, readFields, UsageError } from '../parts/fields.ts';
import { requirePart } from '../parts/tables.ts';
import { linkMinutes, makeLink, targetOfLink } from '../sign-in/api/link.ts';
import { forgetKeys, revokeKeys, rotateKeys } from '../sign-in/keys.ts';
import { confirmMethod } from '../sign-in/methods/changed.ts';
import { keyOverlapDays, renewMethodKey, setMethodSecret } from '../sign-in/methods/keys.ts';
import { builtIn, secretsOf } from '../sign-in/methods/store.ts';
import { renewSiteSecret } from '../sign-in/passport/store.ts';
import { lacksSecret, methodKind, settingProblems, takesKeys, tryMethod, typedSetting } from '../sign-in/providers.ts';
import { adminOrigins, hostOrigins } from '../sign-in/public-origin.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { removeByValues } from './removing.ts';
import { doneText, isAgreedTo, need, readSecret, type Surroundings } from './words.ts';

async function findRow(db: Database, key: string, id: string) {
  const found = await scoped(db, { id: key }).first(signInMethods, eq(signInMethods.id, id));
  if (!found) throw new AdminError(`${key} 没有登录方式 ${id}：请用 sign-in list 查看。`);
  return found;
}

/** Fields of a method that are columns; all others are settings. */
const methodColumns = new Set(['kind', 'name', 'enabled', 'position']);

const methodActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const here = scoped(db, { id: key });
    const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
    for (const row of rows) {
      const { id, kind, name, enabled, settings } = row;
      const lacks = await lacksSecret(here, row);
      print([id, kind, name, enabled ? '启用' : '停用', ...(lacks ? ['没有密钥'] : [])].join('  '));
      for (const { field, message } of settingProblems(kind, settings)) print(`    ${field}：${message}`);
      if (Object.keys(settings).length > 0) print(`    ${JSON.stringify(settings)}`);
    }
    if (rows.length === 0) print(`${key} 没有设置登录方式，使用内置的账号登录。`);
  },

  async set(key, words, at) {
    const { db, print } = at;
    const [id = ''] = need(words, '登录方式');
    const given = readFields(words.slice(1));
    const known = await scoped(db, { id: key }).first(signInMethods, eq(signInMethods.id, id));
    const isFirst = (await scoped(db, { id: key }).count(signInMethods)) === 0;
    const kind = v.safeParse(methodKind, given.find(([name]) => name === 'kind')?.[1] ?? known?.kind);
    if (!kind.success) throw new UsageError(`没有写明种类：请加上 kind=…，可用的有 ${methodKind.options.join('、')}。`);
    const fields: Fields = given.map(([name, value]) =>
      methodColumns.has(name)
        ? [name, value]
        : [`settings.${name}`, JSON.stringify(typedSetting(kind.output, name, value))],
    );
    print(`${doneText[await setRow(at, key, requirePart('signInMethods'), [['id', id], ...fields])]}登录方式 ${id}。`);
    const changedBy = await confirmMethod(scoped(db, { id: key }), id);
    if (changedBy.length > 0)
      print(
        `${changedBy.map(actorId).join('、')} 在管理台改过它，现在大家又能用它进入管理台，用它登录着的都已退出：请核对设置，并用 api-key list 核对密钥。`,
      );
    if (isFirst && kind.output !== builtIn.kind) {
      const own = id === builtIn.id ? 'account' : builtIn.id;
      print(`账号登录仍然启用；不再需要时，请运行 sign-in set ${key} ${own} enabled=false`);
    }
  },

  async secret(key, words, { db, print, input }) {
    const [id = ''] = need(words, '登录方式');
    await findRow(db, key, id);
    const value = await readSecret({ input });
    await inTransaction(db, (tx) => setMethodSecret(scoped(tx, { id: key }), id, value));
    print(`登录方式 ${id} 的密钥已设置。`);
  },

  async test(key, words, { db, print }) {
    const [id = ''] = need(words, '登录方式');
    const row = await findRow(db, key, id);
    const { text, failed } = await tryMethod(scoped(db, { id: key }), row);
    if (failed) throw new AdminError(`登录方式 ${id} 有问题：${text}。`);
    print(text);
  },

  async remove(key, words, at, flags) {
    const [id = ''] = need(words, '登录方式');
    const row = await findRow(at.db, key, id);
    const notes = await connectionKinds.signInMethods.note(scoped(at.db, { id: key }), row);
    const label = `登录方式 ${id}`;
    await removeByValues(key, requirePart('signInMethods'), [['id', id]], flags, at, { label, notes });
  },

  link: printLink,
};

const methodKeyActions: Readonly<Record<string, Action>> = {
  async list(key, words, { db, print }) {
    const [id = ''] = need(words, '登录方式');
    await findRow(db, key, id);
    const keys = await secretsOf(scoped(db, { id: key }), id);
    for (const { name, expiresAt } of keys) print(expiresAt ? `${name}（${minuteText(expiresAt)} 前有效）` : name);
    if (keys.length === 0) print(`登录方式 ${id} 没有密钥。`);
  },

  async create(key, words, { db, print }) {
    const [id = ''] = need(words, '登录方式');
    const { kind } = await findRow(db, key, id);
    if (!takesKeys(kind)) throw new AdminError(`kind 为 ${kind} 的登录方式不用密钥登录。`);
    const made = await inTransaction(db, (tx) => renewMethodKey(scoped(tx, { id: key }), id));
    print(`密钥编号：${made.name}`);
    print(`密钥（只显示这一次）：${made.value}`);
    if (made.formerUntil) print(`旧密钥 ${keyOverlapDays} 天后失效；要马上失效，请用 api-key revoke。`);
  },

  async revoke(key, words, at, flags) {
    const [id = '', name = ''] = need(words, '登录方式', '密钥编号');
    const revoke = async (tx: Database) => {
      const left = await revokeMethodKey(tx, key, id, name);
      if (left === null) throw new AdminError(`登录方式 ${id} 没有密钥 ${name}。`);
      return left;
    };
    const left = await (flags.has('--yes') ? inTransaction : tryInTransaction)(at.db, revoke);
    const told = `将停用登录方式 ${id} 的密钥 ${name}：用它签名的登录会被拒绝，还有 ${left} 个密钥。密钥不能放回，只能用 api-key create 换新的。`;
    if (!isAgreedTo({ verb: '停用', what: `密钥 ${name} `, exact: `${name} ${left}`, told }, flags, at)) return;
    at.print(`密钥 ${name} 已失效。`);
  },
};

const signingActions: Readonly<Record<string, Action>> = {
  async rotate(key, _words, { db, print, writing }) {
    await writing((tx) => rotateKeys(tx, { id: key }));
    forgetKeys(db, { id: key });
    print(`${key} 已换用新的签名密钥，已登录的人不受影响。`);
  },

  async revoke(key, _words, at, flags) {
    const { db, print, writing } = at;
    const here = scoped(db, { id: key });
    const signedIn = await here.count(sessions, isNull(sessions.endedAt));
    const told = `将换用新的签名密钥，旧的 ${await here.count(signingKeys)} 个全部停用：${signedIn} 个登录马上结束，所有人都要重新登录。旧的密钥不能放回。`;
    // Somebody signs in all the time: that changes nothing of what is agreed to.
    if (!isAgreedTo({ verb: '停用', what: '签名密钥', exact: key, told }, flags, at)) return;
    await writing((tx) => revokeKeys(tx, { id: key }));
    forgetKeys(db, { id: key });
    print(`${key} 已换用新的签名密钥，旧的全部失效：一分钟内所有人都会退出登录。`);
  },
};

const serviceActions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const rows = await scoped(db, { id: key }).rows(passportServices, { orderBy: [asc(passportServices.id)] });
    for (const { id, name, origin, path, cookieDomain } of rows) {
      print(
        [
          id,
          name,
          `${origin}${path}`,
          cookieDomain ? `通行证放在 ${cookieDomain} 的 Cookie 中` : '通行证放在地址中',
        ].join('  '),
      );
    }
    if (rows.length === 0) print(`${key} 没有登记站点。`);
  },

  async add(key, words, at) {
    const { db, print } = at;
    const [id = '', name = '', address = ''] = need(words, '站点', '名称', '地址');
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol))
      throw new AdminError(`“${address}” 不是网址：请写成 https://lib.example.edu/ 的样子。`);
    const [cookieDomain = 'null'] = readFields(words.slice(3)).flatMap(([field, value]) =>
      field === 'cookieDomain' ? [value] : [],
    );
    const place: Fields = [
      ['origin', url.origin],
      ['path', url.pathname],
      ['cookieDomain', cookieDomain],
    ];
    const done = await setRow(at, key, requirePart('passportServices'), [['id', id], ['name', name], ...place]);
    const secret = await inTransaction(db, (tx) => renewSiteSecret(scoped(tx, { id: key }), id));
    print(`${doneText[done]}站点 ${id}。`);
    print(`密钥（只显示这一次）：${secret}`);
  },

  async remove(key, words, at, flags) {
    const [id = ''] = need(words, '站点');
    const here = scoped(at.db, { id: key });
    const found = await here.first(passportServices, eq(passportServices.id, id));
    if (!found) throw new AdminError(`${key} 没有站点 ${id}。`);
    const notes = await connectionKinds.passportServices.note(here, found);
    await removeByValues(key, requirePart('passportServices'), [['id', id]], flags, at, { label: `站点 ${id}`, notes });
  },
};

/** Commands for methods of signing in. */
export const runSignIn = runAmong('sign-in', methodActions);
/** Commands for the keys with which an institution's own system signs people in. */
export const runApiKey = runAmong('api-key', methodKeyActions);
/** Commands for the keys that sign the institution's tokens. */
export const runKeys = runAmong('keys', signingActions);
/** Commands for the sites that accept a passport. */
export const runService = runAmong('service', serviceActions);

/**
 * Prints an address that signs an administrator, or somebody with a grant, in once, for when no method works. Throws
 * {@link AdminError} for others, and for who is disabled.
 */
async function printLink(key: string, words: readonly string[], at: Surroundings): Promise<void> {
  const { db, print, port } = at;
  const [id = ''] = need(words, '人员');
  const here = scoped(db, { id: key });
  const person = await here.first(people, eq(people.id, id));
  if (!person) throw new AdminError(`${key} 没有编号为 ${id} 的人。`);
  if (person.disabled) throw new AdminError(`${id} 已停用，不能登录。`);
  const target = await targetOfLink(here, person);
  if (!target) {
    throw new AdminError(
      `${id} 不是管理员，也没有授权：一次性链接只给 userType=ADMIN 的人和有授权的人，可先用 grant give 授权。`,
    );
  }
  at.about({ part: 'people', key: person.id, detail: '' });
  const path = await makeLink(here, person.id);
  const origins = await (target === adminRoot ? adminOrigins : hostOrigins)(here, port);
  for (const origin of origins) print(`${origin}${path}`);
  const where = target === adminRoot ? '并进入管理台' : '（没有授权，不能进入管理台）';
  print(`以 ${id} 的身份登录${where}，${linkMinutes} 分钟内有效，只能用一次；不要转给别人。`);
}
