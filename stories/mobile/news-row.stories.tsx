import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { inSection, phone } from '../phoneStory.tsx';
import { art, longChinese } from '../samples.tsx';

const meta: Meta<typeof NewsRow> = {
  title: 'Mobile 手机/NewsRow 资讯行',
  id: 'mobile-news-row',
  component: NewsRow,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: { href: '#1', title: '银杏大道进入最佳观赏期，周末校园开放预约启动', note: ['党委宣传部', '11-19'] },
};
export default meta;
type Story = StoryObj<typeof NewsRow>;

export const WithPicture: Story = { args: { image: art('ginkgo') } };
export const LongTitle: Story = { args: { title: longChinese } };
