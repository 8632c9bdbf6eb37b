import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Hero } from '@yimen/ui/mobile/hero';
import { SearchBar } from '@yimen/ui/mobile/search-bar';
import { phone } from '../phoneStory.tsx';
import { art } from '../samples.tsx';

const meta: Meta<typeof Hero> = {
  title: 'Mobile 手机/Hero 首屏',
  id: 'mobile-hero',
  component: Hero,
  ...phone,
  args: {
    name: '明德大学',
    logo: <img src={art('emblem')} alt="" width={32} height={32} />,
    actions: <IconButton size="large" label="消息" icon={<BellIcon size={22} />} badge={5} />,
    children: <SearchBar href="#search" placeholder="搜服务、资讯，试试拼音首字母" />,
  },
};
export default meta;
type Story = StoryObj<typeof Hero>;

export const WithPicture: Story = { args: { image: art('hero') } };
export const WithoutPicture: Story = { args: { name: '江城职业技术学院机电工程学院' } };
