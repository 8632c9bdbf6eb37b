import { matchRoute, pathOf } from '../routes/match.ts';
import { safeRedirect } from '../session/safe-redirect.ts';

/** What the pages are called that a menu may lack, by the names of the route table. */
const names: Readonly<Record<string, string>> = {
  home: '首页',
  'home-special-services': '专题服务',
  'home-special-services-details-id': '专题服务',
  'service-hall': '服务大厅',
  'service-hall-special-services': '专题服务',
  'service-hall-special-services-details-id': '专题服务',
  'business-system': '业务系统',
  'info-center': '资讯中心',
  news: '资讯',
  'news-more-id': '资讯',
  'schedule-center': '日程中心',
  'task-center': '任务中心',
  'personal-center': '个人中心',
  'personal-center-collect': '我的收藏',
  'personal-center-recently-used': '最近使用',
};

/** A page that a guard has refused. */
export interface RefusedPage {
  href: string;
  /** Undefined for a custom page, whose entry the member does not have. */
  name: string | undefined;
}

/** The page of the portal that the error screen's `redirect` names; undefined when it names none. */
export function refusedPage({ origin, searchParams }: URL): RefusedPage | undefined {
  const href = safeRedirect(searchParams.get('redirect'), origin);
  const route = href === undefined ? undefined : matchRoute(pathOf(href));
  return href !== undefined && route ? { href, name: names[route.name] } : undefined;
}

/** Why a member may not see a page: the words of the specification's section 6 once it has a name. */
export function refusalOf(page: RefusedPage | undefined, hasMenus: boolean): string {
  if (!hasMenus) return '您的账号没有可以打开的菜单，请联系管理员申请';
  return `您没有${page?.name ? `「${page.name}」页面` : '这个页面'}的访问权限，请联系管理员申请`;
}
