import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof TaskList> = {
  title: 'Components 组件/TaskList 待办列表',
  id: 'components-tasklist',
  component: TaskList,
};
export default meta;

export const Tasks: StoryObj = {
  render: () => (
    <div style={{ width: 384 }}>
      <TaskList>
        <TaskRow
          href="#1"
          title="补充“国家助学金”佐证材料"
          note={['学生工作处', '退回补正']}
          deadline={{ label: '今天 17:00 截止', tone: 'error' }}
        />
        <TaskRow
          href="#2"
          title="确认实验室准入培训"
          note="实验室与设备处"
          deadline={{ label: '明天截止', tone: 'warning' }}
        />
        <TaskRow href="#3" title={longChinese} note={longChinese} deadline={{ label: '11-27 截止', tone: 'outline' }} />
        <TaskRow href="#4" title="没有期限的一件" />
      </TaskList>
    </div>
  ),
};
