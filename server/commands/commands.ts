import { asc, eq } from 'drizzle-orm';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { nearText } from '../lib/near-names.ts';
import { scoped } from '../tenancy/scoped.ts';
import { applyFile } from './apply/apply.ts';
import { runAudit } from './audit.ts';
import { changeHost, findRows, removeRows, setInstitution, setRow } from './change.ts';
import { readWhole, settingsPart } from './check.ts';
import { runPushKey, runSource } from './connections.ts';
import { describePart } from './describe.ts';
import { runExplain } from './explain.ts';
import { AdminError, merge, readFields, UsageError } from './fields.ts';
import { runFile } from './files.ts';

import { runGrant, runRole } from './grants.ts';
import { runJobs } from './jobs.ts';

import { newInstitution } from './new-institution.ts';
import { giveInitialPasswords, givenPassword, giveOneTimeCode, setPassword } from './passwords.ts';
import { runPerson } from './person.ts';
import { checkPictures, runPicture } from './pictures.ts';
import { Problems } from './problems.ts';
import { recorded } from './record.ts';
import { shownRow } from './rows.ts';
import { runSecondFactor } from './second-factor.ts';
import { runSecrets } from './secrets.ts';
import { runApiKey, runKeys, runService, runSignIn } from './sign-in.ts';
import { findPart, type Part, type Row, tenantParts } from './tables.ts';
import { exportWhole, importWhole, isConfidential, removedText } from './whole.ts';
import { readInstitution, writeInstitution } from './whole-file.ts';
import { doneText, need, type Outside, type Surroundings } from './words.ts';

