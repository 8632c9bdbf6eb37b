import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchHistory, useSearchHistory } from '@yimen/ui/mobile/search-history';
import { useEffect } from 'react';
import { everyWidth, inSection, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof SearchHistory> = {
  title: 'Mobile 手机/SearchHistory 搜索历史',
  id: 'mobile-search-history',
  component: SearchHistory,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    entries: ['宿舍报修', longChinese, 'cjd', '成绩单'],
    onSearch: () => undefined,
    onRemove: () => undefined,
    onClear: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof SearchHistory>;

export const Words: Story = { parameters: everyWidth };

function Kept() {
  const { entries, add, remove, clear } = useSearchHistory('stories-search');
  useEffect(() => {
    for (const words of ['成绩单', 'cjd', '宿舍报修']) add(words);
  }, [add]);
  return <SearchHistory entries={entries} onSearch={add} onRemove={remove} onClear={clear} />;
}
export const Editing: Story = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(编辑|Edit)$/ }));
  },
};
