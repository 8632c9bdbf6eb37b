import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { NumberField } from '@yimen/ui/number-field';

const meta: Meta<typeof NumberField> = {
  title: 'Components 组件/NumberField 数字输入',
  id: 'components-numberfield',
  component: NumberField,
  args: { label: '份数', min: 1, max: 20, help: '一次最多二十份' },
};
export default meta;

export const Plain: StoryObj<typeof NumberField> = {};

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
