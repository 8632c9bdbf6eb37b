import { audience } from '@yimen/contract/audience';
import { maxLengthOf } from '@yimen/contract/endpoint';
import { isPage, paths } from '@yimen/contract/paths';
import { permissions } from '@yimen/contract/permissions';
import { longestChoice, mostChoices } from '@yimen/contract/reply-choices';
import { addEntry, longestReminder } from '@yimen/contract/schedule/entries';
import { maxTimes } from '@yimen/contract/schedule/recurrence';
import { guide } from '@yimen/contract/services/guide';
import { loginType } from '@yimen/contract/sign-in/sign-in';
import { moduleSigns } from '@yimen/contract/site';
import { approval } from '@yimen/contract/tasks/approvals';
import { unitConfig } from '@yimen/contract/unit';
import * as v from 'valibot';
import * as records from '../database/records.ts';
import { address, bit, clockColumn, id, phrase, picture, textUpTo, weeks, words } from '../database/values.ts';
import { isThisMachine } from '../http/place.ts';
import { nearText } from '../lib/near-names.ts';
import { isUsableHash } from '../sign-in/passwords.ts';
import { methodKind } from '../sign-in/providers.ts';
import { sourceConfig } from '../sources/config.ts';
import { fileLimit, fileNameRule, isFileName } from '../tenancy/files.ts';

const namedTexts = v.array(phrase);
const body = v.array(records.articleBlock);
const attachments = v.array(records.attachmentRecord);
const results = v.array(records.linkedFile);

/** A title or a name, which lists show; and a text of one line that may be empty. */
const [lineShape, maybeLine] = [phrase, textUpTo(200)];

const textsShape = v.array(maybeLine);

/** Columns of several sentences, or derived from a name, where they have no shape of their own. */
const longColumns: ReadonlySet<string> = new Set([
  'description',
  'intro',
  'summary',
  'text',
  'note',
  'stateNote',
  'words',
  'reading',
  'pinyin',
]);

/** What a text column without a shape of its own takes. */
export const usualShape = (column: string) => textUpTo(longColumns.has(column) ? 2000 : 500);

const nearPages = (path: string) => nearText(path, Object.values(paths));

/** What is told of a path that is no page. */
export const noPageText = (path: string) => `门户中没有这个页面${nearPages(path)}`;
const noPage = ({ input }: { readonly input: string }) => noPageText(input);
const leadsOut = (text: string) => !text.startsWith('/');

/** An outside address, or a page of the portal. */
const menuAddress = v.pipe(
  address,
  v.check((text) => leadsOut(text) || isPage(text), noPage),
);

/** The same, or a file of the institution. */
const linkAddress = v.pipe(
  address,
  v.check((text) => leadsOut(text) || isPage(text) || text.startsWith('/files/'), noPage),
);

/** The sign-in page leads to no page that there is not. */
const signInHelp = v.optional(v.strictObject({ ...records.signInHelp.entries, link: v.optional(menuAddress) }));

/** The path of a default menu entry, or the id or address of a custom one; empty for the first entry. */
const redirectNavigation = v.union(
  [menuAddress, id, v.literal('')],
  ({ input }) =>
    `应为菜单的地址或编号，以 / 开头的要是门户中的页面${typeof input === 'string' && !leadsOut(input) ? nearPages(input) : ''}`,
);

const signs: ReadonlySet<string> = new Set(moduleSigns);

/** A module's sign, or what it shows below it: `news/campus-news`; what data name is checked with them. */
const modulePath = v.pipe(
  v.string(),
  v.check((path) => signs.has(path.split('/', 1)[0] ?? ''), `只能是 ${moduleSigns.join('、')}`),
  v.check((path) => path.split('/').length <= 2, '下级只有一层，如 news/campus-news'),
);

const wholeNumberShape = (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min, `不能小于 ${min}`), v.maxValue(max, `不能大于 ${max}`));

/** A SHA-256 in Base64url. */
const digestShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '摘要不正确'));

/** Binary data in Base64url. */
const binaryShape = (most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/, '应为 Base64url'), v.maxLength(most, `最多 ${most} 个字`));

const weekdayShape = v.picklist([1, 2, 3, 4, 5, 6, 7]);

export const shortIdRule = '编号最多 32 个字，只能有小写字母、数字和连字符';

/** The id of another system; short, because ids of its rows begin with it. */
const system = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, shortIdRule));

/** The id of a method, or of a site with a passport, which is part of addresses. */
const method = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, shortIdRule));

/** Fewer minutes would end a session while a person reads a page. */
const minutes = v.pipe(v.number(), v.minValue(5, '不能小于 5'));

