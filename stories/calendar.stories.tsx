import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Calendar } from '@yimen/ui/calendar';
import { Grid } from '@yimen/ui/grid';
import { expect, userEvent, within } from 'storybook/test';

const meta: Meta<typeof Calendar> = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { today: '2026-11-20' },
};
export default meta;
type Story = StoryObj<typeof Calendar>;

const marks = Object.fromEntries(
  ['03', '05', '09', '12', '17', '18', '19', '20', '24', '26', '28'].map((day) => [`2026-11-${day}`, '有日程']),
);
const weeks = ['10-26', '11-02', '11-09', '11-16', '11-23', '11-30'];
const weekName = (monday: string) => {
  const index = weeks.indexOf(monday.slice(5));
  return index < 0 ? undefined : String(index + 9);
};

export const States: Story = {
  render: (args) => (
    <Grid columns={3} gap={40}>
      <Calendar {...args} aria-label="没有选" />
      <Calendar {...args} defaultValue="2026-11-20" marks={marks} weekName={weekName} />
      <Calendar {...args} defaultValue="2026-11-18" min="2026-11-05" max="2026-11-25" />
      <Calendar {...args} defaultValue="2026-11-18" disabled />
      <Calendar {...args} defaultValue="2026-11-18" readOnly />
      <Calendar {...args} defaultValue="2027-02-14" />
    </Grid>
  ),
};

export const Unavailable: Story = {
  args: {
    defaultValue: '2026-11-18',
    focusOnMount: true,
    unavailable: (date) =>
      ['2026-11-19', '2026-11-20'].includes(date)
        ? '学校办公楼停电检修，全天不受理现场业务，请改约下一周的工作日'
        : undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(canvasElement).findByText(/^不可选：/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-18', marks, weekName },
  render: (args) => (
    <Box padding={8}>
      <div dir="rtl">
        <Calendar {...args} />
      </div>
    </Box>
  ),
};
