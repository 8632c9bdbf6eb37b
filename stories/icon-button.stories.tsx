import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, PrinterIcon, RefreshCwIcon, SearchIcon, StarIcon, XIcon } from '@yimen/ui/icon';
import { IconButton, IconButtonLink } from '@yimen/ui/icon-button';
import { Stack } from '@yimen/ui/stack';
import { useState } from 'react';

const meta: Meta<typeof IconButton> = {
  title: 'Components 组件/IconButton 图标按钮',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: '搜索', icon: <SearchIcon /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={12} align="center" wrap>
      <IconButton label="刷新" icon={<RefreshCwIcon />} />
      <IconButton label="打印" icon={<PrinterIcon />} variant="secondary" />
      <IconButton label="收藏" icon={<StarIcon />} variant="light" />
      <IconButton label="关闭" icon={<XIcon />} variant="outline" />
      <IconButton label="搜索" icon={<SearchIcon />} variant="primary" />
      <IconButton label="刷新中" icon={<RefreshCwIcon />} variant="secondary" loading />
      <IconButton label="不能打印" icon={<PrinterIcon />} variant="secondary" disabled />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={12} align="center">
      <IconButton label="小" size="small" variant="secondary" icon={<StarIcon size={16} />} />
      <IconButton label="中" size="medium" variant="secondary" icon={<StarIcon size={18} />} />
      <IconButton label="大" size="large" variant="secondary" icon={<StarIcon />} />
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Stack direction="row" gap={24} align="center">
      <IconButtonLink href="#notices" label="通知" icon={<BellIcon />} badge={5} />
      <IconButtonLink href="#tasks" label="待办" icon={<BellIcon />} badge={128} />
      <IconButtonLink href="#news" label="资讯" icon={<BellIcon />} badge />
      <IconButtonLink href="#none" label="没有新消息" icon={<BellIcon />} badge={0} />
    </Stack>
  ),
};

export const Toggle: Story = {
  render: function Toggle() {
    const [pressed, setPressed] = useState(true);
    return (
      <IconButton
        label="收藏"
        icon={<StarIcon filled={pressed} />}
        pressed={pressed}
        onClick={() => setPressed(!pressed)}
      />
    );
  },
};
