import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { inSection, phone } from '../phoneStory.tsx';

const meta: Meta<typeof MobileEmpty> = {
  title: 'Mobile 手机/MobileEmpty 空状态',
  id: 'mobile-empty',
  component: MobileEmpty,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
};
export default meta;
type Story = StoryObj<typeof MobileEmpty>;

export const OfPage: Story = {
  args: { title: '没有通知了', text: '新的通知会出现在这里', action: <Button>看看已读的</Button> },
};
export const OfRow: Story = { args: { size: 'row', title: '明天没有安排', text: '点右上角“＋”添加一项' } };
