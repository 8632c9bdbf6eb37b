import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { InfiniteList } from '@yimen/ui/mobile/infinite-list';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { MobilePage } from '@yimen/ui/mobile/page';
import { PullRefresh } from '@yimen/ui/mobile/pull-refresh';
import { useState } from 'react';
import { kinds, picturedInWindow } from '../../.storybook/modes.ts';
import { at, inEnglish, phone, Screen } from '../phoneStory.tsx';
import { art, longChinese } from '../samples.tsx';

const meta = {
  title: 'Mobile 手机/InfiniteList 无限列表',
  id: 'mobile-infinite-list',
  component: InfiniteList,
  ...phone,
  parameters: { ...phone.parameters, ...picturedInWindow(...kinds.phone) },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj;

function News() {
  const [count, setCount] = useState(20);
  const total = 60;
  const items = Array.from({ length: count }, (_item, index) => index + 1);
  return (
    <MobilePage surface="surface" header={<NavBar title="资讯" />}>
      <PullRefresh onRefresh={() => Promise.resolve({ added: 3 })} shownAt="08:12">
        <div style={{ padding: '0 16px' }}>
          <InfiniteList
            label="资讯"
            items={items}
            itemKey={(item) => item}
            total={total}
            rowHeight={96}
            hasMore={count < total}
            onLoadMore={() => Promise.resolve(setCount(Math.min(total, count + 20)))}
            renderItem={(item) => (
              <NewsRow
                href={`#${item}`}
                title={item % 4 === 0 ? longChinese : `第 ${item} 条：银杏大道进入最佳观赏期`}
                note={['党委宣传部', '11-19']}
                image={item % 3 === 0 ? undefined : art('ginkgo')}
              />
            )}
          />
        </div>
      </PullRefresh>
    </MobilePage>
  );
}

const rows = ['学生证补办', '在读证明', '宿舍报修'];
const list = (count: number, onLoadMore?: () => Promise<unknown>) => () => (
  <Screen>
    <InfiniteList
      label="办件"
      items={rows.slice(0, count)}
      itemKey={(row) => row}
      renderItem={(row) => <p style={{ margin: 0, padding: 14 }}>{row}</p>}
      rowHeight={52}
      hasMore={onLoadMore !== undefined}
      onLoadMore={onLoadMore}
      empty={<MobileEmpty title="没有办件" text="申请过的事会出现在这里" />}
    />
  </Screen>
);
const refused = list(3, () => Promise.reject(new Error('offline')));

export const NewsList = { ...at(News), parameters: picturedInWindow(...kinds.phoneWidths) };
export const NewsListLandscape = at(News, 'landscape');
export const LoadingMore = at(list(3, () => new Promise(() => undefined)));
export const Failed: Story = {
  ...at(refused),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(重试|Retry|Try again)$/ });
  },
};
export const FailedInEnglish: Story = { ...Failed, ...inEnglish };
export const AtItsEnd = at(list(3));
export const Empty = at(list(0));
