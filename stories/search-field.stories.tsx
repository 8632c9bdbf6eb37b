import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { IdCardIcon, LanguagesIcon, ScrollTextIcon, ShieldCheckIcon } from '@yimen/ui/icon';
import { SearchField, type SearchSuggestion } from '@yimen/ui/search-field';
import { Stack } from '@yimen/ui/stack';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';

const meta: Meta<typeof SearchField> = {
  title: 'Components 组件/SearchField 搜索框',
  id: 'components-searchfield',
  component: SearchField,
  args: { label: '搜索服务', placeholder: '搜服务、指南、资讯，支持拼音首字母' },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

const suggestions: SearchSuggestion[] = [
  {
    id: '1',
    href: '#1',
    title: '成绩单打印',
    matches: [[0, 3]],
    reading: 'chéng jì dān',
    note: '教务处',
    icon: <ScrollTextIcon />,
  },
  {
    id: '2',
    href: '#2',
    title: '成绩单翻译与公证',
    matches: [[0, 3]],
    reading: 'chéng jì dān',
    note: '档案馆',
    icon: <LanguagesIcon />,
  },
  {
    id: '3',
    href: '#3',
    title: '成绩单核验',
    matches: [[0, 3]],
    reading: 'chéng jì dān',
    note: '教务处',
    icon: <ShieldCheckIcon />,
  },
  {
    id: '4',
    href: '#4',
    title: '国际合作与交流处出国（境）学习成绩单认定及学分转换申请（本科生、研究生）',
    matches: [[15, 18]],
    reading: 'chéng jì dān',
    note: '国际合作与交流处（港澳台事务办公室）',
    icon: <IdCardIcon />,
  },
];

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={24}>
      <SearchField {...args} size="medium" />
      <SearchField {...args} size="large" />
      <SearchField {...args} size="xlarge" buttonLabel="搜索" />
      <SearchField {...args} size="large" buttonLabel="搜索" defaultValue="成绩单" />
      <SearchField {...args} size="medium" buttonLabel="搜索" />
      <SearchField {...args} disabled />
    </Stack>
  ),
};

export const WithSuggestions: Story = {
  render: function WithSuggestions(args) {
    const [query, setQuery] = useState('');
    return (
      <Box paddingY={8}>
        <SearchField
          {...args}
          value={query}
          onValueChange={setQuery}
          suggestions={query ? suggestions : []}
          status={query ? `拼音匹配“${query}”` : undefined}
          footer={query ? { label: `在资讯中搜索“${query}”`, href: '#news' } : undefined}
        />
        <Box paddingY={72} /> <Box paddingY={72} /> <Box paddingY={48} />
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'cjd');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Loading: Story = {
  args: { loading: true, defaultValue: '成绩' },
  render: (args) => (
    <Box paddingY={8}>
      <SearchField {...args} />
      <Box paddingY={40} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const NoResults: Story = {
  args: { defaultValue: '校园网', status: '没有找到“校园网”' },
  render: Loading.render,
  play: Loading.play,
};

export const KeyHint: Story = {
  args: { keyHint: '/' },
  render: (args) => (
    <Stack gap={24}>
      <SearchField {...args} size="medium" />
      <SearchField {...args} size="xlarge" buttonLabel="搜索" keyHint="Ctrl K" />
      <SearchField {...args} size="large" buttonLabel="搜索" defaultValue="成绩单" />
    </Stack>
  ),
};
