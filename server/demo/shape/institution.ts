import { showTypes } from '@yimen/contract/news/content';
import { moduleSigns } from '@yimen/contract/site';
import * as v from 'valibot';
import * as records from '../../database/records.ts';
import { address, bit, count, id, maybe, minute, picture, words } from '../../database/values.ts';

const host = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]*$/, 'is not a host name in lower case without port'));

const menuItem = v.strictObject({
  name: words,
  path: address,
  link: address,
  icon: maybe,
  isFrame: bit,
  isLogin: bit,
  pageNavigationId: id,
  /** True for a page of the institution's own, shown in a frame or opened outside. */
  custom: v.optional(v.boolean(), false),
});
export type MenuContent = v.InferOutput<typeof menuItem>;

/** How a block of content is drawn, where that is not what is usual for its kind. */
const showType = v.optional(v.picklist(showTypes, 'is not a way to draw a block'));

export interface ModuleContent {
  sign: string;
  name: string;
  enabled: boolean;
  showType?: (typeof showTypes)[number] | undefined;
  children: ModuleContent[];
}
const childModule: v.GenericSchema<ModuleContent> = v.strictObject({
  sign: id,
  name: words,
  enabled: v.boolean(),
  showType,
  children: v.array(v.lazy(() => childModule)),
});
const module = v.strictObject({
  sign: v.picklist(moduleSigns, 'is not a module the portal knows'),
  name: words,
  enabled: v.boolean(),
  showType,
  children: v.array(childModule),
});

const slide = v.strictObject({ title: words, text: words, image: picture, link: address });
const shortcut = v.strictObject({ name: words, icon: words, url: address });

export const institutionContent = v.strictObject({
  key: id,
  name: words,
  shortName: words,
  subtitle: words,
  hosts: v.pipe(v.array(host), v.minLength(1, 'names no host')),
  template: v.picklist([1, 2, 3]),
  bottomMediaStyle: v.optional(v.picklist([1, 2, 3]), 1),
  loginType: v.picklist([0, 1, 2]),
  /** Ways to sign in that need nobody else; the built-in page alone when there are none. */
  methods: v.optional(v.array(v.strictObject({ kind: v.picklist(['password', 'qr']), name: words })), []),
  title: words,
  keywords: v.array(words),
  description: words,
  theme: records.themeColours,
  grey: v.optional(v.boolean(), false),
  logo: picture,
  icon: picture,
  address: words,
  hotline: words,
  hotlineHours: words,
  icp: words,
  policeRecord: words,
  siteCode: v.optional(maybe, ''),
  signIn: records.signInPicture,
  menus: v.strictObject({ desktop: v.array(menuItem), mobile: v.array(menuItem) }),
  modules: v.strictObject({
    1: v.array(module),
    2: v.array(module),
    3: v.array(module),
    personal: v.array(module),
    'personal-2': v.optional(v.array(module)),
    'personal-3': v.optional(v.array(module)),
    mobile: v.array(module),
  }),
  recommend: v.array(v.strictObject({ id, name: words, audiences: v.array(id), categories: v.array(id) })),
  banners: v.array(slide),
  carousel: v.array(slide),
  tools: v.array(shortcut),
  quickNavigation: v.array(shortcut),
  links: v.array(v.strictObject({ group: words, items: v.array(v.strictObject({ name: words, url: address })) })),
  media: v.array(v.strictObject({ name: words, kind: v.picklist(['qr', 'text']), text: words })),
  hotWords: v.array(words),
  searchHint: words,
  loginRedirect: v.strictObject({
    loginRedirectType: v.picklist(['0', '1']),
    redirectNavigation: records.redirectNavigation,
  }),
  intelligence: records.intelligence,
  office: v.optional(records.office),
  bridge: v.optional(records.bridgeScript),
  statistics: records.statistics,
  hallLive: v.optional(
    v.strictObject({
      updatedAt: minute,
      windows: v.array(v.strictObject({ name: words, place: words, waiting: count, minutes: count })),
    }),
  ),
  handled: v.optional(v.array(v.strictObject({ who: words, service: id, name: words, at: minute })), []),
});
