import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@yimen/ui/avatar';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Avatar> = {
  title: 'Components 组件/Avatar 头像',
  id: 'components-avatar',
  component: Avatar,
  args: { name: '林知夏', size: 64 },
};
export default meta;

export const Plain: StoryObj<typeof Avatar> = {};

export const Avatars: StoryObj = {
  render: () => (
    <Stack direction="row" gap={16} align="center" wrap>
      {([24, 32, 40, 64, 88] as const).map((size) => (
        <Avatar key={size} name="林知夏" size={size} />
      ))}
      <Avatar name="周以安" size={64} src="/art/mingde-emblem.svg" />
      <Avatar name="坏图片" size={64} src="data:image/png;base64,broken" />
      <Avatar name="𠮷田光" size={64} presence="在线" />
      <Avatar name="Ada Lovelace" size={40} />
      <Avatar name="" size={40} decorative />
    </Stack>
  ),
};
