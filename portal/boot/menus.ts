import { type MenuItem, topNavigation } from '@yimen/contract/homepage/site';
import type { ApiClient } from '../api/client.ts';
import { linkTo } from '../routes/links.ts';

/** The open menu entries of both sites, in order, without those whose page this version does not have. */
export interface Menus {
  desktop: MenuItem[];
  mobile: MenuItem[];
}

export async function loadMenus(api: ApiClient): Promise<Menus> {
  const [desktop, mobile] = await Promise.all([
    api.call(topNavigation, { terminal: 'pc' }),
    api.call(topNavigation, { terminal: 'mobile' }),
  ]);
  return { desktop: desktop.filter(leadsSomewhere), mobile: mobile.filter(leadsSomewhere) };
}

/** Where a menu entry leads: a page of the portal, or for a custom page its own address. */
export function menuLink(item: MenuItem) {
  return linkTo(item.isDefault === 1 ? item.path : item.link || item.path);
}

function leadsSomewhere(item: MenuItem): boolean {
  return menuLink(item) !== undefined;
}

/** The portal's own page that a site opens with; undefined when no entry leads to one. */
export function firstPage(menu: readonly MenuItem[]): string | undefined {
  return menu.find((item) => menuLink(item)?.external === false)?.path;
}
