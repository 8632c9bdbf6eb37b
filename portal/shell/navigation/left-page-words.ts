import { paths } from '@yimen/contract/paths';
import { placeOnOtherSite, type Visitor } from '../guards/other-site.ts';
import { counterpartOf } from '../routes/counterparts.ts';
import { matchRoute, pageName, pageSiteOf } from '../routes/match.ts';
import { customEntry, phoneLink, systemOf } from '../visit/menus.ts';

/** What to say about a page that the site for this width does not have. */
export interface LeftPageWords {
  text: string;
  /** Another address that shows what was asked for. */
  href?: string | undefined;
}

/** Undefined where the matching page is shown. */
export function leftPageWords(asked: string, visitor: Visitor): LeftPageWords | undefined {
  const url = new URL(asked, location.origin);
  const { href, isSame } = placeOnOtherSite(url, visitor);
  const isFirst = matchRoute(url.pathname)?.counterpart === 'first-page' || counterpartOf(url) === href;
  if (isSame || isFirst) return undefined;
  const ofDesk = pageSiteOf(url.pathname) === 'desktop';
  const entry = customEntry(visitor.menus, 'mobile', url.search);
  const name = entry?.name ?? pageName(systemOf(url) === null ? url.pathname : paths['business-system']);
  return {
    text: `${name ? `「${name}」` : '您要打开的页面'}没有${ofDesk ? '手机版' : '电脑版'}，这里是首页。`,
    href: ofDesk && entry ? phoneLink(entry)?.href : undefined,
  };
}
