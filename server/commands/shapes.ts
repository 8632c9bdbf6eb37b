import { maxLengthOf } from '@yimen/contract/endpoint';
import { addEntry, longestReminder } from '@yimen/contract/schedule/entries';
import { maxTimes } from '@yimen/contract/schedule/recurrence';
import { guide } from '@yimen/contract/services/guide';
import { loginType } from '@yimen/contract/sign-in/auth';
import { approval } from '@yimen/contract/tasks/approvals';
import { unitConfig } from '@yimen/contract/unit';
import * as v from 'valibot';
import * as records from '../database/records.ts';
import { address, bit, block, clock, id, picture, weeks, words } from '../database/values.ts';
import { isUsableHash } from '../sign-in/passwords.ts';
import { sourceConfig } from '../sources/config.ts';
import { fileLimit, isFileName } from '../tenancy/files.ts';

const texts = v.array(v.string());
const namedTexts = v.array(words);
const body = v.array(block);
const attachments = v.array(records.attachment);

const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most, `is longer than ${most} characters`));

/** A title or a name, which lists show. */
const line = v.pipe(words, upTo(200));

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min, `is less than ${min}`), v.maxValue(max, `is more than ${max}`));

const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);

/** The id of another system: short, because ids of what it gives begin with it. */
const system = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'is not up to 32 of a-z, 0-9 and -'));

/** The id of a method, or of a site with a passport: it stands in addresses. */
const method = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'is not up to 32 of a-z, 0-9 and -'));

/** Less would end a session while someone reads a page. */
const minutes = v.pipe(v.number(), v.minValue(5, 'is less than 5'));

/** What a column's type and its choices do not tell: by table and column. */
export const shapes: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  institutions: {
    id,
    name: line,
    shortName: line,
    title: line,
    keywords: namedTexts,
    theme: records.themeColours,
    template: unitConfig.entries.template,
    bottomMediaStyle: unitConfig.entries.bottomMediaStyle,
    loginType,
    signIn: records.signInPicture,
    hotWords: namedTexts,
    statistics: records.statistics,
    intelligence: v.nullable(records.intelligence),
    office: v.nullable(records.office),
    bridge: v.nullable(records.bridgeScript),
    logo: picture,
    icon: picture,
    loginPath: address,
    onLineMinute: minutes,
    refreshMinute: minutes,
    redirectNavigation: records.redirectNavigation,
  },
  menus: {
    id,
    name: line,
    isDefault: bit,
    isFrame: bit,
    isLogin: bit,
    link: address,
    path: address,
  },
  modules: {
    template: v.picklist(['1', '2', '3', 'personal', 'personal-2', 'personal-3', 'mobile']),
    sign: id,
  },
  slides: {
    image: picture,
    link: v.union([v.literal(''), address], 'is neither an address nor a path'),
  },
  shortcuts: { url: address },
  links: { url: address },
  artworks: { name: v.pipe(picture, v.nonEmpty('is empty')) },
  recommendGroups: { id, audiences: texts, categories: texts },
  departments: { id, name: line },
  categories: { id, name: line, attributeType: v.picklist([1, 2]) },
  apps: {
    id,
    name: line,
    attributeType: v.picklist([1, 2]),
    aliases: texts,
    keywords: texts,
    pcUrl: v.nullable(address),
    mobileUrl: v.nullable(address),
  },
  guides: { guide },
  articles: { id, title: line, body, attachments, cover: v.nullable(picture) },
  files: {
    name: v.pipe(v.string(), v.check(isFileName, 'is no name of a PDF, Word, Excel, PowerPoint, text or ZIP file')),
    content: v.pipe(
      v.instance(Buffer),
      v.check(({ length }) => length <= fileLimit, `is more than ${fileLimit / 1_000_000} MB`),
    ),
  },
  notices: {
    id,
    title: line,
    body,
    attachments,
    recipients: v.nullable(records.noticeRecipients),
  },
  topics: { id, cover: picture, groups: v.array(records.topicGroup), checklist: v.array(records.checklistItem) },
  responsibilityLists: { id, fields: v.array(records.listField) },
  responsibilityRows: { cells: records.cells },
  dataGroups: { fields: v.array(records.dataField), rows: v.array(records.cells) },
  periods: { start: clock, end: clock },
  timetable: { weekday, weeks },
  scheduleEntries: {
    title: v.pipe(line, upTo(maxLengthOf(addEntry, 'title'))),
    place: upTo(maxLengthOf(addEntry, 'place')),
    note: upTo(maxLengthOf(addEntry, 'note')),
    repeatWeekdays: v.pipe(v.array(weekday), v.maxLength(7, 'are more than 7')),
    repeatCount: v.nullable(whole(1, maxTimes)),
    remind: v.nullable(whole(0, longestReminder)),
  },
  people: {
    id,
    name: line,
    identities: v.array(records.identity),
    preferences: v.record(v.string(), v.unknown()),
    avatar: v.nullable(v.pipe(v.string(), v.regex(/^\/avatars\/[\w-]{22}\.webp$/, 'is no address of a picture'))),
  },
  avatars: { id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'is no id of a picture')) },
  accounts: {
    account: line,
    passwordHash: v.pipe(
      v.string(),
      v.regex(/^\$argon2id\$/, 'is no argon2id hash: set the password with “password”'),
      v.check(isUsableHash, 'costs more than a sign-in may, or is damaged: set the password with “password”'),
    ),
  },
  messages: { id, link: v.nullable(address) },
  tasks: { id, url: v.nullable(address) },
  signInMethods: { id: method, name: line, settings: v.record(v.string(), v.unknown()) },
  passportServices: {
    id: method,
    name: line,
    origin: v.pipe(
      v.string(),
      v.check((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, 'is not an origin'),
    ),
    path: v.pipe(v.string(), v.regex(/^\/[^\s?#\\]*$/, 'is not a path')),
    cookieDomain: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a domain'))),
  },
  sources: { id: system, name: line, config: sourceConfig },
  pushSystems: { id: system, name: line },
  approvals: { id, view: approval.entries.view, progress: v.array(records.approvalStep) },
};
