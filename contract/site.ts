import * as v from 'valibot';
import { common, namedUrl, shortcut } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing, wholeNumber } from './fields.ts';

export const menuItem = v.object({
  name: common.name,
  link: described(
    v.string(),
    'Where it leads: a path of the portal or an outside address. Empty for a guest where an outside address is for members.',
  ),
  path: described(v.string(), 'The path of the portal it stands for.'),
  icon: common.icon,
  isDefault: described(v.picklist([0, 1]), "1 a page of the portal, 0 a page of the institution's own."),
  isFrame: described(v.picklist([0, 1]), '1 when it opens inside the frame page.'),
  isLogin: described(v.picklist([0, 1]), '1 when one must be signed in to open it.'),
  pageNavigationId: described(v.string(), "The entry's id."),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** Phone or desktop: which of the two sites calls. */
const menuTerminal = described(
  v.optional(v.picklist(['pc', 'mobile']), 'pc'),
  'Which site asks: the desk’s or the phone’s.',
);

export const topNavigation = endpoint({
  name: 'topNavigation',
  method: 'GET',
  path: '/homepage/topNavigation/list',
  access: 'guest',
  summary: 'The open menu entries, in order.',
  input: v.object({ terminal: menuTerminal }),
  data: v.array(menuItem),
  sharedByGuests: true,
  example: {},
});

/** Every kind of module of a template, the personal centre or the mobile home, by its sign. */
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
export type ModuleSign = (typeof moduleSigns)[number];

/** What a module can have below it, by its sign; others have nothing, or parts that the institution's data name. */
export const moduleChildren: Readonly<Partial<Record<ModuleSign, readonly string[]>>> = {
  banner: ['search', 'hot-words', 'carousel'],
  search: ['hot-words', 'statistic'],
  today: ['timetable', 'schedule', 'tasks', 'approvals', 'assets'],
  'my-apps': ['collected', 'recent'],
  personal: [
    'person-info',
    'person-work',
    'person-assets',
    'quick-navigation',
    'recently-used',
    'calendar',
    'last-login',
  ],
  overview: ['person-info', 'person-work', 'person-assets'],
  'life-events': ['life-personal', 'life-enterprise', 'by-category', 'by-department', 'by-suitable-for'],
  'hall-live': ['hall-queue'],
};

/** The id of a part of a module: a news column, a group of recommendations, a list. */
export type PartId = string & { readonly isPart: unique symbol };

/** A module; its children are modules, or parts of it. An unknown sign is a compile error. */
export interface ModuleEntry {
  sign: ModuleSign | PartId;
  name: string;
  children: ModuleEntry[];
}
export const moduleEntry: v.GenericSchema<ModuleEntry> = v.object({
  sign: described(
    v.string() as v.GenericSchema<ModuleEntry['sign']>,
    'Which module: one of the signs the portal knows, or an id of what its parent shows.',
  ),
  name: common.name,
  children: described(v.array(v.lazy(() => moduleEntry)), 'Modules inside this one, in order.'),
});

export const homeConfig = endpoint({
  name: 'homeConfig',
  method: 'GET',
  path: '/homepage/homeConfig/list',
  access: 'guest',
  summary: 'The enabled modules of a template or of the mobile home, in order, as a tree of signs.',
  input: v.object({
    template: described(v.optional(wholeNumber(1, 3), 1), 'Which of the three page templates.'),
    terminal: menuTerminal,
  }),
  data: v.array(moduleEntry),
  sharedByGuests: true,
  example: { template: 1 },
});

export const globalConfig = endpoint({
  name: 'globalConfig',
  method: 'GET',
  path: '/homepage/globalConfig',
  access: 'public',
  summary: 'Colours of header, footer and filing bar; an empty one follows the main colour.',
  input: nothing,
  data: v.array(
    v.object({
      topBackground: described(v.string(), 'Background of the header, `#rrggbb`.'),
      topSelected: described(v.string(), 'The chosen menu entry of the header, `#rrggbb`.'),
      topDefault: described(v.string(), 'Text of the header, `#rrggbb`.'),
      bottomNavColor: described(v.string(), 'Background of the footer, `#rrggbb`.'),
      bottomFontColor: described(v.string(), 'Text of the footer, `#rrggbb`.'),
      bottomFilingColor: described(v.string(), 'Background of the filing bar, `#rrggbb`.'),
      bottomFilingFont: described(v.string(), 'Text of the filing bar, `#rrggbb`.'),
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
    webIconTitle: described(
      v.object({
        labelName: described(v.string(), 'Title of the browser tab; empty where the entry is a colour.'),
        labelLogo: described(v.string(), "Address of the site's icon; empty where the entry is a colour."),
      }),
      'Icon and title of the browser tab.',
    ),
    themColor: described(v.string(), 'The main colour, `#rrggbb`.'),
    grey: described(v.boolean(), 'The institution mourns: every page is drawn in shades of grey.'),
    list: described(
      v.array(
        v.object({
          type: described(v.picklist([1, 2]), '1 a colour, 2 icon and title.'),
          color: described(v.string(), 'The main colour of an entry of type 1, `#rrggbb`; else empty.'),
          labelName: described(v.string(), 'Title of the browser tab; empty where the entry is a colour.'),
          labelLogo: described(v.string(), "Address of the site's icon; empty where the entry is a colour."),
        }),
      ),
      'The rows.',
    ),
  }),
  sharedByGuests: true,
  example: {},
});

const linkGroup = v.object({
  group: described(v.string(), 'The group it stands in; empty where there are no groups.'),
  items: described(v.array(namedUrl), 'What it holds, in order.'),
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
    style: described(
      v.optional(wholeNumber(1, 3), 1),
      "Which of the footer's media layouts is drawn: 1 every code, 2 the first code alone, 3 no code.",
    ),
  }),
  data: v.array(
    v.object({
      name: common.name,
      kind: described(v.picklist(['qr', 'text']), 'What kind it is.'),
      text: described(v.string(), 'The text, or what the QR code says.'),
      qr: described(
        v.nullable(
          v.object({
            path: described(v.string(), "The code's dark modules as one SVG path, a unit square each."),
            size: described(v.number(), 'Width and height of the code in units, its quiet zone included.'),
          }),
        ),
        'The QR code of `text`; null for a text.',
      ),
    }),
  ),
  sharedByGuests: true,
  example: {},
});

const slide = v.object({
  title: common.title,
  text: common.text,
  image: described(v.string(), 'Address of the picture.'),
  imageNight: described(
    v.string(),
    'Address of the picture for the dark theme; the same as by day when there is no other.',
  ),
  link: common.link,
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
  data: v.array(shortcut),
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
    services: described(v.number(), 'How many services there are.'),
    fullyOnline: described(v.number(), 'How many of them need no visit.'),
    handledTotal: described(v.number(), 'How many cases were ever handled.'),
    handledWeek: described(v.number(), 'How many cases were handled in the last seven days.'),
    averageDays: described(v.number(), 'Days that a case takes on average.'),
  }),
  sharedByGuests: true,
  example: {},
});
