import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swiper } from '@yimen/ui/mobile/swiper';
import { inSection, phone } from '../phoneStory.tsx';
import { art } from '../samples.tsx';

const meta: Meta<typeof Swiper> = {
  title: 'Mobile 手机/Swiper 轮播',
  id: 'mobile-swiper',
  component: Swiper,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    label: '专题',
    slides: ['lake', 'library', 'ginkgo'].map((name) => (
      <img key={name} src={art(name)} alt="" style={{ display: 'block', width: '100%', aspectRatio: '16 / 9' }} />
    )),
  },
};
export default meta;
type Story = StoryObj<typeof Swiper>;

export const ButtonsBelow: Story = {};
export const ButtonsOverPictures: Story = { args: { indicator: 'over', interval: 6000 } };
