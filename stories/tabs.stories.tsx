import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks, Tabs } from '@yimen/ui/tabs';
import { kinds, pictured } from '../.storybook/modes.ts';
import { longChinese } from './samples.tsx';

const items = [
  { id: 'todo', label: '待办', count: 10 },
  { id: 'read', label: '待阅', count: 2 },
  { id: 'done', label: '已办', count: 148 },
  { id: 'mine', label: '我发起的' },
];
const meta = {
  title: 'Components 组件/Tabs 标签页',
  id: 'components-tabs',
  component: Tabs,
  parameters: pictured(...kinds.themed),
  args: {
    label: '任务',
    items,
    defaultValue: 'todo',
    panels: { todo: '十件待办', read: '两件待阅', done: '都办好了', mine: '还没有发起过' },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {};
export const Filled: Story = { args: { variant: 'filled' } };
export const ManyScrollSideways: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({ id: `t${index}`, label: `第 ${index + 1} 个标签` })),
    defaultValue: 't20',
    panels: undefined,
  },
};
export const LongLabel: Story = { args: { items: [{ id: 'a', label: longChinese }, ...items], panels: undefined } };
export const Links: Story = {
  render: () => (
    <TabLinks
      label="资讯栏目"
      variant="filled"
      items={['校园要闻', '学术讲座', '媒体明德'].map((label, index) => ({
        id: label,
        label,
        href: `#${index}`,
        current: index === 0,
      }))}
    />
  ),
};
export const UnderlinedLinks: Story = {
  render: () => (
    <TabLinks
      label="指南"
      items={['谁能办', '要准备什么', '怎么办', '多久办好'].map((label, index) => ({
        id: label,
        label,
        href: `#${index}`,
        current: index === 0,
      }))}
    />
  ),
};
