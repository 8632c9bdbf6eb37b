import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { DateRangePicker } from '@yimen/ui/date-range-picker';
import { Grid } from '@yimen/ui/grid';
import { expect, userEvent, within } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof DateRangePicker> = {
  title: 'Components 组件/DateRangePicker 日期范围选择',
  id: 'components-daterangepicker',
  component: DateRangePicker,
  args: { label: '请假时间', today: '2026-11-20' },
};
export default meta;
type Story = StoryObj<typeof DateRangePicker>;

export const States: Story = {
  render: (args) => (
    <Grid columns={2} gap={24}>
      <DateRangePicker {...args} required />
      <DateRangePicker {...args} defaultValue={{ start: '2026-11-02', end: '2026-11-05' }} help="一次最多三十天" />
      <DateRangePicker
        {...args}
        defaultValue={{ start: '2026-11-02', end: '2026-12-05' }}
        error="最多选择 30 天，已选 34 天"
      />
      <DateRangePicker {...args} defaultValue={{ start: '2026-11-02', end: '2026-11-05' }} disabled />
      <DateRangePicker {...args} defaultValue={{ start: '2026-11-02', end: '2026-11-05' }} size="medium" />
      <DateRangePicker {...args} defaultValue={{ start: '2026-11-02', end: '' }} size="small" />
    </Grid>
  ),
};

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '打开日历' }));
}

export const OverTheLimit: Story = {
  args: { maxDays: 30, size: 'medium' },
  render: (args) => (
    <Box paddingY={8}>
      <Grid columns={2} gap={24}>
        <DateRangePicker {...args} />
      </Grid>
      <Box paddingY={72} />
      <Box paddingY={72} />
      <Box paddingY={72} />
    </Box>
  ),
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('gridcell', { name: /11 月 2 日/ }));
    await userEvent.click(canvas.getByRole('gridcell', { name: /12 月 5 日/ }));
    await expect(canvas.getByText('最多选择 30 天，已选 34 天')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '确认日期' })).toBeDisabled();
  }),
};

export const HalfChosen: Story = {
  ...OverTheLimit,
  args: {
    size: 'medium',
    maxDays: 14,
    unavailable: (date) => (date === '2026-11-26' ? '当天不受理' : undefined),
  },
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('gridcell', { name: /11 月 18 日/ }));
    await expect(canvas.getByText('再选结束日期')).toBeVisible();
  }),
};
