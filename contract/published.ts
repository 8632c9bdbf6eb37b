import { type Area, areaNames, type Permission, partsOf, permissionName, permissionTable } from './permissions.ts';

/**
 * The kinds of content that staff prepare and publish, the institution's settings among them, each with the areas of the
 * permissions for it. Where there are
 * several, a row says in which one it lies: a row of `apps` is a service or a business system.
 */
export const partAreas = {
  menus: ['looks'],
  modules: ['home'],
  slides: ['home'],
  shortcuts: ['home'],
  links: ['looks'],
  media: ['looks'],
  apps: ['services', 'systems'],
  guides: ['services'],
  newsColumns: ['news'],
  articles: ['news'],
  notices: ['notices'],
  topics: ['topics'],
  terms: ['calendar'],
  calendarEvents: ['calendar'],
  institutions: ['settings'],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

export type PublishedPart = keyof typeof partAreas;
export const publishedParts = Object.keys(partAreas) as [PublishedPart, ...PublishedPart[]];
export type PublishedArea = (typeof partAreas)[PublishedPart][number];

export const isPublishedPart = (name: string): name is PublishedPart => Object.hasOwn(partAreas, name);

/** What is done to content. */
export type ContentAct = 'read' | 'write' | 'remove' | 'publish' | 'schedule' | 'export';

const isActOf = (area: Area, act: ContentAct) => (permissionTable[area] as readonly string[]).includes(act);

/** Whether something can be done in an area: where nothing is removed for good, who may change may remove. */
export const hasAct = (area: Area, act: ContentAct) => act === 'remove' || isActOf(area, act);

/** The permission for an act in an area. Throws for one that the area does not have. */
export function contentPermission(area: Area, act: ContentAct): Permission {
  if (!hasAct(area, act)) throw new Error(`There is no permission ${area}.${act}`);
  return `${area}.${isActOf(area, act) ? act : 'write'}` as Permission;
}

/** `资讯 · 改`; of several `服务、业务系统 · 改`. */
export function permissionNames(permissions: readonly Permission[]): string {
  const [first, ...others] = permissions;
  if (!first || others.length === 0) return first ? permissionName(first) : '';
  const [, act] = permissionName(first).split(' · ');
  return `${permissions.map((one) => areaNames[partsOf(one)[0]]).join('、')} · ${act}`;
}
