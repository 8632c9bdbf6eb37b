import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '@yimen/ui/description-facts';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof Facts> = {
  title: 'Components 组件/Facts 要点',
  id: 'components-facts',
  component: Facts,
  args: {
    items: [
      { label: '承诺时限', value: '3 个工作日' },
      { label: '收费', value: '10 元' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof Facts> = {};

export const FourFacts: StoryObj = {
  render: () => (
    <div style={{ width: 840 }}>
      <Facts
        items={[
          { label: '承诺时限', value: '3 个工作日' },
          { label: '法定时限', value: '20 个工作日' },
          { label: '收费', value: '10 元' },
          { label: '到场次数', value: '1 次' },
        ]}
      />
    </div>
  ),
};
export const FactsInANarrowPlace: StoryObj = {
  render: () => (
    <div style={{ width: 375 }}>
      <Facts
        items={[
          { label: '承诺时限', value: '3 个工作日' },
          { label: '收费', value: longChinese },
          { label: '到场次数', value: '1 次' },
        ]}
      />
    </div>
  ),
};
