import type { MenuItem } from '@yimen/contract/site';
import { type MetaArgs, useLocation } from 'react-router';
import type { PageAddress } from '../routes/counterparts.ts';
import type { LinkTarget } from '../routes/links.ts';
import { matchRoute, pageName, pathOf, trimmed } from '../routes/match.ts';
import { useSite } from './current.ts';
import { menuLink } from './menus.ts';
import { pageTitle, rootData } from './title.ts';

/** A menu entry as a bar or a column shows it. */
export interface MenuLink {
  id: string;
  label: string;
  href: string;
  external: boolean;
  /** Whether it is the current page's entry; at most one per menu. */
  current: boolean;
}

/** The entries that have a target, with the current one marked. */
export function menuLinks(menu: readonly MenuItem[], place: PageAddress): MenuLink[] {
  const links = menu.flatMap((item) => {
    const link = menuLink(item);
    return link ? [{ id: item.pageNavigationId, label: item.name, ...link }] : [];
  });
  const current = currentOf(links, place);
  return links.map((link) => ({ ...link, current: link === current }));
}

/** A page's name in a menu: the label of the current entry, unless that is a parent page's; else `own`. */
export function nameInMenu(menu: readonly MenuItem[], place: PageAddress, own: string): string {
  const entry = menuLinks(menu, place).find(({ current }) => current);
  return entry && !trimmed(place.pathname).startsWith(`${pathOf(entry.href)}/`) ? entry.label : own;
}

/**
 * The menu link that is current on a page: the page's own, else one that its route names, else that of the closest
 * parent page. A link with query parameters, such as the hall for enterprises, is current only where the address has
 * the same ones, and before links with fewer: a page with other parameters, or without, shows something else.
 */
function currentOf<Link extends LinkTarget>(
  links: readonly Link[],
  { pathname, search }: PageAddress,
): Link | undefined {
  const query = new URLSearchParams(search);
  for (let path = trimmed(pathname); path; path = path.slice(0, path.lastIndexOf('/'))) {
    for (const home of [path, ...(matchRoute(path)?.menus ?? [])]) {
      const open = links.filter(({ href, external }) => !external && pathOf(href) === home && isPartOf(query, href));
      if (open.length > 0) return open.reduce((one, other) => (other.href.length > one.href.length ? other : one));
    }
  }
  return undefined;
}

/** Whether an address has all query parameters of a link. */
function isPartOf(query: URLSearchParams, href: string): boolean {
  return [...new URLSearchParams(href.split('?')[1])].every(([name, value]) => query.get(name) === value);
}

/**
 * The name in the institution's menu of this desktop page, or of the one at `path`; its own name where the menu lacks
 * it.
 */
export function usePageName(path?: string): string {
  const { menus } = useSite();
  const here = useLocation();
  const place = path === undefined ? here : { pathname: path, search: '' };
  return nameInMenu(menus.desktop, place, ownName(place));
}

const ownName = ({ pathname }: Pick<PageAddress, 'pathname'>): string => pageName(pathname) ?? '';

type MetaLocation = Pick<MetaArgs, 'matches' | 'location'>;

/** As `usePageName`, for `meta`. */
export function pageNameIn({ matches, location }: MetaLocation): string {
  return nameInMenu(rootData(matches)?.menus.desktop ?? [], location, ownName(location));
}

/** `meta` of a desktop page whose title is its name in the menu. */
export const namedInMenu = (args: MetaLocation) => [{ title: pageTitle(args.matches, pageNameIn(args)) }];

/** `meta` of any other page whose title is the name in its descriptor. */
export const namedByPage = ({ matches, location }: MetaLocation) => [{ title: pageTitle(matches, ownName(location)) }];
