import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircleIcon } from '@yimen/ui/icon';
import { FloatingBubble } from '@yimen/ui/mobile/floating-bubble';
import { waitFor } from 'storybook/test';
import { onPage, phone } from '../phoneStory.tsx';

const meta: Meta<typeof FloatingBubble> = {
  title: 'Mobile 手机/FloatingBubble 悬浮球',
  id: 'mobile-floating-bubble',
  component: FloatingBubble,
  ...phone,
  decorators: [onPage, ...phone.decorators],
  args: { label: '问助手', icon: <MessageCircleIcon size={24} /> },
};
export default meta;
type Story = StoryObj<typeof FloatingBubble>;

const showPlaces: Story['play'] = async ({ canvas, userEvent }) => {
  const bubble = canvas.getByRole('button', { name: '问助手' });
  // The bubble listens a moment after it is drawn.
  await waitFor(async () => {
    await userEvent.pointer({ keys: '[MouseRight]', target: bubble });
    canvas.getByRole('toolbar');
  });
};
const left = { defaultPosition: { side: 'left' as const, down: 0.5 } };

export const InItsCorner: Story = {};
export const AtTheLeft: Story = { args: left };
export const MovedByButtons: Story = {
  args: { defaultPosition: { side: 'right', down: 0.5 } },
  play: showPlaces,
};
export const MovedByButtonsAtTheLeft: Story = { args: left, play: showPlaces };
