import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionSheet } from '@yimen/ui/mobile/action-sheet';
import { phoneAt } from '../../.storybook/modes.ts';
import { opensAndCloses } from '../layerPlays.ts';
import { everyWidth, inEnglish, layerArgs, Over, phone } from '../phoneStory.tsx';

const meta: Meta<typeof ActionSheet> = {
  title: 'Mobile 手机/ActionSheet 动作面板',
  id: 'mobile-action-sheet',
  component: ActionSheet,
  ...phone,
  args: {
    ...layerArgs,
    title: '撤回后需要重新提交，办理顺序会顺延',
    actions: [
      { id: 'add', label: '补充材料' },
      { id: 'urge', label: '催办', disabled: true, note: '每天一次，今天已经催过' },
      { id: 'withdraw', label: '撤回申请', tone: 'danger' },
    ],
    onAction: () => undefined,
  },
  render: (args) => (
    <Over
      open={args.open}
      layer={(open, onOpenChange) => <ActionSheet {...args} open={open} onOpenChange={onOpenChange} />}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof ActionSheet>;

export const Open: Story = { parameters: everyWidth };
export const Landscape: Story = phoneAt('landscape');
export const English: Story = {
  ...inEnglish,
  args: {
    title: 'A withdrawn application goes to the end of the queue',
    actions: [
      { id: 'add', label: 'Add a document' },
      { id: 'withdraw', label: 'Withdraw', tone: 'danger' },
    ],
  },
};
export const OpenedByPress: Story = opensAndCloses;
