import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarEditor } from '@yimen/ui/avatar-editor';
import { Button } from '@yimen/ui/button';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, within } from 'storybook/test';

const meta: Meta<typeof AvatarEditor> = {
  title: 'Components 组件/AvatarEditor 头像编辑',
  id: 'components-avatareditor',
  component: AvatarEditor,
  args: { onConfirm: fn(), actions: <Button>取消</Button> },
};
export default meta;
type Story = StoryObj<typeof AvatarEditor>;

/** A photo drawn on the spot: stripes and a disc. */
async function drawPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 420);
  const context = canvas.getContext('2d');
  if (context) {
    for (let x = 0; x < 640; x += 40) {
      context.globalAlpha = 0.1 + x / 1600;
      context.fillRect(x, 0, 40, 420);
    }
    context.globalAlpha = 0.6;
    context.arc(320, 210, 120, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas.convertToBlob();
}

export const NoPhoto: Story = {};

// A server has no canvas to draw on: the photo comes once the story stands, as a chosen file would.
function Drawn(args: ComponentProps<typeof AvatarEditor>) {
  const [photo, setPhoto] = useState<Blob>();
  useEffect(() => void drawPhoto().then(setPhoto), []);
  return <AvatarEditor {...args} photo={photo} />;
}

export const WithPhoto: Story = {
  render: (args) => <Drawn {...args} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('application')).toBeVisible();
  },
};

export const Disabled: Story = { ...WithPhoto, args: { disabled: true } };
