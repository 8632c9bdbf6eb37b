import type { Meta, StoryObj } from '@storybook/react-vite';
import { HistoryIcon, StarIcon, UserIcon } from '@yimen/ui/icon';
import { SideNav } from '@yimen/ui/side-nav';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof SideNav> = {
  title: 'Components 组件/SideNav 侧边导航',
  id: 'components-sidenav',
  component: SideNav,
  args: {
    label: '服务分类',
    items: [
      { id: 'all', label: '全部服务', href: '#all', count: 326, current: true },
      { id: 'study', label: '学籍学业', href: '#study', count: 58 },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof SideNav> = {};

const categories = ['学籍学业', '教学教务', '生活后勤', '奖助勤贷', '科研学术', '人事师资', '财务资产', '信息网络'];
export const SideNavOfTheHall: StoryObj = {
  render: () => (
    <div style={{ width: 200 }}>
      <SideNav
        label="服务分类"
        items={[
          { id: 'all', label: '全部服务', href: '#all', count: 326, current: true },
          ...categories.map((label, index) => ({ id: label, label, href: `#${label}`, count: 58 - index * 5 })),
          { id: 'long', label: longChinese, href: '#long', count: 0 },
        ]}
        sections={[
          {
            id: 'mine',
            items: [
              { id: 'collected', label: '我的收藏', href: '#collected', count: 7 },
              { id: 'recent', label: '最近使用', href: '#recent', count: 12 },
            ],
          },
        ]}
      />
    </div>
  ),
};

export const WithIcons: StoryObj = {
  render: () => (
    <div style={{ width: 240 }}>
      <SideNav
        label="个人中心"
        size="large"
        items={[
          { id: 'overview', label: '概览', href: '#overview', icon: <UserIcon size={20} /> },
          { id: 'collect', label: '我的收藏', href: '#collect', icon: <StarIcon size={20} />, current: true },
          { id: 'recent', label: '最近使用', href: '#recent', icon: <HistoryIcon size={20} />, count: 12 },
        ]}
      />
    </div>
  ),
};
