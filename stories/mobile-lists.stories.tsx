import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { MessageCircleIcon } from '@yimen/ui/icon';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { FloatingBubble } from '@yimen/ui/mobile/floating-bubble';
import { IconGridPager } from '@yimen/ui/mobile/icon-grid';
import { InfiniteList } from '@yimen/ui/mobile/infinite-list';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { NoticeBar } from '@yimen/ui/mobile/notice-bar';
import { MobilePage, SectionColumns } from '@yimen/ui/mobile/page';
import { PullRefresh } from '@yimen/ui/mobile/pull-refresh';
import { SearchHistory, useSearchHistory } from '@yimen/ui/mobile/search-history';
import { Section } from '@yimen/ui/mobile/section';
import { MobileSkeleton, skeletonForms } from '@yimen/ui/mobile/skeleton';
import { SwipeCell } from '@yimen/ui/mobile/swipe-cell';
import { Swiper } from '@yimen/ui/mobile/swiper';
import { MobileToastProvider, useToast } from '@yimen/ui/mobile/toast';
import { useEffect, useState } from 'react';
import { at } from './phoneStory.tsx';
import { art, longChinese, services } from './samples.tsx';

const meta = {
  title: 'Mobile/Lists',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function News() {
  const [count, setCount] = useState(20);
  const total = 60;
  const items = Array.from({ length: count }, (_item, index) => index + 1);
  return (
    <MobilePage ground="surface" header={<NavBar title="资讯" />}>
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
      <FloatingBubble label="问助手" icon={<MessageCircleIcon size={24} />} />
    </MobilePage>
  );
}
export const News320 = at(News, 'narrow');
export const News375 = at(News);
export const News414 = at(News, 'large');
export const News768 = at(News, 'tablet');
export const NewsDark = at(News, 'phone', { mode: 'dark' });

function Notices() {
  const [gone, setGone] = useState<readonly string[]>([]);
  const notices = ['“国家助学金”退回补正', longChinese, '图书即将到期'].filter((title) => !gone.includes(title));
  return (
    <MobilePage header={<NavBar title="消息通知" end={<Button variant="text">全部已读</Button>} />}>
      <NoticeBar text="11 月 22 日 8:00–18:00 停电检修" tone="warning" onClose={() => undefined} />
      <NoticeBar text="期中评教开放至 11 月 27 日" link={{ label: '去评教', href: '#rate' }} />
      <NoticeBar text={longChinese.repeat(3)} tone="neutral" action={{ label: '重试', onPress: () => undefined }} />
      <div style={{ height: 12 }} />
      <Section padding="none" aria-label="今天">
        {notices.length === 0 && <MobileEmpty title="没有通知了" text="新的通知会出现在这里" />}
        {notices.map((title) => (
          <SwipeCell
            key={title}
            label={title}
            actions={[
              { id: 'read', label: '已读', onPress: () => undefined },
              { id: 'remove', label: '删除', tone: 'danger', onPress: () => setGone([...gone, title]) },
            ]}
          >
            <div style={{ padding: 16 }}>
              <strong>{title}</strong>
              <br />
              学生工作处
            </div>
          </SwipeCell>
        ))}
      </Section>
      <Section aria-label="明天">
        <MobileEmpty size="row" title="明天没有安排" text="点右上角“＋”添加一项" />
      </Section>
    </MobilePage>
  );
}
export const Notices320 = at(Notices, 'narrow');
export const Notices375 = at(Notices);
export const Notices414 = at(Notices, 'large');
export const Notices768 = at(Notices, 'tablet');
export const NoticesDark = at(Notices, 'phone', { mode: 'dark' });
export const NoticesCare = at(Notices, 'phone', { care: 'on' });

export const NoticeUncovered: Story = {
  ...at(Notices),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作：图书即将到期' }));
    const [, , remove] = canvas.getAllByRole('button', { name: '删除' });
    if (remove) await userEvent.click(remove);
    await canvas.findByRole('button', { name: '确认删除' });
  },
};

const icons = [...services, ...services].slice(0, 18).map(({ id, name, icon: Icon }, index) => ({
  href: `#${id}-${index}`,
  label: name,
  icon: <Icon size={24} strokeWidth={1.6} />,
}));

function Search() {
  const { entries, add, remove, clear } = useSearchHistory('stories-search');
  useEffect(() => {
    for (const words of ['成绩单', 'cjd', longChinese, '宿舍报修']) add(words);
  }, [add]);
  return (
    <MobilePage header={<NavBar title="搜索" />}>
      <Section aria-label="推荐">
        <Swiper
          label="专题"
          interval={6000}
          indicator="over"
          slides={['lake', 'library', 'ginkgo'].map((name) => (
            <img key={name} src={art(name)} alt="" style={{ display: 'block', width: '100%', aspectRatio: '16 / 9' }} />
          ))}
        />
      </Section>
      <Section aria-label="找过的词">
        <SearchHistory entries={entries} onSearch={() => undefined} onRemove={remove} onClear={clear} />
      </Section>
      <Section padding="narrow" aria-label="服务">
        <IconGridPager label="常用服务" items={icons} />
      </Section>
    </MobilePage>
  );
}
export const Search320 = at(Search, 'narrow');
export const Search375 = at(Search);
export const Search414 = at(Search, 'large');
export const Search768 = at(Search, 'tablet');
export const SearchCare = at(Search, 'phone', { care: 'on' });

function Skeletons() {
  return (
    <MobilePage header={<NavBar title="正在加载" />}>
      <SectionColumns>
        {skeletonForms.map((form) => (
          <Section key={form} padding="none" aria-label={form}>
            <MobileSkeleton form={form} />
          </Section>
        ))}
      </SectionColumns>
    </MobilePage>
  );
}
export const Skeletons375 = at(Skeletons);
export const Skeletons768 = at(Skeletons, 'tablet');
export const SkeletonsDark = at(Skeletons, 'phone', { mode: 'dark' });

function ToastButtons() {
  const toast = useToast();
  return (
    <MobilePage header={<NavBar title="轻提示" />}>
      <div style={{ display: 'grid', gap: 12, padding: 64 }}>
        <Button onClick={() => toast.success('已收藏')}>成功</Button>
        <Button onClick={() => toast.loading('加载中…')}>加载</Button>
      </div>
    </MobilePage>
  );
}
export const Toasts: Story = {
  render: () => (
    <MobileToastProvider>
      <ToastButtons />
    </MobileToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await canvas.findByText('已收藏');
  },
};