export const adminUsage = `用法：npm run admin -- <命令> …；<命令> --help 说明一个命令

  institutions                                列出所有单位和主机名
  create <代号> <名称> <主机名> [字段=值 …]   新建单位，页面是空的：theme.themColor=#…  template=2
  delete <单位> --yes                         删除单位和它的全部数据
  export <单位> <文件> [--accounts] [--secrets]
                                              导出单位；默认不含密码散列和密钥；<文件> 以“/”结尾时导出为文件夹，
                                              每个表一个文件
  check <文件>                                检查导出的文件有没有问题，不写入
  import <文件> [--replace] [--yes]           导入单位；--replace 把已有的单位改成文件中的内容，大家的使用记录保留；
                                              会连带删除其他数据时要加 --yes
  host add|remove <单位> <主机名>             增加或删除主机名；不用默认端口时写成 https://host:8443
  show <表> <单位> [字段=值 …]                以 JSON 显示符合条件的行
  describe <表> <单位>                        说明表的字段，并举一行为例
  explain <表> <单位> <人员> 字段=值 …        说明某个人（访客写 guest）能不能看到这一行，以及原因
  set institution <单位> 字段=值 …            修改单位设置：hotline=…  template=2  grey=true  bridge='{…}'
  set theme <单位> themColor=#…               修改颜色
  set <表> <单位> 字段=值 …                   新增一行，或修改主键相同的行
  remove <表> <单位> 字段=值 …                删除符合条件的行
  apply <表> <单位> <文件> [--complete] [--allow-removals] [--yes]
                                              按其他系统导出的 CSV、XLSX 或 JSON 新增和修改，只动文件里有的字段；
                                              --complete 表示文件是全部，没有的删除；不加 --yes 只预览
  user <单位> <账号> [字段=值 …]              新增或修改可以登录的人
  password <单位> <账号>                      设置新密码；这个人会退出登录，日历订阅地址失效
  person export <单位> <账号> <文件>          把一个人的全部数据写到新文件
  person erase <单位> <账号> [--yes]          删除一个人和他的全部数据；不加 --yes 只说明会删除什么
  one-time-code <单位> <账号> [hours=24]      生成一次性登录码，用来登录一次并设新密码
  initial-passwords <单位> <csv> [<名单>]     给没有账号的所有人，或名单文件中的账号（每行一个）发初始密码，写到新文件
  second-factor reset <单位> <账号>            清除一个人的二次验证，让他重新设置
  picture list <单位>                         列出上传的图片
  picture set <单位> <名称> <文件>            上传或更换图片：emblem、hero、hero-night、sign-in 等；PNG、JPEG 或 WebP
  picture remove <单位> <名称>                删除图片，改用自带的图片
  file list <单位>                            列出下载文件
  file set <单位> <文件> [<名称>]             上传或更换下载文件；同名的附件和表格会链接到它
  file remove <单位> <名称>                   删除下载文件
  source list <单位>                          列出数据源
  source set <单位> <数据源> <文件>           按文件内容新增或修改数据源
  source secret <单位> <数据源> <名称>        从标准输入读取数据源的密钥
  source test <单位> <数据源> <人员>          以某个人的身份试取一次，显示结果
  source remove <单位> <数据源>               删除数据源和它的密钥
  sign-in list <单位>                         列出登录方式和设置
  sign-in set <单位> <登录方式> 字段=值 …     新增或修改登录方式：kind=cas name=… base=https://…
  sign-in secret <单位> <登录方式>            从标准输入读取登录方式的密钥
  sign-in test <单位> <登录方式>              试连对方系统，不影响任何人
  sign-in remove <单位> <登录方式>            删除登录方式；最后一种能用的不能删除
  sign-in link <单位> <人员>                  生成管理员的一次性登录链接，其他方式都不能用时使用
  api-key list|create <单位> <登录方式>       列出或新建签名登录的密钥；新密钥只显示一次
  api-key revoke <单位> <登录方式> <密钥编号> 停用密钥
  keys rotate <单位>                          换用新的签名密钥，已登录的人不受影响
  keys revoke <单位>                          签名密钥泄露时使用：所有人退出登录
  secrets status|rotate|forget                查看数据库中密钥的加密情况；换用新的主密钥；删除无法解密的密钥（要加 --yes）
  service list <单位>                         列出使用通行证的站点
  service add <单位> <站点> <名称> <地址> [cookieDomain=…]
                                              登记或修改站点；密钥只显示一次
  service remove <单位> <站点>                删除站点
  push-key list <单位>                        列出推送待办和通知的系统和密钥
  push-key create <单位> <系统> <名称>        登记推送系统；密钥只显示一次
  push-key rotate <单位> <系统>               换新密钥，旧密钥七天后失效
  push-key revoke <单位> <系统> [<密钥编号>]  马上停用一个密钥，或系统的全部密钥
  role list <单位>                            列出角色；自定义角色用 set roles
  role show <单位> <角色>                     说明一个角色有哪些权限
  grant list <单位> [person=…] [role=…]       列出授权：谁、什么角色、什么范围、到什么时候、由谁授予
  grant give <单位> <人员> <角色> [department=…|column=…|topic=…] [until="2027-07-01 00:00"]
                                              授予角色：全校，或一个部门（含下级）、栏目、专题
  grant end <单位> <人员> <角色> [department=…|column=…|topic=…]
                                              结束授权
  grant explain <单位> <人员> [<权限> [department=…]]
                                              说明一个人能做什么、凭哪项授权，或者为什么不能
  audit list <单位> [字段=值 …]               列出审计记录：from=2026-11-01 until=… actor=person:<编号> action=sign-in 等
  audit export <单位> <文件> [字段=值 …]      把审计记录以 CSV 写到新文件
  audit verify [<单位>] [head=<链头>]         检查审计记录封存后有没有被改动、删除或插入；不写单位时检查全部
  jobs                                        列出后台任务：上次和下次运行、状态、上次失败的原因
  jobs run <任务>                             马上运行一个后台任务

  <表>：${tenantParts.map(({ name }) => name).join('、')}。
  表 apps 也可写作 services，people 写作 users，newsColumns 写作 columns。
  值中有空格时用引号括起来。--password-stdin 从标准输入读取密码；不加时生成新密码，只显示一次，第一次登录时要改。
  使用的数据库与服务相同：由 DATABASE_URL 或 YIMEN_DATA 决定；使用内嵌数据库（YIMEN_DATA）时请先停止服务。
  退出码：0 完成，1 被拒绝或失败，2 命令写法不对。`;

/** How one command is typed: its lines of {@link adminUsage}; null for a name that is no command. */
export function usageOf(name: string): string | null {
  const lines = adminUsage.split('\n');
  let isIts = false;
  const own = lines.filter((line) => {
    if (!/^ {3}/.test(line)) isIts = line.startsWith(`  ${name} `);
    return isIts;
  });
  if (own.length === 0) return null;
  const parts = own.some((line) => line.includes('<表>')) ? lines.filter((line) => line.startsWith('  <表>：')) : [];
  return ['用法：npm run admin -- …', ...own, ...parts].join('\n');
}

type Command = (words: readonly string[], flags: ReadonlySet<string>, at: Surroundings) => Promise<void>;

