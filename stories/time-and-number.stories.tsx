import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { NumberField } from '@yimen/ui/number-field';
import { TimeField } from '@yimen/ui/time-field';

const meta: Meta = { title: 'Components/TimeAndNumber' };
export default meta;

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

export const Numbers: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <NumberField label="份数" required min={1} max={20} />
      <NumberField label="份数" defaultValue={2} min={1} max={20} help="一次最多二十份" />
      <NumberField label="金额" defaultValue={1234567.5} prefix="¥" suffix="元" format={{ minimumFractionDigits: 2 }} />
      <NumberField label="份数" defaultValue={99} error="不能大于 20" />
      <NumberField label="份数" defaultValue={2} disabled />
      <NumberField label="份数" defaultValue={2} readOnly />
      <NumberField label="份数" defaultValue={20} max={20} size="medium" suffix="份" />
      <NumberField label="份数" defaultValue={2} size="small" hideLabel />
    </Grid>
  ),
};

export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl">
      <Grid columns={2} gap={24}>
        <TimeField label="开始时间" defaultValue="15:00" />
        <NumberField label="份数" defaultValue={2} suffix="份" />
      </Grid>
    </div>
  ),
};
