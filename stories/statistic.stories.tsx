import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticRow } from '@yimen/ui/statistic';

const meta: Meta<typeof StatisticRow> = {
  title: 'Components 组件/Statistic 统计数字',
  id: 'components-statistic',
  component: StatisticRow,
  args: {
    items: [
      { value: 140, unit: '项', label: '在线服务' },
      { value: 8913, unit: '件', label: '本周办结' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof StatisticRow> = {};

export const Figures: StoryObj = {
  render: () => (
    <StatisticRow
      items={[
        { value: 140, unit: '项', label: '在线服务，全程网办 98 项' },
        { value: 1286402, unit: '次', label: '累计办理' },
        { value: 8913, unit: '件', label: '本周办结' },
        { value: '1.6', unit: '天', label: '平均办结用时' },
      ]}
    />
  ),
};
export const SmallFiguresThatWrap: StoryObj = {
  render: () => (
    <div style={{ width: 420 }}>
      <StatisticRow
        size="medium"
        items={[
          { value: '86.40', unit: '元', label: '校园卡余额' },
          { value: 3, unit: '本', label: '图书在借' },
          { value: '92.5', unit: '分', label: '已修学分' },
        ]}
      />
    </div>
  ),
};
