import { isMenuPage } from '@yimen/contract/paths';
import { readingOf } from '../search/reading.ts';
import type { Row } from './tables.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** An empty guide; a service without a guide is not found. */
export const emptyGuide = {
  who: '',
  conditions: [],
  materials: [],
  steps: [],
  limit: { statutory: '', promised: '' },
  result: { name: '', how: '' },
  fee: '',
  feeBasis: '',
  place: '',
  hours: '',
  contactName: '',
  contactPhone: '',
  supervisionPhone: '',
  legalBasis: [],
  faq: [],
  notices: [],
  updatedAt: '',
  updatedBy: '',
};

/** Default values of a new row that its table does not define, by part, computed from the given fields. */
export const defaults: Readonly<Record<string, (given: Row) => Row>> = {
  menus: ({ path }) => ({
    terminal: 'desktop',
    icon: '',
    link: path,
    isFrame: 0,
    isLogin: 0,
    isDefault: isMenuPage(asText(path)) ? 1 : 0,
  }),
  modules: ({ path }) => ({ sign: asText(path).split('/').at(-1), enabled: true }),
  departments: ({ name }) => ({
    shortName: name,
    kind: '',
    icon: 'building-2',
    intro: '',
    office: '',
    phone: '',
    hours: '',
    supervisionPhone: '',
  }),
  categories: () => ({ attributeType: 1, icon: 'layers', intro: '', group: '' }),
  apps: ({ name }) => ({
    attributeType: 1,
    reading: readingOf(asText(name)),
    aliases: [],
    keywords: [],
    icon: 'file-text',
    summary: '',
    labels: [],
    suitableFor: [],
    online: 'full',
    statutory: '',
    promised: '',
    state: 'open',
    stateNote: '',
    campusNetworkOnly: false,
    needsSignIn: true,
    opens: 'blank',
    hitsTotal: 0,
    publishedAt: new Date().toISOString(),
  }),
  guides: () => ({ guide: emptyGuide }),
  articles: () => ({ views: 0 }),
  messages: () => ({ read: false }),
  sources: () => ({ enabled: true }),
  signInMethods: () => ({ enabled: true, settings: {} }),
  passportServices: () => ({ path: '/' }),
  calendarEvents: ({ start }) => ({ end: start, note: '' }),
  people: ({ id, name }) => ({
    pinyin: readingOf(asText(name)),
    userType: 'STUDENT',
    no: id,
    department: '',
    title: '',
    phone: '',
    email: '',
    identities: [],
    preferences: {},
  }),
};
