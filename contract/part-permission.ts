import type { Area, Permission } from './permissions.ts';
import { type ContentAct, contentPermission, hasAct, partAreas } from './published.ts';

/** What connects an institution with other systems, each with the areas of the permissions for it. */
export const connectionAreas = {
  sources: ['sources'],
  pushSystems: ['sources'],
  signInMethods: ['signIn'],
  passportServices: ['signIn'],
} as const satisfies Readonly<Record<string, readonly Area[]>>;

export type ConnectionPart = keyof typeof connectionAreas;
export const connectionParts = Object.keys(connectionAreas) as [ConnectionPart, ...ConnectionPart[]];

/** What a call needs that is about content: the permission to do this in the area of the content that it is about. */
interface ContentPermission {
  readonly act: ContentAct;
  /** What its handler asks for as well, of some inputs: of a release for later, that it may be scheduled. */
  readonly further?: ContentAct;
  readonly of?: never;
}

/** The same of a call about a connection. */
interface ConnectionPermission {
  readonly act: 'read' | 'write';
  readonly further?: never;
  readonly of: 'connections';
}

/** What a call needs, by the part in its input. */
export type PartPermission = ContentPermission | ConnectionPermission;

/** The parts that a call with this permission may be about, with their areas. */
export const areasByPart = ({ of }: Pick<PartPermission, 'of'>): Readonly<Record<string, readonly Area[]>> =>
  of === 'connections' ? connectionAreas : partAreas;

/**
 * The permissions of which one at least is needed to do this to a part; without a part, to any of them. None where the
 * areas do not have the act.
 */
export function permissionsFor(permission: PartPermission, part?: string): Permission[] {
  const table = areasByPart(permission);
  const areas = part === undefined ? Object.values(table).flat() : (table[part] ?? []);
  const { act } = permission;
  return [...new Set(areas.filter((area) => hasAct(area, act)).map((area) => contentPermission(area, act)))];
}
