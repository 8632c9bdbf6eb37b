import { UsageError } from '../parts/fields.ts';
import { tenantParts } from '../parts/tables.ts';

export const adminUsage = `用法：npm run admin -- <命令> …；<命令> --help 说明一个命令

  institutions                                列出所有单位和主机名
  create <代号> <名称> <主机名> [字段=值 …]   新建单位，页面是空的：theme.themColor=#…  template=2
  delete <单位> <文件>|--without-export [--yes]
                                              删除单位和它的全部数据；先导出到新文件，连同账号和密钥，
                                              导入它可以恢复；--without-export 表示不导出，无法恢复
  export <单位> <文件> [--accounts] [--secrets]
                                              导出单位；默认不含密码散列和密钥；<文件> 以“/”结尾时导出为文件夹，
                                              每个表一个文件
  check <文件>                                检查导出的文件有没有问题，不写入
  import <文件> [--replace] [--allow-removals] [--yes]
                                              导入单位；--replace 把已有的单位改成文件中的内容，大家的使用记录保留；
                                              会删除数据时先说明，问过再导入，加 --yes 不问
  host add <单位> <主机名>                    增加主机名；不用默认端口时写成 https://host:8443
  host remove <单位> <主机名> [--yes]         删除主机名；最后一个不能删除
  show <表> <单位> [字段=值 …]                以 JSON 显示符合条件的行
  describe <表> <单位>                        说明表的字段，并举一行为例
  show|describe institution|theme <单位>      显示、说明单位设置或颜色
  explain <表> <单位> <人员> 字段=值 …        说明某个人（访客写 guest）能不能看到这一行，以及原因
  set institution <单位> 字段=值 …            修改单位设置：hotline=…  template=2  grey=true  bridge='{…}'
  set theme <单位> themColor=#…               修改颜色
  set <表> <单位> 字段=值 …                   新增一行，或修改主键相同的行
  remove <表> <单位> 字段=值 … [--yes]        删除符合条件的行；先说明会连带删除什么，问过再删，加 --yes 不问
  removed list <单位> [<表>]                  列出删除后还能放回的行和编号：保留 30 天，或按 YIMEN_KEEP_DAYS
  removed restore <单位> <编号>               放回一行，或一次删除的全部行，连同随之删除的数据；密钥不能放回
  apply <表> <单位> <文件> [--complete] [--allow-removals] [--yes]
                                              按其他系统导出的 CSV、XLSX 或 JSON 新增和修改，只动文件里有的字段；
                                              --complete 表示文件是全部，没有的删除；不加 --yes 只预览
  user <单位> <账号> [字段=值 …]              新增或修改可以登录的人
  password <单位> <账号>                      设置新密码；这个人会退出登录，日历订阅地址失效
  person export <单位> <账号> <文件>          把一个人的全部数据写到新文件
  person erase <单位> <账号> [--yes]          删除一个人和他的全部数据；不加 --yes 只说明会删除什么
  one-time-code <单位> <账号> [hours=24]      生成一次性登录码，用来登录一次并设新密码
  initial-passwords <单位> <csv> [<名单>]     给没有账号的所有人，或名单文件中的账号（每行一个）发初始密码，写到新文件
  second-factor reset <单位> <账号> [--yes]    清除一个人的二次验证，让他重新设置
  picture list <单位>                         列出上传的图片
  picture set <单位> <名称> <文件> [--yes]    上传或更换图片：emblem、hero、hero-night、sign-in 等；PNG、JPEG 或 WebP
  picture remove <单位> <名称> [--yes]        删除图片，改用自带的图片；先说明用在多少处
  file list <单位>                            列出下载文件
  file set <单位> <文件> [<名称>] [--yes]     上传或更换下载文件；同名的附件和表格会链接到它
  file remove <单位> <名称> [--yes]           删除下载文件；先说明用在多少处
  source list <单位>                          列出数据源
  source set <单位> <数据源> <文件>           按文件内容新增或修改数据源
  source secret <单位> <数据源> <名称>        从标准输入读取数据源的密钥
  source test <单位> <数据源> <人员>          以某个人的身份试取一次，显示结果
  source remove <单位> <数据源> [--yes]       删除数据源和它的密钥
  sign-in list <单位>                         列出登录方式和设置
  sign-in set <单位> <登录方式> 字段=值 …     新增或修改登录方式：kind=cas name=… base=https://…
  sign-in secret <单位> <登录方式>            从标准输入读取登录方式的密钥
  sign-in test <单位> <登录方式>              试连对方系统，不影响任何人
  sign-in remove <单位> <登录方式> [--yes]    删除登录方式；最后一种能用的不能删除
  sign-in link <单位> <人员>                  生成管理员或有授权的人的一次性登录链接，其他方式都不能用时使用
  api-key list|create <单位> <登录方式>       列出或新建签名登录的密钥；新密钥只显示一次
  api-key revoke <单位> <登录方式> <密钥编号> [--yes]
                                              停用密钥，不能放回
  keys rotate <单位>                          换用新的签名密钥，已登录的人不受影响
  keys revoke <单位> [--yes]                  签名密钥泄露时使用：所有人退出登录，不能放回
  secrets status|rotate|forget                查看数据库中密钥的加密情况；换用新的主密钥；删除无法解密的密钥（要加 --yes）
  service list <单位>                         列出使用通行证的站点
  service add <单位> <站点> <名称> <地址> [cookieDomain=…]
                                              登记或修改站点；密钥只显示一次
  service remove <单位> <站点> [--yes]        删除站点
  push-key list <单位>                        列出推送待办和通知的系统和密钥
  push-key create <单位> <系统> <名称>        登记推送系统；密钥只显示一次
  push-key rotate <单位> <系统>               换新密钥，旧密钥七天后失效
  push-key revoke <单位> <系统> [<密钥编号>] [--yes]
                                              马上停用一个密钥，或系统的全部密钥，不能放回
  channel list <单位>                         列出发提醒的渠道：启用没有、待发多少、最近失败的原因
  channel set <单位> mail 字段=值 …           设置用邮件提醒：host=… port=587 from=… user=… tls=starttls；enabled=false 停用
  channel set <单位> push contact=mailto:…    设置浏览器推送，第一次会生成密钥；services=… 是可用的推送服务
  channel secret <单位> mail                  从标准输入读取邮箱账号的密码
  channel test <单位> <渠道> <人员>           给某个人发一条试试
  channel remove <单位> <渠道> [--yes]        删除渠道和它的密钥，待发的不再发
  role list <单位>                            列出角色；自定义角色用 set roles
  role show <单位> <角色>                     说明一个角色有哪些权限
  grant list <单位> [person=…] [role=…]       列出授权：谁、什么角色、什么范围、到什么时候、由谁授予
  grant give <单位> <人员> <角色> [department=…|column=…|topic=…] [until="2027-07-01 00:00"]
                                              授予角色：整个单位，或一个部门（含下级）、栏目、专题
  grant end <单位> <人员> <角色> [department=…|column=…|topic=…] [--yes]
                                              结束授权
  grant explain <单位> <人员> [<权限> [department=…]]
                                              说明一个人能做什么、凭哪项授权，或者为什么不能
  draft list <单位>                           列出未发布的改动
  draft show <单位> <表:主键>                 显示草稿和已发布的不同，如 apps:transcript-print、slides:banner,0
  draft set <单位> <表:主键> 字段=值 …        存入草稿，发布以前看不到；set 则马上生效
  draft withdraw <单位> <表:主键> [reason=…] [replacement=<表:主键>|<网址>] [silent=true] [--yes]
                                              发布后归档；打开旧网址的人会看到原因和去处；有收藏等一起去掉时先问
  draft discard <单位> <表:主键> [--yes]      放弃草稿，不能放回
  release list <单位>                         列出发布单
  release publish <单位> <标题> [at="2026-12-01 08:00"] [item=<表:主键> …] [--yes]
                                              一起发布全部或指定的草稿，马上或定时；归档会去掉收藏等时先问
  release cancel <单位> <发布单>              取消定时发布
  release rollback <单位> <发布单> reason=… [--yes]
                                              回到发布以前；之后又改过的跳过；会去掉收藏等时先问
  edition list <单位> <表:主键>               列出版本：什么时候、谁、改了什么
  edition show <单位> <表:主键> <版本>        显示一个版本的内容
  edition restore <单位> <表:主键> <版本> reason=…
                                              把一个版本的内容重新发布
  preview create <单位> [item=<表:主键> …] [at="2026-12-01 08:00"] [as=…] [path=/…] [minutes=60] [reason=…]
                                              生成预览链接：草稿已发布、到某个时间的样子；as=guest，as=STUDENT
                                              （可加 role=、department=、group=），或 as=person:<编号>（要写 reason=）
  preview list <单位>                         列出有效的预览链接
  preview revoke <单位> <编号> [--yes]        停用预览链接
  audit list <单位> [字段=值 …]               列出审计记录：from=2026-11-01 until=… actor=person:<编号> action=sign-in 等
  audit export <单位> <文件> [字段=值 …]      把审计记录以 CSV 写到新文件
  audit differences <单位> <编号> <文件>      把一次 import 或 apply 的改动明细以 CSV 写到新文件；编号见 audit list
  audit verify [<单位>] [head=<链头>]         检查审计记录封存后有没有被改动、删除或插入；不写单位时检查全部
  links <单位>                                列出打不开的外部链接：什么时候起、原因、用在哪里
  imports <单位>                              列出管理台提交的导入：什么时候、什么状态、由谁、发布单
  jobs                                        列出后台任务：上次和下次运行、状态、上次失败的原因
  jobs run <任务>                             马上运行一个后台任务

  <表>：${tenantParts.map(({ name }) => name).join('、')}。
  表 apps 也可写作 services，people 写作 users，newsColumns 写作 columns。
  值中有空格时用引号括起来。会删除、停用的命令先说明，问过再做，加 --yes 不问；删除的保留 30 天，可以放回。--password-stdin 从标准输入读取密码；不加时生成新密码，只显示一次，第一次登录时要改。
  使用的数据库与服务相同：由 DATABASE_URL 或 YIMEN_DATA 决定。服务运行时也可以使用，马上生效。
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

const allowedFlags: Readonly<Record<string, readonly string[]>> = {
  delete: ['--without-export', '--yes'],
  remove: ['--yes'],
  secrets: ['--yes'],
  ...Object.fromEntries(
    [
      'host',
      'picture',
      'file',
      'source',
      'sign-in',
      'api-key',
      'keys',
      'service',
      'push-key',
      'channel',
      'second-factor',
      'preview',
      'grant',
      'draft',
      'release',
    ].map((name) => [name, ['--yes']]),
  ),
  person: ['--yes'],
  export: ['--accounts', '--secrets'],
  import: ['--replace', '--allow-removals', '--yes'],
  apply: ['--complete', '--allow-removals', '--yes'],
  user: ['--password-stdin'],
  password: ['--password-stdin'],
};

/**
 * Throws {@link UsageError} for an option that the command does not have, and for more words than its usage asks for,
 * where it takes no fields.
 */
export function checkWords(name: string, given: readonly string[]): void {
  const allowed = allowedFlags[name] ?? [];
  const foreign = given.find((word) => word.startsWith('--') && !allowed.includes(word));
  if (foreign) throw new UsageError(`${name} 没有选项 ${foreign}。`);
  const words = given.filter((word) => !word.startsWith('--'));
  const lines = adminUsage.split('\n').filter((line) => line.startsWith(`  ${name} `));
  const ofAction = lines.filter((line) =>
    line
      .trim()
      .split(' ')[1]
      ?.split('|')
      .includes(words[1] ?? ''),
  );
  const most = Math.max(...(ofAction.length > 0 ? ofAction : lines).map(mostWords));
  // What was typed is not repeated: it may be a password.
  if (words.length > most) throw new UsageError(`${name} 后面多写了内容（第 ${most + 1} 项）。`);
}

/** How many words a line of the usage asks for: the command's own and those in angle brackets; any number of fields. */
function mostWords(line: string): number {
  const words = line.trim().split(' ');
  const described = words.findIndex((word) => !/^[a-z|-]+$|^\[?<|^\[?--|=/.test(word));
  const asked = words.slice(0, described < 0 ? words.length : described);
  return asked.some((word) => word.includes('='))
    ? Number.POSITIVE_INFINITY
    : asked.filter((word) => !/^\[?--/.test(word)).length;
}

/** Whether a command reads standard input. */
export const readsInput = (words: readonly string[]) => words.includes('--password-stdin') || words[1] === 'secret';
