import { isMenuPage } from '@yimen/contract/paths';
import { readingOf } from '../search/reading.ts';
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
    isDefault: isMenuPage(text(path)) ? 1 : 0,
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
