import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, wholeNumber } from '../fields.ts';

export const menuItem = v.object({
  name: v.string(),
  /** Where the entry leads: a path of the portal or an outside address. */
  link: v.string(),
  path: v.string(),
  icon: v.string(),
  /** 1 default menu, 0 custom page. */
  isDefault: v.picklist([0, 1]),
  isFrame: v.picklist([0, 1]),
  /** 1 when one must be signed in to open it. */
  isLogin: v.picklist([0, 1]),
  pageNavigationId: v.string(),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** Phone or desk: which of the two sites asks. */
const terminal = v.optional(v.picklist(['pc', 'mobile']), 'pc');

export const topNavigation = endpoint({
  name: 'topNavigation',
  method: 'GET',
  path: '/homepage/topNavigation/list',
  access: 'guest',
  summary: 'The open menu entries, in order.',
  input: v.object({ terminal }),
  data: v.array(menuItem),
  sharedByGuests: true,
  example: {},
});

/** Every module a template, the personal centre or the mobile home may show, by its sign. */
export const moduleSigns = [
  'banner',
  'search',
  'hot-words',
  'carousel',
  'today',
  'timetable',
  'tasks',
  'assets',
  'schedule',
  'tools',
  'my-apps',
  'collected',
  'recent',
  'recommend',
  'rank',
  'news',
  'notice',
  'special',
  'statistic',
  'quick-navigation',
  'content',
  'oa',
  'approvals',
  'three-lists',
  'personal',
  'person-info',
  'person-work',
  'person-assets',
  'recently-used',
  'calendar',
  'last-login',
  'life-events',
  'department',
  'hall-live',
  'handled',
  'business-system',
  'links',
  'overview',
  'collect',
  'records',
  'messages',
  'person-data',
  'account',
  'preferences',
] as const;

/** A module; its children's signs are modules too, or ids: of a news column, a group of recommendations, a list. */
export interface ModuleEntry {
  sign: string;
  name: string;
  children: ModuleEntry[];
}
export const moduleEntry: v.GenericSchema<ModuleEntry> = v.object({
  sign: v.string(),
  name: v.string(),
  children: v.array(v.lazy(() => moduleEntry)),
});

export const homeConfig = endpoint({
  name: 'homeConfig',
  method: 'GET',
  path: '/homepage/homeConfig/list',
  access: 'guest',
  summary: 'The enabled modules of a template or of the mobile home, in order, as a tree of signs.',
  input: v.object({ template: v.optional(wholeNumber(1, 3), 1), terminal }),
  data: v.array(moduleEntry),
  sharedByGuests: true,
  example: { template: 1 },
});

export const globalConfig = endpoint({
  name: 'globalConfig',
  method: 'GET',
  path: '/homepage/globalConfig',
  access: 'public',
  summary: 'Colours of header, footer and filing bar.',
  input: nothing,
  data: v.array(
    v.object({
      topBackground: v.string(),
      topSelected: v.string(),
      topDefault: v.string(),
      bottomNavColor: v.string(),
      bottomFontColor: v.string(),
      bottomFilingColor: v.string(),
      bottomFilingFont: v.string(),
    }),
  ),
  sharedByGuests: true,
  example: {},
});

export const themeList = endpoint({
  name: 'themeList',
  method: 'GET',
  path: '/homepage/theme/list',
  access: 'public',
  summary: 'Main colour, web icon and title, and whether pages are shown in memorial grey.',
  input: nothing,
  data: v.object({
    webIconTitle: v.object({ labelName: v.string(), labelLogo: v.string() }),
    themColor: v.string(),
    /** The institution mourns: every page is drawn in shades of grey. */
    grey: v.boolean(),
    list: v.array(
      v.object({ type: v.picklist([1, 2]), color: v.string(), labelName: v.string(), labelLogo: v.string() }),
    ),
  }),
  sharedByGuests: true,
  example: {},
});

const linkGroup = v.object({
  group: v.string(),
  items: v.array(v.object({ name: v.string(), url: v.string() })),
});

export const bottomLinks = endpoint({
  name: 'bottomLinks',
  method: 'GET',
  path: '/homepage/bottomLink/list',
  access: 'guest',
  summary: "The footer's links, in groups.",
  input: nothing,
  data: v.array(linkGroup),
  sharedByGuests: true,
  example: {},
});

export const bottomMedia = endpoint({
  name: 'bottomMedia',
  method: 'GET',
  path: '/homepage/globalConfig/getBottomMedia',
  access: 'guest',
  summary: "The footer's media as a layout shows them: QR codes and texts.",
  input: v.object({
    /** 1 every code, 2 the first code alone, 3 no code: an address without its code stays as words. */
    style: v.optional(wholeNumber(1, 3), 1),
  }),
  data: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['qr', 'text']),
      text: v.string(),
      /** Of a code that the layout shows: its modules as one SVG path, drawn in a square of `size` units. */
      qr: v.nullable(v.object({ path: v.string(), size: v.number() })),
    }),
  ),
  sharedByGuests: true,
  example: {},
});

const slide = v.object({
  title: v.string(),
  text: v.string(),
  image: v.string(),
  /** The picture for the dark theme; the same as by day when there is no other. */
  imageNight: v.string(),
  link: v.string(),
});

export const bannerList = endpoint({
  name: 'bannerList',
  method: 'GET',
  path: '/homepage/banner/list',
  access: 'guest',
  summary: 'The pictures behind the home search, in order.',
  input: nothing,
  data: v.array(slide),
  sharedByGuests: true,
  example: {},
});

export const carList = endpoint({
  name: 'carList',
  method: 'GET',
  path: '/homepage/car/list',
  access: 'guest',
  summary: 'The carousel.',
  input: nothing,
  data: v.array(slide),
  sharedByGuests: true,
  example: {},
});

export const toolList = endpoint({
  name: 'toolList',
  method: 'GET',
  path: '/homepage/tool/list',
  access: 'guest',
  summary: 'Everyday tools under the banner.',
  input: nothing,
  data: v.array(v.object({ name: v.string(), icon: v.string(), url: v.string() })),
  sharedByGuests: true,
  example: {},
});

export const hotWords = endpoint({
  name: 'hotWords',
  method: 'GET',
  path: '/homepage/homeApp/getHotWord',
  access: 'guest',
  summary: 'The words people search for.',
  input: nothing,
  data: v.object({ hotWords: v.array(v.string()) }),
  sharedByGuests: true,
  example: {},
});

export const topicFields = {
  id: v.string(),
  name: v.string(),
  summary: v.string(),
  cover: v.string(),
  deadline: v.nullable(v.string()),
  serviceCount: v.number(),
};
export const topic = v.object(topicFields);
export type Topic = v.InferOutput<typeof topic>;

export const specialList = endpoint({
  name: 'specialList',
  method: 'GET',
  path: '/homepage/special/list',
  access: 'guest',
  summary: 'Topics that bundle services.',
  input: nothing,
  data: v.array(topic),
  sharedByGuests: true,
  example: {},
});

export const homeStatistic = endpoint({
  name: 'homeStatistic',
  method: 'GET',
  path: '/homepage/homeStatistic/getHomeStatistic',
  access: 'guest',
  summary: 'How many services there are and how much was handled.',
  input: nothing,
  data: v.object({
    services: v.number(),
    fullyOnline: v.number(),
    handledTotal: v.number(),
    handledWeek: v.number(),
    averageDays: v.number(),
  }),
  sharedByGuests: true,
  example: {},
});
