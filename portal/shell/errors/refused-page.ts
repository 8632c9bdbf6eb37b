import { matchRoute, pageName, pathOf } from '../routes/match.ts';
import { safeRedirect } from '../routes/safe-redirect.ts';

/** A page that a guard has refused. */
export interface RefusedPage {
  href: string;
  /** Undefined for a custom page whose entry the member does not have. */
  name: string | undefined;
}

/** The page that the error screen's `redirect` names; undefined when it names none. */
export function refusedPage({ origin, searchParams }: URL): RefusedPage | undefined {
  const href = safeRedirect(searchParams.get('redirect'), origin);
  if (href === undefined || !matchRoute(pathOf(href))) return undefined;
  return { href, name: pageName(pathOf(href)) };
}

/** Why a member may not see a page: the text of the specification's section 6 when the page has a name. */
export function refusalOfPage(page: RefusedPage | undefined, hasMenus: boolean): string {
  if (!hasMenus) return '您的账号没有可以打开的菜单，请联系管理员申请';
  return `您没有${page?.name ? `「${page.name}」页面` : '这个页面'}的访问权限，请联系管理员申请`;
}
