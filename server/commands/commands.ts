import { asc, eq } from 'drizzle-orm';
import { findRows, setRow } from '../changes/change.ts';
import { readWhole } from '../changes/check.ts';
import { setInstitution } from '../changes/institution.ts';
import { checkNamesOfFile } from '../changes/loose-names.ts';
import { addHost, removeHost } from '../changes/removed/hosts.ts';
import type { Database } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { nearText } from '../lib/near-names.ts';
import { AdminError, merge, readFields, UsageError } from '../parts/fields.ts';
import { Problems } from '../parts/problems.ts';
import { shownRow } from '../parts/rows.ts';
import { findPart, isConfidential, keyOf, type Part, type Row, settingsPart, tenantParts } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { applyFile } from './apply.ts';
import { runAudit } from './audit.ts';
import { runChannel } from './channel.ts';
import { runPushKey, runSource } from './connections.ts';
import { deleteInstitution } from './delete-institution.ts';
import { describePart, exampleLines } from './describe.ts';
import { runDraft, runEdition, runRelease } from './editions.ts';
import { guest, runExplain } from './explain.ts';
import { runFile } from './files.ts';
import { runGrant, runRole } from './grants.ts';
import { runImport } from './import.ts';
import { listImports } from './imports.ts';
import { runJobs } from './jobs.ts';
import { listLinks } from './links.ts';
import { newInstitution } from './new-institution.ts';
import {
  giveInitialPasswords,
  givenPassword,
  giveOneTimeCode,
  personOfAccount,
  requireOwnName,
  setPassword,
} from './passwords.ts';
import { runPerson } from './person.ts';
import { checkPictures, runPicture } from './pictures.ts';
import { runPreview } from './previews.ts';
import { recorded } from './record.ts';
import { runRemoved } from './removed.ts';
import { removeByValues } from './removing.ts';
import { runSecondFactor } from './second-factor.ts';
import { runSecrets } from './secrets.ts';
import { describeSettings, isSettings, readSettings } from './settings.ts';
import { runApiKey, runKeys, runService, runSignIn } from './sign-in.ts';
import { checkWords } from './usage.ts';
import { exportWhole, importWhole, leftOutText } from './whole.ts';
import { readInstitution, writeInstitution } from './whole-file.ts';
import { doneText, isAgreedTo, need, type Outside, type Surroundings } from './words.ts';

type Command = (words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) => Promise<void>;

/** The command that was typed, with words and options that it takes. Throws {@link UsageError}. */
export function checkTyped(given: readonly string[]): Command {
  const name = given.find((word) => !word.startsWith('--')) ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(
      `没有命令 ${name}${nearText(name, Object.keys(commands))}。全部命令见 npm run admin -- --help`,
    );
  checkWords(name, given);
  return command;
}

/** Runs one command. Throws {@link AdminError} or ContentError with what to fix; then nothing was written. */
export async function runCommand(given: readonly string[], outside: Outside): Promise<void> {
  const command = checkTyped(given);
  const flags = new Set(given.filter((word) => word.startsWith('--')));
  const [name = '', ...words] = given.filter((word) => !word.startsWith('--'));
  await recorded(outside, [name, ...words, ...flags], (at) => command(words, flags, at));
}

async function institutionId({ db, concerns }: Surroundings, key: string): Promise<string> {
  const [found] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, key));
  if (!found) throw new AdminError(`没有单位 ${key}：请用 institutions 查看。`);
  concerns(key);
  return key;
}

function partNamed(name: string): Part {
  const part = findPart(name);
  const names = tenantParts.map((one) => one.name);
  if (!part) throw new AdminError(`没有表 ${name}${nearText(name, names)}。可用的有：${names.join('、')}。`);
  if (part.name === 'artworks' || part.name === 'avatars') throw new AdminError('图片请用 picture 查看和设置。');
  if (part.name === 'files') throw new AdminError('文件请用 file 查看和设置。');
  if (part.name === 'accounts') throw new AdminError('账号请用 user 和 password 设置。');
  if (part.name === 'grants') throw new AdminError('授权请用 grant 查看和设置。');
  if (isConfidential(part.name))
    throw new AdminError('密钥不能查看；请用 source secret、sign-in secret、push-key 等命令设置。');
  return part;
}

