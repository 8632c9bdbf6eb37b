import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Calendar } from '@yimen/ui/calendar';
import { Stack } from '@yimen/ui/stack';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { kinds, pictured } from '../.storybook/modes.ts';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof Calendar> = {
  title: 'Components 组件/Calendar 日历',
  id: 'components-calendar',
  component: Calendar,
  parameters: pictured(...kinds.themed),
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
    <Stack direction="row" gap={40} wrap>
      <Calendar {...args} aria-label="没有选" />
      <Calendar {...args} defaultValue="2026-11-20" marks={marks} weekName={weekName} />
      <Calendar {...args} defaultValue="2026-11-18" min="2026-11-05" max="2026-11-25" />
      <Calendar {...args} defaultValue="2026-11-18" disabled />
      <Calendar {...args} defaultValue="2026-11-18" readOnly />
      <Calendar {...args} defaultValue="2027-02-14" />
    </Stack>
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
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('gridcell', { selected: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/^不可选：/)).toBeVisible();
  }),
};

export const RightToLeft: Story = {
  parameters: pictured('light-1280'),
  args: { defaultValue: '2026-11-18', marks, weekName },
  render: (args) => (
    <Box padding={8}>
      <div dir="rtl">
        <Calendar {...args} />
      </div>
    </Box>
  ),
};
