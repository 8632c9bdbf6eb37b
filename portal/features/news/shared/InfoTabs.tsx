import { hrefTo, paths, withQuery } from '@yimen/contract/paths';
import { TabLinks } from '@yimen/ui/tabs';
import { linkTo } from '../../../shell/routes/links.ts';

interface InfoTabsProps {
  columns: readonly { id: string; name: string }[];
  /** `front`, `all`, `notices`, or the id of a column. */
  current: string;
}

/** The views of the info centre: its front, every column, the notices. */
export function InfoTabs({ columns, current }: InfoTabsProps) {
  const tabs = [
    { id: 'front', label: '推荐', href: paths['info-center'] },
    { id: 'all', label: '全部资讯', href: paths.news },
    ...columns.map(({ id, name }) => ({ id, label: name, href: withQuery(paths.news, { column: id }) })),
    { id: 'notices', label: '消息通知', href: hrefTo('info-center', { query: { tab: 'notices' } }) },
  ].filter(({ href }) => linkTo(href));
  return <TabLinks label="资讯中心的栏目" items={tabs.map((tab) => ({ ...tab, current: tab.id === current }))} />;
}
