import { isPortalPage } from '../institutions/portal-pages.ts';
import { readingOf } from '../services/search/reading.ts';
import { fileVersion } from './check.ts';
import type { Row } from './tables.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A guide that says nothing yet: a service without one is not found. */
export const emptyGuide = {
  ...{ who: '', conditions: [], materials: [], steps: [], limit: { statutory: '', promised: '' } },
  ...{ result: { name: '', how: '' }, fee: '', feeBasis: '', place: '', hours: '', contactName: '', contactPhone: '' },
  ...{ supervisionPhone: '', legalBasis: [], faq: [], notices: [], updatedAt: '', updatedBy: '' },
};

/** What a new row has unless one says otherwise: by part, from what is said. */
export const defaults: Readonly<Record<string, (given: Row) => Row>> = {
  menus: ({ path }) => ({
    ...{ terminal: 'desktop', icon: '', link: path, isFrame: 0, isLogin: 0 },
    isDefault: isPortalPage(text(path)) ? 1 : 0,
  }),
  modules: ({ path }) => ({ sign: text(path).split('/').at(-1), enabled: true, showType: null }),
  departments: ({ name }) => ({
    ...{ shortName: name, kind: '', icon: 'building-2', intro: '', office: '', phone: '', hours: '' },
    supervisionPhone: '',
  }),
  categories: () => ({ attributeType: 1, icon: 'layers', intro: '', group: '' }),
  apps: ({ name }) => ({
    ...{ attributeType: 1, reading: readingOf(text(name)), aliases: [], keywords: [], icon: 'file-text', summary: '' },
    ...{ labels: [], audiences: [], online: 'full', statutory: '', promised: '', state: 'open', stateNote: '' },
    ...{
      openFrom: null,
      openTo: null,
      outOfSeason: 'closed',
      campusNetworkOnly: false,
      needsSignIn: true,
      pcUrl: null,
      mobileUrl: null,
    },
    ...{ opens: 'blank', hitsTotal: 0, publishedAt: new Date().toISOString() },
  }),
  guides: () => ({ guide: emptyGuide }),
  sources: () => ({ enabled: true }),
  signInMethods: () => ({ enabled: true, settings: {} }),
  passportServices: () => ({ path: '/', cookieDomain: null }),
  notices: () => ({ recipients: null }),
  calendarEvents: ({ start }) => ({ end: start, note: '', follows: null }),
  people: ({ id, name }) => ({
    ...{ pinyin: readingOf(text(name)), userType: 'STUDENT', no: id, department: '', title: '', avatar: null },
    ...{ phone: '', email: '', lastLogin: null, identities: [], preferences: {}, disabled: false },
  }),
};

/** A new institution as a file: its name and address, every page open, nothing in them yet. */
export function emptyInstitution(id: string, name: string, host: string): Row {
  const desktop: [string, string, string][] = [
    ['home', '首页', '/home'],
    ['hall', '办事大厅', '/service-hall'],
    ['news', '资讯', '/news'],
    ['personal', '个人中心', '/personal-center'],
  ];
  const mobile: [string, string, string][] = [
    ['m-home', '首页', '/mobile/home'],
    ['m-news', '资讯', '/mobile/news'],
    ['m-personal', '我的', '/mobile/personal-center'],
  ];
  const menu =
    (terminal: string) =>
    ([key, label, path]: [string, string, string], position: number) => ({
      ...{ id: key, terminal, position, name: label, path, link: path, icon: '', isDefault: 1, isFrame: 0 },
      isLogin: path.endsWith('personal-center') ? 1 : 0,
    });
  const shown: [string, string][] = [
    ['banner', '主视觉与搜索'],
    ['tools', '常用工具'],
    ['recommend', '推荐服务'],
    ['rank', '本周热门'],
    ['news', '资讯'],
    ['notice', '通知公告'],
    ['special', '专题服务'],
  ];
  const own: [string, string][] = [
    ['overview', '概览'],
    ['collect', '我的收藏'],
    ['recently-used', '最近使用'],
    ['messages', '我的消息'],
  ];
  const module =
    (template: string) =>
    ([sign, label]: [string, string], position: number) => ({
      ...{ template, path: sign, position, sign, name: label, enabled: true },
    });
  const picture = (what: string) => `${id}-${what}`;
  return {
    yimen: fileVersion,
    institution: {
      ...{ id, name, shortName: name, subtitle: '一站式在线服务', title: `${name}一站式在线服务`, keywords: [name] },
      ...{ description: '', logo: picture('emblem'), icon: picture('emblem'), address: '', hotline: '' },
      ...{ hotlineHours: '', icp: '', policeRecord: '', siteCode: '', template: 1, loginType: 0, loginPath: '/login' },
      ...{ onLineMinute: 7200, refreshMinute: 5760, bottomMediaStyle: 1, grey: false, office: null, bridge: null },
      theme: {
        themColor: '#007aff',
        topBackground: '#ffffff',
        topSelected: '#007aff',
        topDefault: '#1f2937',
        bottomNavColor: '#1f2937',
        bottomFontColor: '#ffffff',
        bottomFilingColor: '#111827',
        bottomFilingFont: '#d1d5db',
      },
      signIn: {
        title: name,
        text: '一次登录，随处可办',
        image: picture('sign-in'),
        imageNight: picture('sign-in-night'),
      },
      ...{ loginRedirectType: '0', redirectNavigation: '/home', hotWords: [], searchHint: '' },
      intelligence: {
        ...{ type: 1, name: '智能助手', code: 'assistant', link: '/home', accessToken: '', greeting: '您好' },
        ...{ suggestions: [], notice: '回答仅供参考' },
      },
      statistics: { handledTotal: 0, handledWeek: 0, averageDays: 0 },
    },
    hosts: [host],
    rows: {
      menus: [...desktop.map(menu('desktop')), ...mobile.map(menu('mobile'))],
      modules: [...['1', '2', '3', 'mobile'].flatMap((one) => shown.map(module(one))), ...own.map(module('personal'))],
    },
  };
}
