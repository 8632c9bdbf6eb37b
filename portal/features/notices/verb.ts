import { paths } from '@yimen/contract/paths';
import { webAddressOf } from '../../shell/routes/links.ts';
import { matchRoute, pathOf } from '../../shell/routes/match.ts';

/** What a link of a message does, in words: 去办理 for a service, 查看办件 for one of the person's matters. */
export function verbOf(link: string): string {
  if (webAddressOf(link)) return '打开网页';
  const page = matchRoute(pathOf(link));
  if (page?.path === paths['service-hall-details-id']) return '去办理';
  if (/[?&]task=/.test(link)) return '查看办件';
  if (/[?&]feedback=/.test(link)) return '查看答复';
  return `去${page?.title ?? '看看'}`;
}
