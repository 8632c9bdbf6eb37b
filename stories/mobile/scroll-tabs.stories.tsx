import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { everyWidth, onPage, phone } from '../phoneStory.tsx';

const meta: Meta<typeof ScrollTabs> = {
  title: 'Mobile 手机/ScrollTabs 滑动标签',
  id: 'mobile-scroll-tabs',
  component: ScrollTabs,
  ...phone,
  decorators: [...phone.decorators, onPage],
};
export default meta;
type Story = StoryObj<typeof ScrollTabs>;

export const Underlined: Story = {
  args: {
    label: '指南',
    items: ['谁能办', '要准备什么', '怎么办', '多久办好', '去哪里', '常见问题'].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      current: index === 5,
    })),
  },
  parameters: everyWidth,
};
export const Chips: Story = {
  args: {
    label: '筛选',
    variant: 'chips',
    items: ['全部', '信息工程学院', '图书馆', '后勤', '研究生院'].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      current: index === 0,
      count: index === 1 ? 2 : undefined,
    })),
  },
};
