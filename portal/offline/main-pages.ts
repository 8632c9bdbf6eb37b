import type { RootData } from '../shell/visit/current.ts';
import { phoneLink } from '../shell/visit/menus.ts';

/** The services that a member has collected; their guides are kept with it. */
export const collection = '/mobile/personal-center?tab=collected';

/** Pages that members want without a network, where the institution has them; a new entry waits there to be sent. */
const ofMembers = [
  '/mobile/schedule-detail',
  '/mobile/my-schedule/schedule',
  '/mobile/my-schedule/schedule-dialog-add',
  '/mobile/task-center',
  '/mobile/notice',
  collection,
];

/** The phone site's own pages that are wanted without a network: those of the tabs, in their order, then a member's. */
export function mainPages({ menus, user }: Pick<RootData, 'menus' | 'user'>): string[] {
  const tabs = menus.mobile.flatMap((item) => phoneLink(item)?.href ?? []).filter((href) => href.startsWith('/'));
  return [...tabs, ...(user ? ofMembers : [])];
}
