import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '@yimen/ui/description-list';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components 组件/DescriptionList 描述列表',
  id: 'components-description-list',
  component: DescriptionList,
  args: {
    items: [
      { id: 'who', label: '申请人', value: '林知夏' },
      { id: 'number', label: '学号', value: '2024310086' },
      { id: 'state', label: '状态', value: <Tag tone="warning">待审核</Tag> },
      { id: 'at', label: '提交时间', value: '2026-11-20 09:12' },
      { id: 'fee', label: '费用' },
      { id: 'file', label: '附件', value: <Link href="#file">成绩单.pdf</Link> },
      { id: 'why', label: '申请理由', value: longChinese, wide: true },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const OneColumn: Story = {};
export const ThreeColumns: Story = { args: { columns: 3 } };
export const LabelsAbove: Story = { args: { columns: 3, labels: 'above', divided: false } };
export const LongWordsInANarrowPlace: Story = {
  args: { columns: 2, items: [{ id: 'long', label: longEnglish, value: longChinese + longEnglish }] },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Nothing: Story = { args: { items: [] } };
