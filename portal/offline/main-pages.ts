import { hrefTo } from '@yimen/contract/paths';
import { routeTable } from '../shell/routes/table.ts';
import type { RootData } from '../shell/visit/current.ts';
import { phoneLink } from '../shell/visit/menus.ts';

/** The services that a member has collected; their guides are kept with it. */
export const collection = hrefTo('mobile-personal-center', { query: { tab: 'collected' } });

/** Pages that members want without a network, where the institution has them; a new entry waits there to be sent. */
const ofMembers = [
  ...routeTable.flatMap((page) => (page.layout === 'mobile' && page.offline === 'ahead' ? page.path : [])),
  collection,
];

/** The phone site's own pages that are wanted without a network: those of the tabs, in their order, then a member's. */
export function mainPages({ menus, user }: Pick<RootData, 'menus' | 'user'>): string[] {
  const tabs = menus.mobile.flatMap((item) => phoneLink(item)?.href ?? []).filter((href) => href.startsWith('/'));
  return [...tabs, ...(user ? ofMembers : [])];
}
