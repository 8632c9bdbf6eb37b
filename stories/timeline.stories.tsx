import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { DayTimeline, Timeline } from '@yimen/ui/timeline';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof DayTimeline> = {
  title: 'Components 组件/Timeline 时间线',
  id: 'components-timeline',
  component: DayTimeline,
  args: {
    items: [
      { time: '10:10', title: '概率论与数理统计', state: 'now' },
      { time: '14:00', title: '大学英语（四）', state: 'next' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof DayTimeline> = {};

export const Day: StoryObj = {
  render: () => (
    <div style={{ width: 384 }}>
      <DayTimeline
        items={[
          { time: '08:00', title: '数据结构', note: ['明理楼 B204', '周文博'], state: 'past' },
          {
            time: '10:10',
            title: '概率论与数理统计',
            note: ['致知楼 A301', '沈清'],
            state: 'now',
            badge: '进行中，还剩 50 分钟',
          },
          { time: '14:00', title: '大学英语（四）', note: '外语楼 512', state: 'next' },
          { time: '19:00', title: longChinese, note: longEnglish, state: 'next' },
        ]}
      />
    </div>
  ),
};

export const Steps: StoryObj = {
  render: () => (
    <Timeline
      items={[
        { id: '1', title: '提交申请', time: '2026-11-18 09:12', tone: 'success', icon: <CircleCheckIcon size={16} /> },
        { id: '2', title: '辅导员审核通过', time: '2026-11-18 15:40', tone: 'success', content: '材料齐全，同意。' },
        { id: '3', title: '学院退回补充', time: '2026-11-19 10:05', tone: 'error', content: '缺少成绩单原件扫描件。' },
        {
          id: '4',
          title: '补充材料',
          time: '2026-11-19 18:30',
          tone: 'warning',
          content: <Link href="#file">成绩单.pdf</Link>,
        },
        { id: '5', title: '学院复审', time: '承诺 11-23 前', tone: 'theme' },
        { id: '6', title: longChinese, content: longEnglish },
      ]}
    />
  ),
};
export const Empty: StoryObj = { render: () => <Timeline items={[]} aria-label="没有记录" /> };
