import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatRow } from '@yimen/ui/mobile/stat-row';
import { inSection, phone } from '../phoneStory.tsx';
import { stats } from '../samples.tsx';

const meta: Meta<typeof StatRow> = {
  title: 'Mobile 手机/StatRow 数字行',
  id: 'mobile-stat-row',
  component: StatRow,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: { items: stats },
};
export default meta;

export const FourNumbers: StoryObj<typeof StatRow> = {};
