import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateList } from '@yimen/ui/date-list';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof DateList> = {
  title: 'Components 组件/DateList 日期列表',
  id: 'components-datelist',
  component: DateList,
  args: { items: [{ href: '#1', title: '期末考试安排', note: '教务处', date: '2026-11-20' }] },
};
export default meta;

export const Plain: StoryObj<typeof DateList> = {};

export const Notices: StoryObj = {
  render: () => (
    <div style={{ width: 384 }}>
      <DateList
        items={[
          { href: '#1', title: '2026 年秋季学期期末考试安排', note: '教务处', date: '2026-11-20' },
          { href: '#2', title: longChinese, note: longChinese, date: '2026-01-09' },
          { href: '#3', title: longEnglish, date: '2026-11-18' },
        ]}
      />
    </div>
  ),
};
