import { hrefTo, paths, withQuery } from '@yimen/contract/paths';
import type { Found } from '@yimen/contract/search';
import { guideHref } from '../../../parts/service/service-links.ts';
import { linkTo } from '../../../shell/routes/links.ts';

export type FoundKind = Found['kind'];

export const kinds: readonly FoundKind[] = ['service', 'system', 'news', 'notice', 'topic', 'department'];

export const kindNames: Readonly<Record<FoundKind, string>> = {
  service: '服务',
  system: '业务系统',
  news: '资讯',
  notice: '通知公告',
  topic: '专题',
  department: '部门',
};

/** How many of a kind one counts: 项 of services, 个 of systems and offices, 条 of texts. */
export const kindUnits: Readonly<Record<FoundKind, string>> = {
  service: '项',
  system: '个',
  news: '条',
  notice: '条',
  topic: '个',
  department: '个',
};

/** Where what was found is on the desktop or the phone site; undefined where that site has no page for it. */
export function foundHref({ kind, id, path }: Found, onPhone: boolean): string | undefined {
  if (!onPhone) return linkTo(path)?.href;
  if (kind === 'service') return guideHref(id, 'mobile');
  if (kind === 'department') return withQuery(paths['mobile-work'], { department: id });
  if (kind === 'news') return withQuery(paths['mobile-news'], { article: id });
  if (kind === 'notice') return withQuery(paths['mobile-notice'], { notice: id });
  return kind === 'topic' ? hrefTo('mobile-topic-detail-id', { id }) : undefined;
}
