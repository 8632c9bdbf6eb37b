import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '@yimen/ui/steps';
import { kinds, pictured } from '../.storybook/modes.ts';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof Steps> = {
  title: 'Components 组件/Steps 步骤',
  id: 'components-steps',
  component: Steps,
  args: {
    items: [
      { title: '填写申请', state: 'done' },
      { title: '学院审核', state: 'current' },
      { title: '领取', state: 'upcoming' },
    ],
  },
  parameters: pictured(...kinds.themed),
};
export default meta;

export const Plain: StoryObj<typeof Steps> = {};

export const StepsOfAGuide: StoryObj = {
  render: () => (
    <Steps
      items={[
        { title: '在线申请', note: '填写原因，上传照片' },
        { title: '学院审核', note: '辅导员确认，半个工作日内' },
        { title: '制证', note: '学生工作处制作，2 个工作日' },
        { title: '现场领取', note: '带校园卡到窗口缴费领取' },
      ]}
    />
  ),
};
export const StepsOfACase: StoryObj = {
  render: () => (
    <Steps
      items={[
        { title: '填写申请', note: '11-18 10:33', state: 'done' },
        { title: '学院审核', note: '11-18 15:20，许彦', state: 'done' },
        { title: '制证', note: '还需约 1 天', state: 'current' },
        { title: '现场领取', note: '学生事务中心 2 号窗口', state: 'upcoming' },
        { title: '出错时', note: '照片不合格，重新上传', state: 'error' },
      ]}
    />
  ),
};
export const StepsInAColumn: StoryObj = {
  render: () => (
    <div style={{ width: 360 }}>
      <Steps
        direction="vertical"
        items={[
          { title: '填写申请', note: '11-18 10:33', state: 'done' },
          { title: '学院审核', note: longChinese, state: 'current' },
          { title: longChinese, state: 'upcoming' },
        ]}
      />
    </div>
  ),
};
