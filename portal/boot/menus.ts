import type { MenuItem } from '@yimen/contract/homepage/site';
import { linkTo } from '../routes/links.ts';

/** The open menu entries of both sites, in order, without those whose page this version does not have. */
export interface Menus {
  desktop: MenuItem[];
  mobile: MenuItem[];
}

/** Where a menu entry leads: a page of the portal, or for a custom page its own address. */
export function menuLink(item: MenuItem) {
  return linkTo(item.isDefault === 1 ? item.path : item.link || item.path);
}

/** The portal's own page that a site opens with; undefined when no entry leads to one. */
export function firstPage(menu: readonly MenuItem[]): string | undefined {
  return menu.find((item) => menuLink(item)?.external === false)?.path;
}
