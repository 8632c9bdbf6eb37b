import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankList } from '@yimen/ui/rank-list';
import { longChinese, services } from './samples.tsx';

const meta: Meta<typeof RankList> = {
  title: 'Components 组件/RankList 排行',
  id: 'components-ranklist',
  component: RankList,
  args: {
    unit: '次办理',
    items: [
      { href: '#1', title: '成绩单打印', count: 3208 },
      { href: '#2', title: '学生证补办', count: 412 },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof RankList> = {};

export const Ranking: StoryObj = {
  render: () => (
    <div style={{ width: 384 }}>
      <RankList
        unit="次办理"
        items={[
          ...services.map(({ id, name, count }) => ({ href: `#${id}`, title: name, count })),
          { href: '#long', title: longChinese, count: 1286402 },
        ]}
      />
    </div>
  ),
};
