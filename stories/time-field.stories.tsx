import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { NumberField } from '@yimen/ui/number-field';
import { TimeField } from '@yimen/ui/time-field';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof TimeField> = {
  title: 'Components 组件/TimeField 时间输入',
  id: 'components-timefield',
  component: TimeField,
  args: { label: '开始时间', defaultValue: '15:00', step: 5 },
};
export default meta;

export const Plain: StoryObj<typeof TimeField> = {};

export const Times: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <TimeField label="开始时间" required />
      <TimeField label="开始时间" defaultValue="15:00" step={5} help="五分钟一档" />
      <TimeField label="结束时间" defaultValue="14:30" error="结束时间要晚于开始时间" />
      <TimeField label="开始时间" defaultValue="15:00" disabled />
      <TimeField label="开始时间" defaultValue="15:00" readOnly />
      <TimeField label="开始时间" defaultValue="15:00" size="medium" />
      <TimeField label="开始时间" defaultValue="15:00" size="small" hideLabel />
    </Grid>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: pictured('light-1280'),
  render: () => (
    <div dir="rtl">
      <Grid columns={2} gap={24}>
        <TimeField label="开始时间" defaultValue="15:00" />
        <NumberField label="份数" defaultValue={2} suffix="份" />
      </Grid>
    </div>
  ),
};