/** Further checks of columns, beyond type, choices and null: by table and column. */
export const rowShapes: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  institutions: {
    id,
    name: lineShape,
    shortName: lineShape,
    subtitle: maybeLine,
    title: lineShape,
    keywords: namedTexts,
    description: textUpTo(1000),
    address: maybeLine,
    hours: maybeLine,
    way: maybeLine,
    hotline: maybeLine,
    hotlineHours: maybeLine,
    icp: maybeLine,
    policeRecord: maybeLine,
    siteCode: maybeLine,
    searchHint: maybeLine,
    theme: records.themeColours,
    template: unitConfig.entries.template,
    bottomMediaStyle: unitConfig.entries.bottomMediaStyle,
    loginType,
    signIn: v.strictObject({ ...records.signInPage.entries, forgotten: signInHelp, firstSignIn: signInHelp }),
    hotWords: namedTexts,
    statistics: records.statistics,
    intelligence: records.assistantRecord,
    office: records.office,
    bridge: records.bridgeScript,
    logo: picture,
    icon: picture,
    loginPath: menuAddress,
    onLineMinute: minutes,
    refreshMinute: minutes,
    redirectNavigation,
  },
  menus: {
    id,
    name: lineShape,
    isDefault: bit,
    isFrame: bit,
    isLogin: bit,
    audience,
    link: address,
    path: menuAddress,
  },
  modules: {
    path: modulePath,
    template: v.picklist(['1', '2', '3', 'personal', 'personal-2', 'personal-3', 'mobile']),
    sign: id,
    audience,
  },
  slides: {
    audience,
    image: picture,
    link: v.union([v.literal(''), linkAddress], '应为 https:// 开头的地址，或 / 开头的路径'),
  },
  shortcuts: { url: linkAddress, audience },
  links: { url: linkAddress },
  artworks: { name: v.pipe(picture, v.nonEmpty('不能为空')) },
  recommendGroups: { id, suitableFor: textsShape, categories: textsShape },
  departments: { id, name: lineShape },
  categories: { id, name: lineShape, attributeType: v.picklist([1, 2]) },
  apps: {
    id,
    name: lineShape,
    attributeType: v.picklist([1, 2]),
    audience,
    beginAudience: audience,
    labels: textsShape,
    suitableFor: textsShape,
    aliases: textsShape,
    keywords: textsShape,
    pcUrl: linkAddress,
    mobileUrl: linkAddress,
  },
  guides: { guide },
  newsColumns: { id, name: lineShape, audience },
  articles: { id, title: lineShape, body, attachments, audience, cover: picture },
  files: {
    name: v.pipe(v.string(), v.check(isFileName, fileNameRule)),
    content: v.pipe(
      v.instance(Buffer),
      v.check(({ length }) => length <= fileLimit, `最大 ${fileLimit / 1_000_000} MB`),
    ),
  },
  notices: {
    id,
    title: lineShape,
    body,
    attachments,
    audience,
    replyChoices: v.pipe(
      v.array(v.pipe(lineShape, v.maxLength(longestChoice, `最多 ${longestChoice} 个字`))),
      v.maxLength(mostChoices, `最多 ${mostChoices} 项`),
    ),
  },
  topics: {
    id,
    audience,
    cover: picture,
    groups: v.array(records.topicGroup),
    checklist: v.array(records.checklistItem),
  },
  responsibilityLists: { id, fields: v.array(records.listField) },
  responsibilityRows: { cells: records.cells },
  dataGroups: { fields: v.array(records.dataField), rows: v.array(records.cells) },
  periods: { start: clockColumn, end: clockColumn },
  timetable: { weekday: weekdayShape, weeks },
  scheduleEntries: {
    title: v.pipe(lineShape, textUpTo(maxLengthOf(addEntry, 'title'))),
    place: textUpTo(maxLengthOf(addEntry, 'place')),
    note: textUpTo(maxLengthOf(addEntry, 'note')),
    repeatWeekdays: v.pipe(v.array(weekdayShape), v.maxLength(7, '最多 7 项')),
    repeatCount: wholeNumberShape(1, maxTimes),
    remind: wholeNumberShape(0, longestReminder),
  },
  people: {
    id,
    name: lineShape,
    identities: v.array(records.identity),
    preferences: v.record(v.string(), v.unknown()),
    avatar: v.pipe(v.string(), v.regex(/^\/avatars\/[\w-]{22}\.webp$/, '头像地址不正确')),
  },
  groups: { id, name: lineShape },
  roles: { id, name: lineShape, summary: textUpTo(200), permissions },
  avatars: { id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, '头像编号不正确')) },
  accounts: {
    account: lineShape,
    passwordHash: v.pipe(
      v.string(),
      v.regex(/^\$argon2id\$/, '不是 argon2id 的密码散列：请用 password 设置密码'),
      v.check(isUsableHash, '密码散列的计算开销过大或已损坏：请用 password 设置密码'),
    ),
    formerHashes: v.pipe(
      v.array(v.pipe(v.string(), v.check(isUsableHash, '密码散列的计算开销过大或已损坏'))),
      v.maxLength(24),
    ),
    oneTimeDigest: digestShape,
  },
  secondFactors: {
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,64}$/, '密钥不正确')),
    recoveryDigests: v.pipe(v.array(digestShape), v.maxLength(10)),
    userHandle: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, '标识不正确')),
  },
  passkeys: {
    id: binaryShape(1364),
    host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/, '应为不带端口的主机名')),
    name: v.pipe(words, textUpTo(40)),
    publicKey: binaryShape(2048),
    counter: wholeNumberShape(0, 2 ** 32 - 1),
    transports: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,32}$/, '只能有小写字母、数字和连字符'))),
      v.maxLength(8),
    ),
  },
  // With `message.` before it, it is the id of a notice.
  messages: { id: v.pipe(id, v.maxLength(56, '最多 56 个字符')), link: address, results },
  tasks: { id, url: address, results },
  signInMethods: { id: method, kind: methodKind, name: lineShape, settings: v.record(v.string(), v.unknown()) },
  passportServices: {
    id: method,
    name: lineShape,
    origin: v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
        '应为 https://host 的样子，不带路径',
      ),
      v.check(
        (text) => text.startsWith('https:') || isThisMachine(URL.parse(text)?.hostname ?? ''),
        '应以 https:// 开头：通行证会明文传输',
      ),
    ),
    path: v.pipe(v.string(), v.regex(/^\/[^\s?#\\]*$/, '应为 / 开头的路径')),
    cookieDomain: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, '应为域名，如 example.edu.cn')),
  },
  sources: { id: system, name: lineShape, config: sourceConfig },
  pushSystems: { id: system, name: lineShape },
  approvals: {
    id,
    view: approval.entries.view,
    progress: v.array(records.approvalStep),
    fields: v.array(records.applicationField),
    attachments: v.array(records.linkedFile),
  },
};
