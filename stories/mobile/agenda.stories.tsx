import type { Meta, StoryObj } from '@storybook/react-vite';
import { Agenda } from '@yimen/ui/mobile/agenda';
import { inSection, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof Agenda> = {
  title: 'Mobile 手机/Agenda 日程',
  id: 'mobile-agenda',
  component: Agenda,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    items: [
      { time: '10:10', title: '概率论与数理统计', note: ['致知楼 A301', '还剩 50 分钟'], current: true, href: '#1' },
      { time: '14:00', title: '大学英语（四）', note: ['外语楼 512', 'Helen Zhao'] },
      { time: '19:00', title: longChinese, note: '图书馆报告厅' },
    ],
  },
};
export default meta;

export const OneDay: StoryObj<typeof Agenda> = {};
