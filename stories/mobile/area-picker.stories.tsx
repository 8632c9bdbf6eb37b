import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaPicker } from '@yimen/ui/mobile/area-picker';
import { phoneAt } from '../../.storybook/modes.ts';
import { opensAndCloses } from '../layerPlays.ts';
import { everyWidth, layerArgs, Over, phone } from '../phoneStory.tsx';
import { areas } from '../samples.tsx';

const meta: Meta<typeof AreaPicker> = {
  title: 'Mobile 手机/AreaPicker 地区选择',
  id: 'mobile-area-picker',
  component: AreaPicker,
  ...phone,
  args: { ...layerArgs, areas, value: ['42', '4201', '420111'], onConfirm: () => undefined },
  render: (args) => (
    <Over
      open={args.open}
      layer={(open, onOpenChange) => <AreaPicker {...args} open={open} onOpenChange={onOpenChange} />}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof AreaPicker>;

export const ThreeLevels: Story = { parameters: everyWidth };
export const ThreeLevelsLandscape: Story = phoneAt('landscape');
export const OpenedByPress: Story = opensAndCloses;
