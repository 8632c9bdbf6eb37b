import type { PageName } from '@yimen/contract/paths';
import { matchRoute } from './match.ts';

/** What pages are called where they are spoken of, by the names of the route table. */
const names: Readonly<Partial<Record<PageName, string>>> = {
  home: '首页',
  'home-special-services': '专题服务',
  'home-special-services-details-id': '专题服务',
  'service-hall': '服务大厅',
  'service-hall-details-id': '办事指南',
  'service-hall-special-services': '专题服务',
  'service-hall-special-services-details-id': '专题服务',
  'business-system': '业务系统',
  'info-center': '资讯中心',
  news: '资讯',
  'news-more-id': '资讯',
  search: '搜索',
  'schedule-center': '日程中心',
  'task-center': '任务中心',
  'personal-center': '个人中心',
  'personal-center-collect': '我的收藏',
  'personal-center-recently-used': '最近使用',
  'mobile-news': '资讯',
  'mobile-work': '办事',
  'mobile-personal-center': '我的',
  'mobile-task-center': '任务中心',
  'mobile-schedule-detail': '日程',
  'mobile-notice': '通知公告',
  'mobile-search': '搜索',
  'mobile-service-guide-id': '办事指南',
  'mobile-topic-detail-id': '专题服务',
  'mobile-my-schedule-schedule': '日程',
  'mobile-my-schedule-schedule-dialog': '日程',
  'mobile-my-schedule-schedule-dialog-add': '日程',
};

/** What the page at a path is called; undefined for what has no name of its own, as a menu's custom page. */
export function pageName(pathname: string): string | undefined {
  const name = matchRoute(pathname)?.name;
  return name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
}
