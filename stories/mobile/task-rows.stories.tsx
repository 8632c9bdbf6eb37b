import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskRows } from '@yimen/ui/mobile/task-rows';
import { inSection, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof TaskRows> = {
  title: 'Mobile 手机/TaskRows 待办行',
  id: 'mobile-task-rows',
  component: TaskRows,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    items: [
      {
        href: '#1',
        title: '补充“国家助学金”佐证材料',
        note: '学生工作处',
        deadline: { label: '今天 17:00', tone: 'error' },
      },
      { href: '#2', title: longChinese, note: longChinese, deadline: { label: '明天', tone: 'warning' } },
      { title: '期中评教', note: ['教务处', '4 门课'] },
    ],
  },
};
export default meta;

export const MostUrgentFirst: StoryObj<typeof TaskRows> = {};