const commands: Readonly<Record<string, Command>> = {
  async institutions(_words, _flags, { db, print }) {
    const all = await db.select().from(institutions).orderBy(asc(institutions.id));
    const names = await db.select().from(hosts).orderBy(asc(hosts.host));
    for (const { id, name } of all) {
      print([id, name, ...names.filter(({ institution }) => institution === id).map(({ host }) => host)].join('  '));
    }
    if (all.length === 0) print('还没有单位：请用 create 新建，或用 import 导入。');
  },

  async create(words, _flags, { db, print, concerns }) {
    const [key = '', name = '', host = ''] = need(words, '代号', '名称', '主机名');
    const [there] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, key));
    if (there) throw new AdminError(`单位 ${key} 已经有了：请换一个代号。`);
    const made = newInstitution(key, name, host);
    const institution = merge(settingsPart.columns, made.institution as Row, readFields(words.slice(3)));
    await importWhole(db, { ...made, institution: { ...institution, id: key } });
    concerns(key);
    print(
      `已新建${name}（${key}），主机名 ${host}。图片用的是自带的；要换成自己的，请用 picture set ${key} emblem <文件>。`,
    );
    if (institution.secondFactor) {
      print(
        `管理台要求二次验证：有授权的人第一次进入时设置验证器应用或通行密钥，设置好之前不能做别的；不需要时请用 set institution ${key} secondFactor=false。`,
      );
    }
  },

  async delete(words, flags, at) {
    const [key = ''] = need(words, '单位');
    await deleteInstitution(await institutionId(at, key), words[1] ?? '', flags, at);
  },

  async export(words, flags, at) {
    const { db, print } = at;
    const [key = '', file = ''] = need(words, '单位', '文件');
    const asked = { accounts: flags.has('--accounts'), secrets: flags.has('--secrets') };
    const whole = await exportWhole(db, await institutionId(at, key), asked);
    if (whole) await writeInstitution(file, whole);
    print(`单位 ${key} 已导出到 ${file}。`);
    const left = await leftOutText(scoped(db, { id: key }));
    if (left) print(`${left}。它们只留在这个数据库里。`);
  },

  async check(words, _flags, { db, print }) {
    const [file = ''] = need(words, '文件');
    const problems = new Problems();
    const whole = readWhole(await readInstitution(file), problems);
    if (whole) await checkPictures(db, whole, problems);
    const warnings = whole ? await checkNamesOfFile(scoped(db, whole.institution), whole, problems) : [];
    problems.throwIfAny();
    for (const warning of warnings) print(warning);
    print(`${file} 没有问题，共 ${[...(whole?.rows.values() ?? [])].flat().length} 行。`);
  },

  import: runImport,

  async host(words, flags, at) {
    const { db, print, act } = at;
    const [what = '', key = '', host = ''] = need(words, 'add 或 remove', '单位', '主机名');
    if (what !== 'add' && what !== 'remove') throw new UsageError('host 后面应为 add 或 remove。');
    const name = host.toLowerCase();
    await institutionId(at, key);
    if (what === 'add') await addHost(db, key, name);
    else {
      const remove = (tx: Database) => removeHost(tx, key, name, act.actor);
      const gone = flags.has('--yes') ? await inTransaction(db, remove) : await tryInTransaction(db, remove);
      const told = `将删除主机名 ${name}：从它打不开 ${key} 了，还有 ${gone.left} 个主机名；${gone.passkeys} 个通行密钥只能在它上面使用，放回后才能再用。`;
      const exact = `${name} ${gone.left} ${gone.passkeys}`;
      if (!isAgreedTo({ verb: '删除', what: `主机名 ${name} `, exact, told }, flags, at)) return;
    }
    const left = await db.select().from(hosts).where(eq(hosts.institution, key)).orderBy(asc(hosts.host));
    const names = left.map((one) => one.origin ?? one.host).join('、');
    print(`${what === 'add' ? '已增加' : '已删除'}主机名 ${name}，${key} 现在的主机名：${names}。`);
  },

  async show(words, _flags, at) {
    const { db, print, about } = at;
    const [name = '', key = ''] = need(words, '表', '单位');
    if (isSettings(name)) {
      if (words.length > 2) throw new UsageError(`${name} 只有一行，后面不用写条件。`);
      return print(JSON.stringify(await readSettings(db, await institutionId(at, key), name), null, 2));
    }
    const part = partNamed(name);
    const rows = await findRows(db, await institutionId(at, key), part, readFields(words.slice(2)));
    const shown = rows.map((row) => shownRow(part, row));
    // Who asks who has read of them finds it under their id; all people at once are not listed.
    const [person, ...others] = new Set(rows.map((row) => (part.name === 'people' ? row.id : row.person)));
    if (typeof person === 'string' && others.length === 0) about({ part: 'people', key: person, detail: '' });
    print(JSON.stringify(shown, null, 2));
  },

  async describe(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = ''] = need(words, '表', '单位');
    if (isSettings(name)) {
      const example = await readSettings(db, await institutionId(at, key), name);
      for (const line of describeSettings(name)) print(line);
      return print(`例：${JSON.stringify(example, null, 2)}`);
    }
    const part = partNamed(name);
    for (const line of describePart(part)) print(line);
    await institutionId(at, key);
    for (const line of await exampleLines(scoped(db, { id: key }), part)) print(line);
  },

  async explain(words, _flags, at) {
    const { db, print, about, disclosed } = at;
    const [name = '', key = '', person = ''] = need(words, '表', '单位', '人员', '字段=值');
    const part = partNamed(name);
    const rows = await findRows(db, await institutionId(at, key), part, readFields(words.slice(3)));
    await runExplain(scoped(db, { id: key }), person, part, rows, print);
    if (person === guest) return;
    about({ part: 'people', key: person, detail: rows.map((row) => ` ${keyOf(part, row)}`).join('') });
    disclosed();
  },

  async set(words, _flags, at) {
    const { print } = at;
    const [name = '', key = ''] = need(words, '表', '单位', '字段=值');
    const fields = readFields(words.slice(2));
    await institutionId(at, key);
    if (isSettings(name)) {
      const named = fields.map(([path, value]) => [name === 'theme' ? `theme.${path}` : path, value] as const);
      await setInstitution(at, key, named);
      print(`单位 ${key} 已修改。`);
    } else print(`${doneText[await setRow(at, key, partNamed(name), fields)]} ${name} 中的 1 行。`);
  },

  async remove(words, flags, at) {
    const [name = '', key = ''] = need(words, '表', '单位', '字段=值');
    await removeByValues(await institutionId(at, key), partNamed(name), readFields(words.slice(2)), flags, at);
  },

  async apply(words, flags, at) {
    const [name = '', key = '', file = ''] = need(words, '表', '单位', '文件');
    await applyFile(await institutionId(at, key), partNamed(name), file, flags, at);
  },

  async user(words, flags, at) {
    const [key = '', account = ''] = need(words, '单位', '账号');
    await institutionId(at, key);
    await requireOwnName(scoped(at.db, { id: key }), account);
    const part = partNamed('people');
    const fields = [['id', account] as const, ...readFields(words.slice(2))];
    const isNew = (await findRows(at.db, key, part, [['id', account]])).length === 0;
    const password = isNew || flags.has('--password-stdin') ? await givenPassword(flags, at) : null;
    at.print(`${doneText[await setRow(at, key, part, fields)]} ${account}。`);
    if (password !== null) await setPassword(at.db, key, account, password);
  },

  async password(words, flags, at) {
    const [key = '', account = ''] = need(words, '单位', '账号');
    await institutionId(at, key);
    const person = await personOfAccount(scoped(at.db, { id: key }), account, '：请用 user 新增');
    await setPassword(at.db, key, account, await givenPassword(flags, at));
    at.about({ part: 'people', key: person.id, detail: '' });
    at.print(`${account} 的密码已更换，所有设备已退出登录，日历的订阅地址已失效。`);
  },

  async person(words, flags, at) {
    const [, key = ''] = need(words, 'export 或 erase', '单位', '账号');
    await institutionId(at, key);
    await runPerson(words, flags, at);
  },

  async 'one-time-code'(words, _flags, at) {
    const [key = '', account = ''] = need(words, '单位', '账号');
    await giveOneTimeCode(await institutionId(at, key), account, words.slice(2), at);
  },

  async 'initial-passwords'(words, _flags, at) {
    const [key = ''] = need(words, '单位', 'csv');
    await giveInitialPasswords(await institutionId(at, key), words.slice(1), at);
  },

  picture: (words, flags, at) => withOwn(words, flags, at, runPicture),
  file: (words, flags, at) => withOwn(words, flags, at, runFile),
  source: (words, flags, at) => withOwn(words, flags, at, runSource),
  'push-key': (words, flags, at) => withOwn(words, flags, at, runPushKey),
  'sign-in': (words, flags, at) => withOwn(words, flags, at, runSignIn),
  'api-key': (words, flags, at) => withOwn(words, flags, at, runApiKey),
  keys: (words, flags, at) => withOwn(words, flags, at, runKeys),
  'second-factor': (words, flags, at) => withOwn(words, flags, at, runSecondFactor),
  secrets: runSecrets,
  service: (words, flags, at) => withOwn(words, flags, at, runService),
  channel: (words, flags, at) => withOwn(words, flags, at, runChannel),
  role: (words, flags, at) => withOwn(words, flags, at, runRole),
  grant: (words, flags, at) => withOwn(words, flags, at, runGrant),
  removed: (words, flags, at) => withOwn(words, flags, at, runRemoved),
  draft: (words, flags, at) => withOwn(words, flags, at, runDraft),
  release: (words, flags, at) => withOwn(words, flags, at, runRelease),
  edition: (words, flags, at) => withOwn(words, flags, at, runEdition),
  preview: (words, flags, at) => withOwn(words, flags, at, runPreview),
  async links(words, _flags, at) {
    await listLinks(await institutionId(at, need(words, '单位')[0] ?? ''), at);
  },
  async imports(words, _flags, at) {
    await listImports(await institutionId(at, need(words, '单位')[0] ?? ''), at);
  },
  jobs: (words, _flags, at) => runJobs(words, at),
  audit: (words, _flags, at) => runAudit(words, at),
};

/** Runs one of several actions after checking that the institution exists. */
async function withOwn(
  words: readonly string[],
  flags: ReadonlySet<string>,
  at: Surroundings,
  run: typeof runSignIn,
): Promise<void> {
  const [what = '', key = '', ...rest] = words;
  if (key) await institutionId(at, key);
  await run(what, key, rest, at, flags);
}
