import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressEdit } from '@yimen/ui/mobile/address-edit';
import { phoneAt } from '../../.storybook/modes.ts';
import { everyWidth, onPage, phone } from '../phoneStory.tsx';
import { areas } from '../samples.tsx';

const meta: Meta<typeof AddressEdit> = {
  title: 'Mobile 手机/AddressEdit 地址编辑',
  id: 'mobile-address-edit',
  component: AddressEdit,
  ...phone,
  decorators: [onPage, ...phone.decorators],
  args: { areas, onSave: () => undefined, onRemove: () => undefined },
};
export default meta;
type Story = StoryObj<typeof AddressEdit>;

export const Empty: Story = {};
export const Refused: Story = {
  parameters: everyWidth,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(保存地址|Save)/ }));
    await canvas.findByText(/请填写正确的电话|Please fill in a correct phone/);
  },
};
export const RefusedLandscape: Story = { ...phoneAt('landscape'), play: Refused.play };
