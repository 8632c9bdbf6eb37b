import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { DropdownMenu } from '@yimen/ui/dropdown-menu';
import { BellIcon, ChevronDownIcon, LogOutIcon, MoonIcon, UserIcon } from '@yimen/ui/icon';
import { longChinese } from './samples.tsx';

const meta = {
  title: 'Components 组件/DropdownMenu 下拉菜单',
  id: 'components-dropdownmenu',
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: (props) => (
      <Button {...props} endIcon={<ChevronDownIcon size={16} />}>
        更多操作
      </Button>
    ),
    items: [
      { id: 'me', label: '个人中心', href: '#me', icon: <UserIcon size={18} /> },
      { id: 'notices', label: '消息通知', href: '#notices', icon: <BellIcon size={18} />, end: '99+' },
      { id: 'dark', label: '深色模式（随系统）', icon: <MoonIcon size={18} />, disabled: true },
      { id: 'long', label: longChinese, href: '#long' },
      { id: 'exit', label: '退出登录', icon: <LogOutIcon size={18} />, danger: true, separated: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };
