import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@yimen/ui/skeleton';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Skeleton> = {
  title: 'Components 组件/Skeleton 骨架屏',
  id: 'components-skeleton',
  component: Skeleton,
  args: { width: 240 },
};
export default meta;

export const Plain: StoryObj<typeof Skeleton> = {};

export const Loading: StoryObj = {
  render: () => (
    <Stack gap={24}>
      {[62, 48, 70].map((width) => (
        <Stack key={width} direction="row" gap={16} align="center">
          <Skeleton width={48} height={48} radius="medium" />
          <Stack gap={12} grow>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 22}%`} height={12} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
};
