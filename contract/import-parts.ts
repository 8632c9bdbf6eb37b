import type { Permission } from './permissions.ts';
import { contentPermissions, isPublishedPart, type PublishedPart, publishedParts } from './published.ts';

/**
 * What staff import beside content, with the permission to change it, to remove it and, of personal data, to be told of
 * it: it holds as soon as it is written. Everything else is for commands.
 */
export const directImports = {
  people: ['people.write', 'people.remove', 'people.read'],
  groups: ['people.write', 'people.write'],
  groupMembers: ['people.write', 'people.write', 'people.read'],
  timetable: ['people.write', 'people.write', 'people.read'],
  assets: ['people.write', 'people.write', 'people.read'],
  dataGroups: ['people.write', 'people.write', 'people.read'],
  // Where a department stands decides what grants reach, and its `review` whether somebody else is asked.
  departments: ['grants.write', 'grants.write'],
  periods: ['calendar.publish', 'calendar.publish'],
  categories: ['services.publish', 'services.publish'],
  labels: ['services.publish', 'services.publish'],
  suitableFor: ['services.publish', 'services.publish'],
  responsibilityLists: ['services.publish', 'services.publish'],
  responsibilityRows: ['services.publish', 'services.publish'],
  noticeTypes: ['notices.publish', 'notices.publish'],
} as const satisfies Readonly<Record<string, readonly [write: Permission, remove: Permission, read?: Permission]>>;

export type DirectImport = keyof typeof directImports;
export type ImportedPart = Exclude<PublishedPart, 'institutions'> | DirectImport;

/** The settings of an institution are content without rows of their own, and so not in a table that could be imported. */
const hasRows = (part: PublishedPart) => part !== 'institutions';
export const importedParts: readonly ImportedPart[] = [
  ...publishedParts.filter(hasRows),
  ...(Object.keys(directImports) as DirectImport[]),
];

/** The permission to be told of what is stored of a part; null where it is no personal data. */
export function readingImported(part: ImportedPart): Permission | null {
  const [, , read]: readonly Permission[] = isPublishedPart(part) ? [] : directImports[part];
  return read ?? null;
}

/** The permissions of which one is needed to change rows of a part; of content another of {@link publishingImported}. */
export const writingImported = (part: ImportedPart): readonly Permission[] =>
  isPublishedPart(part) ? contentPermissions(part, 'write') : [directImports[part][0]];

/** The permissions of which one is needed to publish rows of a part; none where they are no content. */
export const publishingImported = (part: ImportedPart): readonly Permission[] =>
  isPublishedPart(part) ? contentPermissions(part, 'publish') : [];
