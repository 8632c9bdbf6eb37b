import { directImports } from './import-parts.ts';
import { type Permission, partsOf } from './permissions.ts';
import { contentPermissions, isPublishedPart, type PublishedPart, publishedParts } from './published.ts';

const imported = Object.fromEntries(Object.entries(directImports).map(([part, [write]]) => [part, write])) as Readonly<
  Record<keyof typeof directImports, Permission>
>;

/** What is a person’s own: it comes back with the person, or by itself, and is listed without its name. */
export const personalParts = [
  'accounts',
  'approvals',
  'assets',
  'avatars',
  'collections',
  'dataGroups',
  'feedback',
  'groupMembers',
  'messages',
  'noticeReads',
  'noticeReplies',
  'recentUses',
  'scheduleEntries',
  'scheduleExceptions',
  'sourceReads',
  'tasks',
  'timetable',
  'topicSteps',
] as const;

/**
 * The permission to put back what is no content, for the whole institution. Who may read in its area sees it. What is
 * content lies in a department, column or topic, and is put back with the permission to publish it.
 */
export const restoringDirectly = {
  ...imported,
  ...(Object.fromEntries(personalParts.map((part) => [part, 'people.write'])) as Readonly<
    Record<(typeof personalParts)[number], Permission>
  >),
  appHits: 'settings.write',
  artworks: 'looks.write',
  files: 'looks.write',
  grants: 'grants.write',
  hallWindows: 'services.publish',
  handledCases: 'services.publish',
  hosts: 'settings.write',
  passportServices: 'signIn.write',
  pushSystems: 'sources.write',
  pushedItems: 'sources.write',
  recommendGroups: 'services.publish',
  roles: 'grants.write',
  signInBindings: 'signIn.write',
  signInMethods: 'signIn.write',
  sources: 'sources.write',
  visits: 'settings.write',
} as const satisfies Readonly<Record<string, Permission>>;

export type RestoredDirectly = keyof typeof restoringDirectly;
export type RestorablePart = Exclude<PublishedPart, 'institutions'> | RestoredDirectly;

export const restorableParts = [
  ...publishedParts.filter((part) => part !== 'institutions'),
  ...Object.keys(restoringDirectly),
] as [RestorablePart, ...RestorablePart[]];

/** The permission to see what was removed of a part that is no content. */
export const readingRemoved = (part: RestoredDirectly) => `${partsOf(restoringDirectly[part])[0]}.read` as Permission;

/** The permissions of which one is needed to see what was removed of a part, or to put it back, where its rows lay. */
export const removedPermissions = (act: 'read' | 'restore'): ReadonlyMap<RestorablePart, readonly Permission[]> =>
  new Map(
    restorableParts.map((part) => {
      if (isPublishedPart(part)) return [part, contentPermissions(part, act === 'read' ? 'read' : 'publish')];
      const direct = part as RestoredDirectly;
      return [part, [act === 'read' ? readingRemoved(direct) : restoringDirectly[direct]]];
    }),
  );
