import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileTextIcon } from '@yimen/ui/icon';
import { ServiceRow, ServiceRows } from '@yimen/ui/mobile/service-row';
import { inSection, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof ServiceRow> = {
  title: 'Mobile 手机/ServiceRow 服务行',
  id: 'mobile-service-row',
  component: ServiceRow,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    href: '#transcript',
    icon: <FileTextIcon size={20} strokeWidth={1.6} />,
    title: '成绩单打印',
    meta: ['教务处', '即办'],
    onCollectedChange: () => undefined,
  },
  render: (args) => (
    <ServiceRows>
      <ServiceRow {...args} />
    </ServiceRows>
  ),
};
export default meta;
type Story = StoryObj<typeof ServiceRow>;

export const Collected: Story = { args: { collected: true } };
export const InMaintenance: Story = {
  args: { title: longChinese, meta: [longChinese], state: '维护中', online: 'offline' },
};
