import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutIcon, SettingsIcon, UserIcon } from '@yimen/ui/icon';
import { UserMenu } from '@yimen/ui/user-menu';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inChinese } from './inChinese.ts';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof UserMenu> = {
  title: 'Components 组件/UserMenu 用户菜单',
  id: 'components-usermenu',
  component: UserMenu,
  args: {
    name: '林知夏',
    note: '软件工程 2403 班',
    items: [
      { id: 'me', label: '个人中心', href: '#me', icon: <UserIcon size={18} /> },
      { id: 'settings', label: '账号与安全', href: '#settings', icon: <SettingsIcon size={18} /> },
      { id: 'exit', label: '退出登录', danger: true, separated: true, icon: <LogOutIcon size={18} /> },
    ],
  },
};
export default meta;

export const Closed: StoryObj<typeof UserMenu> = {};
export const Open: StoryObj<typeof UserMenu> = {
  play: inChinese(async () => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeVisible());
  }),
};
export const LongNames: StoryObj<typeof UserMenu> = { args: { name: longChinese, note: longChinese }, play: Open.play };