/** Checks a command's name and options. Throws {@link UsageError}. */
export function checkTyped(given: readonly string[]): Command {
  const name = given.find((word) => !word.startsWith('--')) ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(
      `没有命令 ${name}${nearText(name, Object.keys(commands))}。全部命令见 npm run admin -- --help`,
    );
  const allowed = allowedFlags[name] ?? [];
  const foreign = given.find((word) => word.startsWith('--') && !allowed.includes(word));
  if (foreign) throw new UsageError(`${name} 没有选项 ${foreign}。`);
  const surplus = surplusWord(given.filter((word) => !word.startsWith('--')));
  // What was typed is not repeated: it may be a password.
  if (surplus !== null) throw new UsageError(`${name} 后面多写了内容（第 ${surplus + 1} 项）。`);
  return command;
}

/** The place of the first word that the usage does not ask for, where it takes no fields; null when there is none. */
function surplusWord(words: readonly string[]): number | null {
  const [name = '', action = ''] = words;
  const lines = adminUsage.split('\n').filter((line) => line.startsWith(`  ${name} `));
  const own = lines.filter((line) => line.trim().split(/\s+/)[1]?.split('|').includes(action));
  const most = (own.length > 0 ? own : lines).map((line) => {
    const usage = line.trim().split(/ {2,}/)[0] ?? '';
    const asked = usage.split(' ').filter((word) => !/^\[?--/.test(word));
    return /=/.test(usage) ? Number.POSITIVE_INFINITY : asked.length;
  });
  return words.length > Math.max(...most) ? Math.max(...most) : null;
}

/** Runs one command. Throws {@link AdminError} or ContentError with what to fix; then nothing was written. */
export async function runCommand(given: readonly string[], outside: Outside): Promise<void> {
  const command = checkTyped(given);
  const flags = new Set(given.filter((word) => word.startsWith('--')));
  const [name = '', ...words] = given.filter((word) => !word.startsWith('--'));
  await recorded(outside, [name, ...words, ...flags], (at) => command(words, flags, at));
}

const allowedFlags: Readonly<Record<string, readonly string[]>> = {
  delete: ['--yes'],
  secrets: ['--yes'],
  person: ['--yes'],
  export: ['--accounts', '--secrets'],
  import: ['--replace', '--yes'],
  apply: ['--complete', '--allow-removals', '--yes'],
  user: ['--password-stdin'],
  password: ['--password-stdin'],
};

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
  },

  async delete(words, flags, at) {
    const { db, print } = at;
    const [key = ''] = need(words, '单位');
    await institutionId(at, key);
    if (!flags.has('--yes'))
      throw new AdminError(
        `将删除单位 ${key} 和它的全部数据，包括人员，无法恢复。请先用 export 存一份，确定后加 --yes。`,
      );
    await db.delete(institutions).where(eq(institutions.id, key));
    print(`单位 ${key} 已删除。`);
  },

  async export(words, flags, at) {
    const { db, print } = at;
    const [key = '', file = ''] = need(words, '单位', '文件');
    const asked = { accounts: flags.has('--accounts'), secrets: flags.has('--secrets') };
    const whole = await exportWhole(db, await institutionId(at, key), asked);
    if (whole) await writeInstitution(file, whole);
    print(`单位 ${key} 已导出到 ${file}。`);
  },

  async check(words, _flags, { db, print }) {
    const [file = ''] = need(words, '文件');
    const problems = new Problems();
    const whole = readWhole(await readInstitution(file), problems);
    if (whole) await checkPictures(db, whole, problems);
    problems.throwIfAny();
    print(`${file} 没有问题，共 ${[...(whole?.rows.values() ?? [])].flat().length} 行。`);
  },

  async import(words, flags, { db, print, concerns }) {
    const [file = ''] = need(words, '文件');
    const asked = { replace: flags.has('--replace'), evenLost: flags.has('--yes') };
    const { institution, rows, removed } = await importWhole(db, await readInstitution(file), asked);
    concerns(institution.id);
    print(`单位 ${institution.id} 已导入，共 ${[...rows.values()].flat().length} 行。`);
    const gone = removedText(removed);
    if (gone) print(`已删除：\n${gone}`);
  },

  async host(words, _flags, at) {
    const { db, print } = at;
    const [what = '', key = '', host = ''] = need(words, 'add 或 remove', '单位', '主机名');
    if (what !== 'add' && what !== 'remove') throw new UsageError('host 后面应为 add 或 remove。');
    await changeHost(db, await institutionId(at, key), what, host.toLowerCase());
    const left = await db.select().from(hosts).where(eq(hosts.institution, key)).orderBy(asc(hosts.host));
    const names = left.map(({ host: name, origin }) => origin ?? name).join('、');
    const done = `${what === 'add' ? '已增加' : '已删除'}主机名 ${host.toLowerCase()}`;
    print(names ? `${done}，${key} 现在的主机名：${names}。` : `${done}，${key} 没有主机名了，任何地址都打不开。`);
  },

  async show(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = ''] = need(words, '表', '单位');
    const part = partNamed(name);
    const rows = await findRows(db, await institutionId(at, key), part, readFields(words.slice(2)));
    const shown = rows.map((row) => shownRow(part, row));
    print(JSON.stringify(shown, null, 2));
  },

  async describe(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = ''] = need(words, '表', '单位');
    const part = partNamed(name);
    for (const line of describePart(part)) print(line);
    await institutionId(at, key);
    // A person's row is no example: who reads one is recorded.
    const [row] = part.name === 'people' || 'person' in part.columns ? [] : await findRows(db, key, part, []);
    if (row) print(`例：${JSON.stringify(shownRow(part, row), null, 2)}`);
  },

  async explain(words, _flags, at) {
    const { db, print } = at;
    const [name = '', key = '', person = ''] = need(words, '表', '单位', '人员', '字段=值');
    const rows = await findRows(db, await institutionId(at, key), partNamed(name), readFields(words.slice(3)));
    await runExplain(scoped(db, { id: key }), person, rows, print);
  },

  async set(words, _flags, at) {
    const { print } = at;
    const [name = '', key = ''] = need(words, '表', '单位', '字段=值');
    const fields = readFields(words.slice(2));
    await institutionId(at, key);
    if (name === 'institution' || name === 'theme') {
      const named = fields.map(([path, value]) => [name === 'theme' ? `theme.${path}` : path, value] as const);
      await setInstitution(at, key, named);
      print(`单位 ${key} 已修改。`);
    } else print(`${doneText[await setRow(at, key, partNamed(name), fields)]} ${name} 中的 1 行。`);
  },

  async remove(words, _flags, at) {
    const [name = '', key = ''] = need(words, '表', '单位', '字段=值');
    const removed = await removeRows(at, await institutionId(at, key), partNamed(name), readFields(words.slice(2)));
    at.print(removed > 0 ? `已删除 ${name} 中的 ${removed} 行。` : `${name} 中没有符合条件的行，没有删除。`);
  },

  async apply(words, flags, at) {
    const [name = '', key = '', file = ''] = need(words, '表', '单位', '文件');
    await applyFile(await institutionId(at, key), partNamed(name), file, flags, at);
  },

  async user(words, flags, at) {
    const [key = '', account = ''] = need(words, '单位', '账号');
    await institutionId(at, key);
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
    const [person] = await findRows(at.db, key, partNamed('people'), [['id', account]]);
    if (!person) throw new AdminError(`${key} 没有编号为 ${account} 的人：请用 user 新增。`);
    await setPassword(at.db, key, account, await givenPassword(flags, at));
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

  picture: (words, _flags, at) => withOwn(words, at, runPicture),
  file: (words, _flags, at) => withOwn(words, at, runFile),
  source: (words, _flags, at) => withOwn(words, at, runSource),
  'push-key': (words, _flags, at) => withOwn(words, at, runPushKey),
  'sign-in': (words, _flags, at) => withOwn(words, at, runSignIn),
  'api-key': (words, _flags, at) => withOwn(words, at, runApiKey),
  keys: (words, _flags, at) => withOwn(words, at, runKeys),
  'second-factor': (words, _flags, at) => withOwn(words, at, runSecondFactor),
  secrets: runSecrets,
  service: (words, _flags, at) => withOwn(words, at, runService),
  role: (words, _flags, at) => withOwn(words, at, runRole),
  grant: (words, _flags, at) => withOwn(words, at, runGrant),
  jobs: (words, _flags, at) => runJobs(words, at),
  audit: (words, _flags, at) => runAudit(words, at),
};

/** Runs one of several actions after checking that the institution exists. */
async function withOwn(words: readonly string[], at: Surroundings, run: typeof runSignIn): Promise<void> {
  const [what = '', key = '', ...rest] = words;
  if (key) await institutionId(at, key);
  await run(what, key, rest, at);
}
