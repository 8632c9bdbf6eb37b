import { maxAudienceDepth } from '@yimen/contract/audience';

/** What a field and those below it mean, by the names that lead there; the field itself under no name. */
export type FieldWords = Readonly<Record<string, string>>;

const audience: FieldWords = {
  '': '谁能看到；null 表示所有人',
  visitors: 'everyone 所有人，guests 没登录的，members 登录的；nobody 只能单独写，表示谁也不能',
  userTypes: '人员类型',
  roles: '身份的名称（people 中 identities 的 label）',
  departments: '部门编号，连同下级部门',
  groups: '群组编号',
  people: '人员编号',
  except: `上面写明的人中不算的，写法相同，最多 ${maxAudienceDepth - 1} 层`,
  from: '从什么时候起',
  until: '到什么时候为止',
};

const blocks: FieldWords = {
  '': '正文，一段一项',
  type: 'p 段落，h 小标题，list 列表，quote 引文，image 图片，table 表格',
  text: '文字',
  ordered: '是否编号',
  items: '各项文字',
  cite: '出处，可为空',
  image: '图片名称，先用 picture set 上传',
  caption: '图片说明，可为空',
  head: '表头，每列一项',
  rows: '各行，每行按列写',
};

const attachments: FieldWords = {
  '': '附件；同名的文件用 file set 上传',
  name: '文件名',
  size: '大小，如 1.2 MB',
};

const colours: FieldWords = {
  '': '颜色，用 set theme 设置',
  themColor: '主色',
  topBackground: '页头背景',
  topSelected: '页头选中的一项',
  topDefault: '页头文字',
  bottomNavColor: '页脚导航背景',
  bottomFontColor: '页脚文字',
  bottomFilingColor: '页脚备案背景',
  bottomFilingFont: '页脚备案文字',
};

const guide: FieldWords = {
  '': '办事指南',
  who: '谁可以办',
  conditions: '受理条件',
  materials: '要交的材料',
  'materials.name': '材料名称',
  'materials.required': '是否必交',
  'materials.original': '原件份数，不要原件为 null',
  'materials.copies': '复印件份数，不要复印件为 null',
  'materials.note': '说明',
  'materials.template': '表格的文件名，没有为 null；文件用 file set 上传',
  steps: '办理流程，按先后',
  'steps.title': '步骤名称',
  'steps.detail': '做什么',
  'steps.by': '谁来做',
  'steps.time': '要多久',
  limit: '办理时限',
  'limit.statutory': '法定时限',
  'limit.promised': '承诺时限，如 5 个工作日',
  result: '办理结果',
  'result.name': '结果名称',
  'result.how': '怎么领取',
  fee: '收费',
  feeBasis: '收费依据',
  place: '办理地点',
  hours: '办理时间',
  contactName: '咨询的部门或人',
  contactPhone: '咨询电话',
  supervisionPhone: '监督电话',
  legalBasis: '依据的法规和制度',
  faq: '常见问题',
  'faq.q': '问题',
  'faq.a': '回答',
  notices: '注意事项',
  updatedAt: '更新日期，如 2026-11-20',
  updatedBy: '更新的部门',
};

const rule = (what: string): FieldWords => ({
  path: '值在回答中的路径',
  text: '每行都是的固定文字',
  values: '对方的值换成我们的值',
  date: '时间的格式',
  default: '没有值时用的文字',
  '': what,
});

const below = (name: string, { '': own = '', ...words }: FieldWords): FieldWords => ({
  [name]: own,
  ...Object.fromEntries(Object.entries(words).map(([path, word]) => [`${name}.${path}`, word])),
});

const source: FieldWords = {
  '': '怎样取数，见 docs/sources.md',
  url: '地址，可用 {no} 等占位符',
  method: '请求方法',
  headers: '请求头，密钥写作 {secret:名称}',
  body: 'POST 时以 JSON 发送的内容',
  list: '行的列表在回答中的路径；空表示回答本身就是列表',
  ...below('fields', rule('各字段从哪里来：路径，或写明规则')),
  columns: '表格的各列，只有 kind 为 data 时写',
  'columns.key': '列的代号',
  'columns.label': '列名',
  ...below('columns.from', rule('值从哪里来')),
  timeoutMs: '最多等多久，毫秒',
  cacheSeconds: '多少秒内不再问',
  staleSeconds: '对方出错时，多少秒内的旧回答还用',
  limitKb: '回答最大多少 KB',
  allowPrivate: '地址能否在内网',
};

