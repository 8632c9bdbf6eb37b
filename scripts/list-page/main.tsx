import '@yimen/ui/reset';
import { InfiniteList } from '@yimen/ui/mobile/infinite-list';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** How many rows the page has, windowed or (`all`) drawn at once. */
    listRows: number;
    listWindowed: boolean;
  }
}

const rows = Array.from({ length: window.listRows }, (_row, index) => index + 1);
const row = (item: number) => (
  <NewsRow
    href={`#${item}`}
    title={`第 ${item} 条：${item % 3 === 0 ? '银杏大道进入最佳观赏期，周末校园开放预约启动' : '期中评教开放'}`}
    note={['党委宣传部', '11-19']}
  />
);

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  window.listWindowed ? (
    <InfiniteList label="资讯" items={rows} itemKey={(item) => item} rowHeight={80} renderItem={row} />
  ) : (
    rows.map((item) => <div key={item}>{row(item)}</div>)
  ),
);
