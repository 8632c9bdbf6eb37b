import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon, LayoutGridIcon, ListChecksIcon } from '@yimen/ui/icon';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Stack } from '@yimen/ui/stack';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof SegmentedControl> = {
  title: 'Components 组件/SegmentedControl 分段控件',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  args: { label: '视图', options: ['日', '周', '月'].map((label) => ({ value: label, label })), defaultValue: '周' },
};
export default meta;

export const Plain: StoryObj<typeof SegmentedControl> = {};

const views = ['日', '周', '月'].map((label) => ({ value: label, label }));
export const SegmentedControls: StoryObj = {
  render: () => (
    <Stack gap={16} align="start">
      <SegmentedControl label="视图" options={views} defaultValue="周" />
      <SegmentedControl label="视图，大" size="large" options={views} />
      <SegmentedControl label="视图，停用一项" options={views.map((view, at) => ({ ...view, disabled: at === 2 }))} />
      <SegmentedControl label="视图，停用" options={views} disabled />
      <SegmentedControl
        label="排列"
        iconOnly
        options={[
          { value: 'grid', label: '网格', icon: <LayoutGridIcon size={18} /> },
          { value: 'list', label: '列表', icon: <ListChecksIcon size={18} /> },
        ]}
      />
      <SegmentedControl
        label="带图标"
        options={[
          { value: 'week', label: '周课表', icon: <CalendarIcon size={18} /> },
          { value: 'list', label: '列表', icon: <ListChecksIcon size={18} /> },
        ]}
      />
    </Stack>
  ),
};
export const SegmentedControlWithLongWords: StoryObj = {
  render: () => (
    <div style={{ width: 320 }}>
      <SegmentedControl
        label="类别"
        options={[longChinese, longEnglish, '短'].map((label) => ({ value: label, label }))}
      />
    </div>
  ),
};
