import { thingHrefs } from '@yimen/contract/paths';
import type { Found } from '@yimen/contract/search';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { type LinkTarget, linkTo } from '../../../shell/routes/links.ts';

export type FoundKind = Found['kind'];

export const kindNames: Readonly<Record<FoundKind, string>> = {
  service: '服务',
  system: '业务系统',
  news: '资讯',
  notice: '通知公告',
  topic: '专题',
  department: '部门',
  own: '我的事项',
};

/** Measure word of each kind: 项 for services, 个 for systems and offices, 条 for texts. */
export const kindUnits: Readonly<Record<FoundKind, string>> = {
  service: '项',
  system: '个',
  news: '条',
  notice: '条',
  topic: '个',
  department: '个',
  own: '件',
};

/** Address of a result on the desktop or the phone site; undefined where that site has no page for it. */
export function foundLink({ kind, id, path }: Found, onPhone: boolean): LinkTarget | undefined {
  if (!onPhone) return linkTo(path);
  if (kind === 'own') return phoneLinkTo(path);
  const href = thingHrefs[kind].phone?.(id);
  return href === undefined ? undefined : { href, external: false };
}
