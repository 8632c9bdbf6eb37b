import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { everyWidth, onPage, phone } from '../phoneStory.tsx';
import { tabs } from '../samples.tsx';

const meta: Meta<typeof TabBar> = {
  title: 'Mobile 手机/TabBar 底部标签栏',
  id: 'mobile-tab-bar',
  component: TabBar,
  ...phone,
  decorators: [...phone.decorators, onPage],
  args: { items: tabs },
};
export default meta;
type Story = StoryObj<typeof TabBar>;

export const WithBadges: Story = { parameters: everyWidth };
export const LongLabels: Story = {
  args: { items: tabs.map((tab) => ({ ...tab, label: tab.id === 'news' ? '资讯与通知公告' : tab.label })) },
};
