import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@yimen/ui/spinner';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Spinner> = {
  title: 'Components 组件/Spinner 加载中',
  id: 'components-spinner',
  component: Spinner,
  args: { size: 32 },
};
export default meta;

export const Plain: StoryObj<typeof Spinner> = {};

export const Sizes: StoryObj = {
  render: () => (
    <Stack direction="row" gap={16} align="center">
      <Spinner size={16} label={false} />
      <Spinner />
      <Spinner size={32} label={false} />
    </Stack>
  ),
};
