import { guide, onlineLevel } from '@yimen/contract/homepage/apps';
import { calendarKind } from '@yimen/contract/homepage/calendar';
import { showTypes } from '@yimen/contract/homepage/content';
import * as v from 'valibot';
import { institutionContent } from '../demo/shape/institution.ts';
import { bit, clock, id, userType, words } from '../demo/shape/parts.ts';
import { peopleContent } from '../demo/shape/people.ts';
import { noticesContent, topicsContent } from '../demo/shape/publishing.ts';

const own = institutionContent.entries;
const texts = v.array(v.string());
const body = noticesContent.entries.items.item.entries.body;
const attachments = noticesContent.entries.items.item.entries.attachments;
const url = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)[^\s]*$/, 'is neither an address nor a path'));

/** What a column's type does not tell: by table and column, as the demo's content is checked. */
export const shapes: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  institutions: {
    ...{ id, name: words, shortName: words, title: words, keywords: own.keywords, theme: own.theme },
    ...{ template: own.template, loginType: own.loginType, signIn: own.signIn, hotWords: own.hotWords },
    ...{ intelligence: own.intelligence, statistics: own.statistics, office: v.nullable(v.unwrap(own.office)) },
    loginRedirectType: own.loginRedirect.entries.loginRedirectType,
    redirectNavigation: own.loginRedirect.entries.redirectNavigation,
  },
  menus: {
    ...{ id, name: words, isDefault: bit, isFrame: bit, isLogin: bit, link: url, path: url },
    terminal: v.picklist(['desktop', 'mobile']),
  },
  modules: {
    template: v.picklist(['1', '2', '3', 'personal', 'mobile']),
    sign: id,
    showType: v.nullable(v.picklist(showTypes)),
  },
  slides: { kind: v.picklist(['banner', 'carousel']) },
  shortcuts: { kind: v.picklist(['tool', 'quick']) },
  media: { kind: v.picklist(['qr', 'text']) },
  recommendGroups: { id, audiences: texts, categories: texts },
  departments: { id, name: words },
  categories: { id, name: words, attributeType: v.picklist([1, 2]) },
  apps: {
    ...{ id, name: words, attributeType: v.picklist([1, 2]), aliases: texts, keywords: texts, online: onlineLevel },
    state: v.picklist(['open', 'maintenance', 'closed', 'seasonal']),
    opens: v.picklist(['self', 'blank', 'frame']),
    pcUrl: v.nullable(url),
    mobileUrl: v.nullable(url),
  },
  guides: { guide },
  articles: { id, title: words, body, attachments },
  notices: { id, title: words, body, attachments },
  topics: { id, groups: topicsContent.item.entries.groups },
  responsibilityLists: { id },
  responsibilityRows: { cells: v.record(v.string(), v.string()) },
  periods: { start: clock, end: clock },
  calendarEvents: { kind: calendarKind },
  people: {
    ...{ id, name: words, userType, identities: peopleContent.item.entries.identities },
    preferences: v.record(v.string(), v.unknown()),
  },
  accounts: {
    account: words,
    passwordHash: v.pipe(v.string(), v.regex(/^\$argon2id\$/, 'is no argon2id hash: set the password with “password”')),
  },
  tasks: { id, status: v.picklist(['todo', 'done', 'mine']) },
  approvals: { id, view: v.picklist([1, 2, 3, 4]) },
};
