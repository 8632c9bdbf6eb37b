import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from '@yimen/ui/link-list';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof LinkList> = {
  title: 'Components 组件/LinkList 链接列表',
  id: 'components-linklist',
  component: LinkList,
  args: { items: [{ href: '#1', title: '我校三门课程入选国家级一流本科课程', date: '2026-11-19' }] },
};
export default meta;

export const Plain: StoryObj<typeof LinkList> = {};

const news = ['“长江中游湿地碳汇观测”项目通过中期评估', '我校三门课程入选国家级一流本科课程', longChinese, longEnglish];
export const Links: StoryObj = {
  render: () => (
    <div style={{ width: 384 }}>
      <LinkList items={news.map((title, index) => ({ href: `#${index}`, title, date: `2026-11-${19 - index}` }))} />
      <LinkList
        items={[
          { href: '#no-date', title: '没有日期的一条' },
          { href: '#pinned', title: '关于冬季校园双选会的通知', mark: '置顶', date: '2026-11-02' },
          { href: '#pinned-long', title: longChinese, mark: '置顶', date: '2026-11-01' },
        ]}
      />
    </div>
  ),
};
