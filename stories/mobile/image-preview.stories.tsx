import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePreview } from '@yimen/ui/mobile/image-preview';
import { phoneAt } from '../../.storybook/modes.ts';
import { everyWidth, layerArgs, Over, phone } from '../phoneStory.tsx';
import { art } from '../samples.tsx';

const meta: Meta<typeof ImagePreview> = {
  title: 'Mobile 手机/ImagePreview 图片预览',
  id: 'mobile-image-preview',
  component: ImagePreview,
  ...phone,
  args: {
    ...layerArgs,
    images: [
      { src: art('lake'), alt: '湖畔主楼' },
      { src: art('library'), alt: '图书馆' },
    ],
  },
  render: (args) => (
    <Over layer={(open, onOpenChange) => <ImagePreview {...args} open={open} onOpenChange={onOpenChange} />} />
  ),
};
export default meta;
type Story = StoryObj<typeof ImagePreview>;

export const TwoPictures: Story = { parameters: everyWidth };
export const TwoPicturesLandscape: Story = phoneAt('landscape');
