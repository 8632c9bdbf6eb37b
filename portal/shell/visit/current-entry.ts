import type { MenuItem } from '@yimen/contract/site';
import { type MetaArgs, useLocation } from 'react-router';
import type { LinkTarget } from '../routes/links.ts';
import { matchRoute, pathOf, trimmed } from '../routes/match.ts';
import { useSite } from './current.ts';
import { menuLink } from './menus.ts';
import { rootOf } from './title.ts';

/** A menu entry as a bar or a column shows it. */
export interface MenuLink {
  id: string;
  label: string;
  href: string;
  external: boolean;
  /** At most one entry of a menu. */
  current: boolean;
}

interface Place {
  pathname: string;
  search: string;
}

/** The entries that lead somewhere, with the current one marked. */
export function menuLinks(menu: readonly MenuItem[], place: Place, guest = false): MenuLink[] {
  const links = menu.flatMap((item) => {
    const link = menuLink(item, guest);
    return link ? [{ id: item.pageNavigationId, label: item.name, ...link }] : [];
  });
  const current = currentOf(links, place);
  return links.map((link) => ({ ...link, current: link === current }));
}

/**
 * What a menu calls a page: as the entry that is current there, unless it is that of a page above; else by its own name.
 */
export function nameInMenu(menu: readonly MenuItem[], place: Place, own: string): string {
  const entry = menuLinks(menu, place).find(({ current }) => current);
  return entry && !trimmed(place.pathname).startsWith(`${pathOf(entry.href)}/`) ? entry.label : own;
}

/**
 * Of a menu's links the one that is current on a page: the page's own, else one that its route names as its home, else
 * that of the closest page above. A link that asks for a part of its page, as a hall for enterprises, is current where
 * the address asks for the same, and before one that asks for less: who sees another part, or all, is not there.
 */
function currentOf<Link extends LinkTarget>(links: readonly Link[], { pathname, search }: Place): Link | undefined {
  const asked = new URLSearchParams(search);
  for (let path = trimmed(pathname); path; path = path.slice(0, path.lastIndexOf('/'))) {
    for (const home of [path, ...(matchRoute(path)?.menus ?? [])]) {
      const open = links.filter(({ href, external }) => !external && pathOf(href) === home && isPartOf(asked, href));
      if (open.length > 0) return open.reduce((one, other) => (other.href.length > one.href.length ? other : one));
    }
  }
  return undefined;
}

/** Whether an address asks for all that a link asks for. */
function isPartOf(asked: URLSearchParams, href: string): boolean {
  return [...new URLSearchParams(href.split('?')[1])].every(([name, value]) => asked.get(name) === value);
}

/** What the institution's menu calls this page of the desk, or the one at `path`; its own name where it is in none. */
export function usePageName(own: string, path?: string): string {
  const { menus } = useSite();
  const here = useLocation();
  return nameInMenu(menus.desktop, path === undefined ? here : { pathname: path, search: '' }, own);
}

/** As `usePageName`, for `meta`. */
export function pageNameIn({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>, own: string): string {
  return nameInMenu(rootOf(matches)?.menus.desktop ?? [], location, own);
}
