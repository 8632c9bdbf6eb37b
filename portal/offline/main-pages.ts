import { hrefTo } from '@yimen/contract/paths';
import { routeTable } from '../shell/routes/table.ts';
import type { RootData } from '../shell/visit/current.ts';
import { phoneLink } from '../shell/visit/menus.ts';

/** The member's collected services; their guides are cached with this page. */
export const collection = hrefTo('mobile-personal-center', { query: { tab: 'collected' } });

const pagesFor = (whom: 'all' | 'members') =>
  routeTable.flatMap((page) => (page.layout === 'mobile' && page.offline === whom ? page.path : []));

/** Pages precached for members, where the institution has them; a new entry waits there to be sent. */
const ofMembers = [...pagesFor('members'), collection];

/** Pages precached for all visitors. */
export const ofAll = pagesFor('all');

/** The phone site's pages to precache: those of the tabs, in order, then the member's. */
export function mainPages({ menus, user }: Pick<RootData, 'menus' | 'user'>): string[] {
  const tabs = menus.mobile.flatMap((item) => phoneLink(item)?.href ?? []).filter((href) => href.startsWith('/'));
  return [...tabs, ...(user ? ofMembers : [])];
}
