import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { WeekSchedule } from '@yimen/ui/week-schedule';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../.storybook/modes.ts';
import { inChinese } from './inChinese.ts';

const starts = [
  '08:00',
  '08:55',
  '10:10',
  '11:05',
  '14:00',
  '14:55',
  '16:00',
  '16:55',
  '19:00',
  '19:55',
  '20:50',
  '21:40',
];
const ends = [
  '08:45',
  '09:40',
  '10:55',
  '11:50',
  '14:45',
  '15:40',
  '16:45',
  '17:40',
  '19:45',
  '20:40',
  '21:35',
  '22:25',
];
const periods = starts.map((start, index) => ({
  name: String(index + 1),
  start,
  end: ends[index] ?? '',
  breakAfter: { 3: '午休', 7: '晚餐' }[index],
}));

type Tone = 'course' | 'exam' | 'personal';
function event(day: number, from: number, to: number, title: string, note = '', tone: Tone = 'course') {
  const [start = '', end = ''] = [starts[from - 1], ends[to - 1]];
  return { id: `${day} ${from} ${title}`, title, note, tone, date: `2026-11-${15 + day}`, start, end };
}
const events = [
  event(1, 1, 2, '数据结构', '明理楼 B204'),
  event(3, 1, 2, '数据结构', '明理楼 B204'),
  event(4, 1, 2, '大学物理（下）', '理科楼 301'),
  event(5, 1, 2, '数据结构实验', '信息楼机房 3'),
  event(2, 3, 4, '离散数学', 'A105'),
  event(2, 3, 4, '补课', '物理', 'exam'),
  event(5, 3, 4, '概率论与数理统计', '致知楼 A301'),
  event(1, 5, 6, '体育（羽毛球）', '滨湖体育馆'),
  event(2, 5, 6, '马克思主义基本原理', '致知楼 A201'),
  event(3, 5, 7, '计算机组成原理', '明理楼 A412'),
  event(3, 6, 7, '小组讨论', '研讨间 4', 'personal'),
  event(5, 5, 6, '大学英语（四）', '外语楼 512'),
  event(4, 7, 8, '实验室安全考核', '在线', 'exam'),
  event(5, 7, 7, '导师组会', '信息楼 508', 'personal'),
  event(2, 9, 11, '羽毛球社训练', '滨湖体育馆', 'personal'),
  event(5, 9, 10, '“湖畔论坛”第 86 讲', '图书馆报告厅', 'personal'),
  event(6, 1, 2, '开放日志愿者', '南门'),
  event(6, 1, 3, '英语四级模拟考', '外语楼 305', 'exam'),
  event(6, 2, 3, '社团招新值台', '大活广场', 'personal'),
  event(7, 11, 12, '国际合作与交流处出国（境）学习行前说明会', '图书馆报告厅二层东侧会议室', 'personal'),
];
const allDay = [
  { id: 'check', title: '期中教学检查', start: '2026-11-16', end: '2026-11-20' },
  { id: 'open', title: '校园开放周', start: '2026-11-21', end: '2026-11-29' },
];

const meta: Meta<typeof WeekSchedule> = {
  title: 'Components 组件/WeekSchedule 周课表',
  id: 'components-weekschedule',
  component: WeekSchedule,
  args: { label: '第 12 周', monday: '2026-11-16', periods, events, allDay, now: '2026-11-20 10:55', onOpen: fn() },
};
export default meta;
type Story = StoryObj<typeof WeekSchedule>;

export const Week: Story = {};

export const Overlaps: Story = {
  parameters: pictured('light-1280'),
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /还有 2 项/ }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  }),
};

export const Day: Story = { args: { label: '11 月 20 日', monday: '2026-11-20', days: 1 } };

export const EmptyWeek: Story = {
  args: {
    label: '寒假',
    monday: '2027-01-18',
    events: [],
    allDay: [{ id: 'holiday', title: '寒假，至 02-28', start: '2027-01-18', end: '2027-02-28' }],
    empty: (
      <Empty
        title="这一周没有课"
        text="图书馆和体育馆照常开放，3 月 1 日开学。"
        action={<Button variant="primary">添加日程</Button>}
      />
    ),
  },
};

export const ReadOnly: Story = { args: { onOpen: undefined, now: undefined }, parameters: pictured('light-1280') };

export const RightToLeft: Story = {
  parameters: pictured('light-1280'),
  render: (args) => (
    <div dir="rtl">
      <WeekSchedule {...args} />
    </div>
  ),
};
