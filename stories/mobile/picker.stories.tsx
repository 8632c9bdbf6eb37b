import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picker, PickerView } from '@yimen/ui/mobile/picker';
import { phoneAt } from '../../.storybook/modes.ts';
import { opensAndCloses } from '../layerPlays.ts';
import { everyWidthBut, inEnglish, layerArgs, Over, phone } from '../phoneStory.tsx';

const numbers = (from: number, to: number, step: number, unit: string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_number, index) => from + index * step).map((value) => ({
    value: String(value),
    label: `${value} ${unit}`,
  }));
const days = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const meta: Meta<typeof Picker> = {
  title: 'Mobile 手机/Picker 选择面板',
  id: 'mobile-picker',
  component: Picker,
  subcomponents: { PickerView },
  ...phone,
  args: {
    ...layerArgs,
    title: '开始时间',
    columns: [
      {
        label: '日期',
        options: days(['11 月 18 日 三', '11 月 19 日 四', '11 月 20 日 今天', '11 月 21 日 六', '11 月 22 日 日']),
      },
      { label: '小时', options: numbers(0, 23, 1, '时') },
      { label: '分钟', options: numbers(0, 45, 15, '分') },
    ],
    value: ['11 月 20 日 今天', '15', '30'],
    onConfirm: () => undefined,
  },
  render: (args) => (
    <Over
      open={args.open}
      layer={(open, onOpenChange) => <Picker {...args} open={open} onOpenChange={onOpenChange} />}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof Picker>;

export const ThreeColumns: Story = { parameters: everyWidthBut('light-320') };
export const ThreeColumnsNarrow: Story = phoneAt('narrow');
export const ThreeColumnsLandscape: Story = phoneAt('landscape');
export const English: Story = {
  ...inEnglish,
  args: {
    title: 'Starts',
    columns: [{ label: 'Day', options: days(['Thursday', 'Friday, today', 'Saturday']) }],
    value: ['Friday, today'],
  },
};
export const OpenedByPress: Story = opensAndCloses;
