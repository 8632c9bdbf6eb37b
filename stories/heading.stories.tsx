import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@yimen/ui/heading';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Heading> = {
  title: 'Components 组件/Heading 标题',
  id: 'components-heading',
  component: Heading,
  args: { level: 2, children: '为你推荐' },
};
export default meta;

export const Plain: StoryObj<typeof Heading> = {};

export const Headings: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1} size="display">
        今天想办什么事？
      </Heading>
      <Heading level={2}>上午好，林知夏</Heading>
      <Heading level={3}>为你推荐</Heading>
      <Heading level={4}>学籍学业</Heading>
      <Heading level={5} lines={1}>
        关于规范二〇二六至二〇二七学年第一学期本科生学生证补办与注册工作有关事项的通知（征求意见稿），请各学院、各部门于本周五之前反馈意见，逾期视为没有意见。
      </Heading>
    </Stack>
  ),
};
