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

/** What a call needs that is about content: the permission to do this in the area of the content that it is about. */
export interface ContentPermission {
  readonly act: ContentAct;
  /** What its handler asks for as well, of some inputs: of a release for later, that it may be scheduled. */
  readonly further?: ContentAct;
}

const isActOf = (area: PublishedArea, act: ContentAct) => (permissionTable[area] as readonly string[]).includes(act);

/**
 * The permission for an act in an area. Where nothing is removed for good, who may change may remove. Throws for another
 * act that the area does not have.
 */
export function contentPermission(area: PublishedArea, act: ContentAct): Permission {
  if (isActOf(area, act)) return `${area}.${act}` as Permission;
  if (act !== 'remove') throw new Error(`There is no permission ${area}.${act}`);
  return `${area}.write`;
}

/**
 * The permissions of which one at least is needed to do this to a part; without a part, to any of them. None where the
 * areas do not have the act.
 */
export function permissionsFor({ act }: ContentPermission, part?: PublishedPart): Permission[] {
  const areas: readonly PublishedArea[] = part ? partAreas[part] : Object.values(partAreas).flat();
  const having = areas.filter((area) => act === 'remove' || isActOf(area, act));
  return [...new Set(having.map((area) => contentPermission(area, act)))];
}

/** `资讯 · 改`; of several `服务、业务系统 · 改`. */
export function permissionNames(permissions: readonly Permission[]): string {
  const [first, ...others] = permissions;
  if (!first || others.length === 0) return first ? permissionName(first) : '';
  const [, act] = permissionName(first).split(' · ');
  return `${permissions.map((one) => areaNames[partsOf(one)[0]]).join('、')} · ${act}`;
}
