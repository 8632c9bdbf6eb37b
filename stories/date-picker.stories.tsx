import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { DatePicker } from '@yimen/ui/date-picker';
import { Grid } from '@yimen/ui/grid';
import { expect, userEvent, within } from 'storybook/test';

const meta: Meta<typeof DatePicker> = {
  title: 'Components 组件/DatePicker 日期选择',
  id: 'components-datepicker',
  component: DatePicker,
  args: { label: '出发日期', today: '2026-11-20' },
};
export default meta;
type Story = StoryObj<typeof DatePicker>;

export const States: Story = {
  render: (args) => (
    <Grid columns={3} gap={24}>
      <DatePicker {...args} required />
      <DatePicker {...args} defaultValue="2026-11-20" help="最早可约三天后" />
      <DatePicker {...args} defaultValue="2026-02-30" error="这一天不存在，请检查月份和日期，二月最多二十九天" />
      <DatePicker {...args} defaultValue="2026-11-20" disabled />
      <DatePicker {...args} defaultValue="2026-11-20" readOnly />
      <DatePicker {...args} defaultValue="2026-11-20" size="medium" />
      <DatePicker {...args} defaultValue="2026-11-20" size="small" hideLabel />
    </Grid>
  ),
};

function Room() {
  return (
    <>
      <Box paddingY={72} />
      <Box paddingY={72} />
      <Box paddingY={40} />
    </>
  );
}

export const Open: Story = {
  args: {
    defaultValue: '2026-11-18',
    marks: { '2026-11-20': '期中测验', '2026-11-26': '大学物理' },
    unavailable: (date) => (date === '2026-11-24' ? '当天约满' : undefined),
  },
  render: (args) => (
    <Box paddingY={8}>
      <Grid columns={2} gap={24}>
        <DatePicker {...args} />
      </Grid>
      <Room />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const AtTheEdge: Story = {
  args: { defaultValue: '2026-11-18', size: 'medium' },
  render: (args) => (
    <Box paddingY={8}>
      <Grid columns={4} gap={24}>
        {['一', '二', '三'].map((name) => (
          <DatePicker key={name} {...args} label={`第${name}天`} />
        ))}
        <DatePicker {...args} label="最后一天" />
      </Grid>
      <Room />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-align', 'end');
  },
};
