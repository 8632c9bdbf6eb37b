import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconGrid, IconGridPager } from '@yimen/ui/mobile/icon-grid';
import { everyWidth, inSection, phone } from '../phoneStory.tsx';
import { services } from '../samples.tsx';

const icons = [...services, ...services].slice(0, 18).map(({ id, name, icon: Icon }, index) => ({
  href: `#${id}-${index}`,
  label: name,
  icon: <Icon size={24} strokeWidth={1.6} />,
}));

const meta: Meta<typeof IconGrid> = {
  title: 'Mobile 手机/IconGrid 图标宫格',
  id: 'mobile-icon-grid',
  component: IconGrid,
  subcomponents: { IconGridPager },
  ...phone,
  decorators: [inSection('narrow'), ...phone.decorators],
  args: { items: icons.slice(0, 8) },
};
export default meta;
type Story = StoryObj<typeof IconGrid>;

export const TwoRows: Story = {};
export const Pages: Story = {
  render: () => <IconGridPager label="常用服务" items={icons} />,
  parameters: everyWidth,
};
