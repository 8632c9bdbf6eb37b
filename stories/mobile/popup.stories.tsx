import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Popup } from '@yimen/ui/mobile/popup';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { phoneAt } from '../../.storybook/modes.ts';
import { opensAndCloses } from '../layerPlays.ts';
import { everyWidth, layerArgs, Over, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof Popup> = {
  title: 'Mobile 手机/Popup 弹出层',
  id: 'mobile-popup',
  component: Popup,
  ...phone,
  args: { ...layerArgs, label: '筛选' },
  render: (args) => (
    <Over
      open={args.open}
      layer={(open, onOpenChange) => (
        <Popup {...args} open={open} onOpenChange={onOpenChange}>
          <div style={{ padding: 24 }}>
            <Stack gap={20}>
              <Text>{longChinese}</Text>
              <Button size="large" onClick={() => onOpenChange(false)}>
                好
              </Button>
            </Stack>
          </div>
        </Popup>
      )}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof Popup>;

export const Bottom: Story = { args: { side: 'bottom' } };
export const Top: Story = { args: { side: 'top' } };
export const Left: Story = { args: { side: 'left' } };
export const Right: Story = { args: { side: 'right' }, parameters: everyWidth };
export const RightLandscape: Story = { args: { side: 'right' }, ...phoneAt('landscape') };
export const Center: Story = { args: { side: 'center' } };
export const CenterLandscape: Story = { args: { side: 'center' }, ...phoneAt('landscape') };
export const Full: Story = { args: { side: 'full' } };
export const OpenedByPress: Story = opensAndCloses;
