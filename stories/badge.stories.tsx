import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@yimen/ui/badge';
import { BellIcon } from '@yimen/ui/icon';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Badge> = {
  title: 'Components 组件/Badge 徽标',
  id: 'components-badge',
  component: Badge,
  args: { count: 3, children: <BellIcon size={24} /> },
};
export default meta;

export const Plain: StoryObj<typeof Badge> = {};

export const Badges: StoryObj = {
  render: () => (
    <Stack direction="row" gap={32} align="center" wrap>
      <Badge count={3}>
        <BellIcon size={24} />
      </Badge>
      <Badge count={128}>
        <BellIcon size={24} />
      </Badge>
      <Badge dot>
        <BellIcon size={24} />
      </Badge>
      <Badge count={0}>
        <BellIcon size={24} />
      </Badge>
      <Badge count={12} />
      <Badge count={100} />
      <Badge count={146} max={999} tone="neutral" label="共 146 项" />
      <Badge dot label="未读点" />
    </Stack>
  ),
};
