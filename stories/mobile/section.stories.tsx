import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@yimen/ui/mobile/section';
import { onPage, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof Section> = {
  title: 'Mobile 手机/Section 区块',
  id: 'mobile-section',
  component: Section,
  ...phone,
  decorators: [...phone.decorators, onPage],
  args: { title: '今天', note: '11 月 20 日 星期五', more: { href: '#day' }, children: longChinese },
};
export default meta;
type Story = StoryObj<typeof Section>;

export const WithNoteAndMore: Story = {};
export const WithCount: Story = {
  args: { title: longChinese, note: undefined, count: 3, more: { label: '全部', href: '#all' } },
};
