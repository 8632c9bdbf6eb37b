import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBar, SearchInput } from '@yimen/ui/mobile/search-bar';
import { inEnglish, onPage, phone } from '../phoneStory.tsx';

const meta: Meta<typeof SearchBar> = {
  title: 'Mobile 手机/SearchBar 搜索栏',
  id: 'mobile-search-bar',
  component: SearchBar,
  subcomponents: { SearchInput },
  ...phone,
  decorators: [...phone.decorators, onPage],
  args: { href: '#search', placeholder: '搜服务、资讯，试试拼音首字母' },
};
export default meta;
type Story = StoryObj<typeof SearchBar>;

export const Link: Story = {};
export const Fields: Story = {
  render: () => (
    <div style={{ padding: '4px 12px' }}>
      <SearchInput label="搜服务、资讯" placeholder="搜服务、资讯" />
      <SearchInput label="已经填写的搜索" defaultValue="cjd" />
    </div>
  ),
};
export const FieldInEnglish: Story = {
  ...inEnglish,
  render: () => <SearchInput label="Search services and news" defaultValue="transcript" />,
};