/** What fields that hold objects and lists mean, in Chinese: by column of a part, or by column of all parts. */
const fieldWords: Readonly<Record<string, FieldWords>> = {
  audience,
  beginAudience: { ...audience, '': '能看到的人中谁能办理；null 表示都能' },
  body: blocks,
  attachments,
  guide,
  keywords: { '': '关键词，搜索时也找得到' },
  'institutions.theme': colours,
  'institutions.signIn': {
    '': '登录页的主视觉，和账号登录的说明',
    title: '标题',
    text: '一句话',
    image: '图片名称，空为自带的图片',
    imageNight: '夜间的图片名称，空为自带的图片',
    accountHint: '账号填什么，如 学号或工号；可以不写',
    forgotten: '忘记密码怎么办；可以不写',
    'forgotten.text': '一两句话',
    'forgotten.link': '找回密码的网址，或门户页面的路径；可以不写',
    firstSignIn: '第一次登录怎么办，初始密码怎么得到；可以不写',
    'firstSignIn.text': '一两句话',
    'firstSignIn.link': '说明的网址，或门户页面的路径；可以不写',
  },
  'institutions.intelligence': {
    '': '助手；null 表示没有',
    type: '1 在门户中回答，2 打开另一个网址',
    name: '名称',
    code: '代号',
    link: '网址',
    accessToken: '访问令牌，可为空',
    greeting: '第一句话',
    suggestions: '可以问的问题',
    notice: '提醒',
    crisisLine: '本单位的心理援助电话，最先告诉难受的人；可以不写',
    'crisisLine.name': '名称',
    'crisisLine.phone': '电话',
    'crisisLine.hours': '接听时间',
  },
  'institutions.office': {
    '': '办公系统；null 表示没有',
    source: '审批记录中来源的名称',
    name: '显示的名称',
    url: '网址',
  },
  'institutions.bridge': {
    '': '打开手机页面的应用所要的脚本；null 表示没有',
    script: '脚本的地址',
    integrity: '脚本的摘要，可为空',
    shells: '在哪些应用中加载',
  },
  'institutions.statistics': {
    '': '首页显示的统计',
    handledTotal: '累计办件',
    handledWeek: '本周办件',
    averageDays: '平均办结天数',
  },
  'institutions.hotWords': { '': '搜索框下的热词' },
  'people.identities': {
    '': '身份；有几种身份的人可以切换，空列表表示只有一种',
    userType: '人员类型',
    no: '学号、工号等',
    department: '部门编号，可为空',
    title: '职务或专业等',
    label: '身份的名称，可见范围用它指定',
    campus: '校区，可为空',
    isDefault: '登录后先用这一种',
    until: '最后一天；不写为长期',
  },
  'people.preferences': { '': '本人的偏好，由本人在门户中设置' },
  'apps.aliases': { '': '别名、俗称，搜索时也找得到' },
  'approvals.progress': {
    '': '经过，按先后',
    step: '步骤',
    who: '谁',
    when: '什么时候；还没到这一步为 null',
    result: '结果，可为空',
  },
  'approvals.fields': { '': '申请里填的内容，按先后', label: '名称', value: '内容，可为空' },
  'approvals.attachments': {
    '': '申请的附件，在浏览器里打开',
    name: '文件名',
    url: '地址',
    size: '大小，如 412 KB；不知道为空',
  },
  'dataGroups.fields': { '': '表格的各列', key: '列的代号', label: '列名' },
  'dataGroups.rows': { '': '各行，每列的代号和文字' },
  'notices.replyChoices': { '': '回复时可选的各项，最多 10 项；空表示自己写' },
  'recommendGroups.suitableFor': { '': '服务对象的编号（suitableFor）' },
  'recommendGroups.categories': { '': '服务类别的编号（categories）' },
  'responsibilityLists.fields': { '': '清单的各列', key: '列的代号', label: '列名', width: '占表宽的百分比' },
  'responsibilityRows.cells': { '': '每列的代号和文字' },
  'roles.permissions': { '': '各项权限：direct 直接做，review 要别人批准；没写的没有' },
  'scheduleEntries.repeatWeekdays': { '': '每周的哪几天重复，1 为星期一' },
  'signInMethods.settings': { '': '随 kind 不同，请用 sign-in set 设置，见 docs/signing-in.md' },
  'sources.config': source,
  'topics.groups': { '': '服务的分组', name: '组名', note: '说明，可为空', services: '服务的编号（apps）' },
  'topics.checklist': {
    '': '要做的事，按先后',
    title: '做什么',
    service: '办理它的服务的编号（apps），没有为 null',
    note: '说明，可为空',
    due: '期限，可为空：日期，或“1 个月内”的样子',
  },
};

/** What a column that holds an object or a list means; undefined for others. */
export const wordsOf = (part: string, column: string): FieldWords | undefined =>
  fieldWords[`${part}.${column}`] ?? fieldWords[column];
