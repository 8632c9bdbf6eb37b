import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppHeader } from '@yimen/ui/app-header';
import { Button } from '@yimen/ui/button';
import { BellIcon, LogOutIcon, SearchIcon, SettingsIcon, UserIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { UserMenu } from '@yimen/ui/user-menu';
import { expect, userEvent, waitFor } from 'storybook/test';
import { kinds, pictured } from '../.storybook/modes.ts';
import { Emblem, longChinese, menu } from './samples.tsx';

const signedIn = (
  <>
    <IconButton label="搜索" icon={<SearchIcon />} />
    <IconButton label="通知" icon={<BellIcon />} badge={5} />
    <UserMenu
      name="林知夏"
      note="软件工程 2403 班"
      items={[
        { id: 'me', label: '个人中心', href: '#me', icon: <UserIcon size={18} /> },
        { id: 'settings', label: '账号与安全', href: '#settings', icon: <SettingsIcon size={18} /> },
        { id: 'exit', label: '退出登录', danger: true, separated: true, icon: <LogOutIcon size={18} /> },
      ]}
    />
  </>
);

const meta = {
  title: 'Components 组件/AppHeader 页头',
  id: 'components-appheader',
  component: AppHeader,
  parameters: { layout: 'fullscreen', ...pictured(...kinds.themed) },
  args: {
    logo: <Emblem size={40} />,
    name: '明德大学',
    subtitle: '一站式服务大厅',
    homeHref: '#home',
    items: menu,
    actions: signedIn,
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const Guest: Story = {
  args: {
    actions: (
      <>
        <IconButton label="搜索" icon={<SearchIcon />} />
        <Button variant="primary">登录</Button>
      </>
    ),
  },
};

/** Entries that do not fit stand in 更多. */
export const ManyEntries: Story = {
  args: {
    items: [
      ...menu,
      ...['校历', '校园地图', '访客预约', '失物招领', '办公电话', '正版软件'].map((label) => ({
        id: label,
        label,
        href: `#${label}`,
      })),
    ],
  },
};

/** What did not fit, shown. */
export const MoreOpen: Story = {
  ...ManyEntries,
  play: async ({ canvasElement }) => {
    const more = await waitFor(() => {
      const button = canvasElement.querySelector<HTMLElement>('[data-state="some"] > button');
      if (!button) throw new Error('更多 is not there yet');
      return button;
    });
    await userEvent.click(more);
    await waitFor(() => expect(canvasElement.querySelectorAll('nav ul ul a, nav div ul a').length).toBeGreaterThan(0));
  },
};

/** The chosen entry does not fit: 更多 carries the mark. */
export const CurrentBehindMore: Story = {
  args: {
    items: [
      ...menu.map((item) => ({ ...item, current: false })),
      ...['校历', '校园地图', '访客预约', '失物招领'].map((label) => ({
        id: label,
        label,
        href: `#${label}`,
        current: label === '失物招领',
      })),
    ],
  },
};

export const LongNames: Story = {
  args: {
    name: longChinese,
    subtitle: 'One-stop online service hall of the university and its affiliated institutions',
    items: [
      { id: 'long', label: longChinese, href: '#long', current: true },
      ...menu.map((item) => ({ ...item, current: false })),
    ],
  },
};

export const NoEntries: Story = { args: { items: [], subtitle: undefined } };
