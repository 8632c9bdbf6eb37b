import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonthCalendar, type MonthEntry, type ScheduleTone } from '@yimen/ui/month-calendar';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../.storybook/modes.ts';
import { inChinese } from './inChinese.ts';

function on(day: number, title: string, tone: ScheduleTone = 'course', end?: number): MonthEntry {
  const date = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
  return { id: `${day} ${title}`, title, tone, start: date(day), end: end === undefined ? undefined : date(end) };
}

const entries: MonthEntry[] = [
  ...[2, 9, 16, 23, 30].map((day) => on(day, '数据结构')),
  ...[3, 10, 17, 24].map((day) => on(day, '离散数学')),
  ...[4, 11, 18].map((day) => on(day, '组成原理')),
  ...[2, 9].map((day) => on(day, '体育')),
  ...[5, 26].map((day) => on(day, '大学物理')),
  on(2, '班会', 'personal'),
  on(2, '社团招新', 'personal'),
  on(6, '高数期中测验', 'exam'),
  on(12, '奖学金材料截止，逾期视为放弃本学年评定资格', 'exam'),
  on(16, '期中教学检查', 'calendar', 20),
  { id: 'open', title: '校园开放周', tone: 'calendar', start: '2026-11-21', end: '2026-11-29' },
  on(19, '实验室考核', 'exam'),
  ...['概率论', '大学英语', '导师组会', '“湖畔论坛”第 86 讲'].map((title) => on(20, title)),
  on(27, '评教截止', 'exam'),
];
const weeks = ['10-26', '11-02', '11-09', '11-16', '11-23', '11-30'];

const meta: Meta<typeof MonthCalendar> = {
  title: 'Components 组件/MonthCalendar 月历',
  id: 'components-monthcalendar',
  component: MonthCalendar,
  args: {
    month: '2026-11',
    today: '2026-11-20',
    entries,
    onOpen: fn(),
    weekName: (monday) => `第 ${weeks.indexOf(monday.slice(5)) + 9} 周`,
  },
};
export default meta;
type Story = StoryObj<typeof MonthCalendar>;

export const Month: Story = {};

export const FullDay: Story = {
  parameters: pictured('light-1280'),
  args: { onDay: fn(), onAdd: fn() },
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /11 月 20 日.*还有/ }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  }),
};

export const EmptyMonth: Story = { args: { month: '2027-02', entries: [], weekName: undefined, onOpen: undefined } };

export const RightToLeft: Story = {
  parameters: pictured('light-1280'),
  render: (args) => (
    <div dir="rtl">
      <MonthCalendar {...args} />
    </div>
  ),
};
