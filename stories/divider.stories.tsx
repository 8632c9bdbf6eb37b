import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '@yimen/ui/divider';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';

const meta: Meta<typeof Divider> = {
  title: 'Components 组件/Divider 分隔线',
  id: 'components-divider',
  component: Divider,
  args: { children: '其他方式' },
};
export default meta;

export const Plain: StoryObj<typeof Divider> = {};

export const Dividers: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Divider />
      <Divider>其他方式</Divider>
      <Text tone="tertiary">
        教务处
        <Divider direction="inline" />3 个工作日
        <Divider direction="inline" />
        3,208 次
      </Text>
    </Stack>
  ),
};
