import { importedParts, publishingImported, readingImported, writingImported } from './import-parts.ts';
import type { Area, Permission } from './permissions.ts';
import { areaPermissions, type ContentAct, partAreas } from './published.ts';
import { removedPermissions } from './restorable-parts.ts';

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

/** The same of a call about what was removed. */
interface RemovedPermission {
  readonly act: 'read' | 'restore';
  readonly further?: never;
  readonly of: 'removed';
}

/** What a call about imports needs: to change rows of the part. Its handler asks to publish or read them, too. */
interface ImportPermission {
  readonly act?: never;
  readonly further?: never;
  readonly of: 'imports';
}

/** What a call needs, by the part in its input. */
export type PartPermission = ContentPermission | ConnectionPermission | RemovedPermission | ImportPermission;

/** What is needed of a part: one of `needed`, and for its handler one of each of `further`. */
export interface PartNeeds {
  readonly needed: readonly Permission[];
  readonly further: readonly (readonly Permission[])[];
}

/** What is needed of each part that a call with this permission may be about. */
export function needsByPart(permission: PartPermission): ReadonlyMap<string, PartNeeds> {
  if (permission.of === 'imports') return importNeeds;
  if (permission.of === 'removed')
    return new Map([...removedPermissions(permission.act)].map(([part, needed]) => [part, { needed, further: [] }]));
  const table: Readonly<Record<string, readonly Area[]>> = permission.of ? connectionAreas : partAreas;
  const { act, further } = permission;
  const needs = Object.entries(table).map(([part, areas]): [string, PartNeeds] => [
    part,
    { needed: areaPermissions(areas, act), further: further ? [areaPermissions(areas, further)] : [] },
  ]);
  return new Map(needs.filter(([, { needed }]) => needed.length > 0));
}

const importNeeds: ReadonlyMap<string, PartNeeds> = new Map(
  importedParts.map((part) => {
    const read = readingImported(part);
    const further = [publishingImported(part), read ? [read] : []].filter((some) => some.length > 0);
    return [part, { needed: writingImported(part), further }];
  }),
);

/**
 * The permissions of which one at least is needed to do this to a part; without a part, to any of them. None where the
 * areas do not have the act.
 */
export function permissionsFor(permission: PartPermission, part?: string): Permission[] {
  const needs = needsByPart(permission);
  const some = part === undefined ? [...needs.values()] : [needs.get(part) ?? { needed: [] }];
  return [...new Set(some.flatMap(({ needed }) => needed))];
}
