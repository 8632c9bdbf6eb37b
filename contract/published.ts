import { type Area, actNames, areaNames, type Permission, partsOf, permissionTable } from './permissions.ts';

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
export const hasAct = (area: Area, act: ContentAct) =>
  isActOf(area, act) || (act === 'remove' && isActOf(area, 'write'));

/** The permission for an act in an area. Throws for one that the area does not have. */
export function contentPermission(area: Area, act: ContentAct): Permission {
  if (!hasAct(area, act)) throw new Error(`There is no permission ${area}.${act}`);
  return `${area}.${isActOf(area, act) ? act : 'write'}` as Permission;
}

/** The permissions for an act in the areas of a part, of those that have it. */
export const contentPermissions = (part: PublishedPart, act: ContentAct): Permission[] =>
  areaPermissions(partAreas[part], act);

/** The permissions for an act in areas, of those that have it. */
export const areaPermissions = (areas: readonly Area[], act: ContentAct): Permission[] =>
  areas.filter((area) => hasAct(area, act)).map((area) => contentPermission(area, act));

/** `资讯 · 改`; of several `服务、业务系统 · 改`, of several acts `资讯 · 发布，或人员资料 · 改`. */
export function permissionNames(permissions: readonly Permission[]): string {
  const parts = permissions.map(partsOf);
  const acts = [...new Set(parts.map(([, act]) => act))];
  const areasOf = (act: string) => parts.filter((one) => one[1] === act).map(([area]) => areaNames[area]);
  return acts.map((act) => `${areasOf(act).join('、')} · ${actNames[act]}`).join('，或');
}
