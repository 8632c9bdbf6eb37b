import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from '@yimen/ui/carousel';
import { Image } from '@yimen/ui/image';
import { Link } from '@yimen/ui/link';
import { art } from './samples.tsx';

const slide = (name: string, words: string) => (
  <div key={name}>
    <Image src={art(name)} alt="" ratio={3} loading="eager" square />
    <p>
      <Link href={`#${name}`}>{words}</Link>
    </p>
  </div>
);
const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: '校园要闻',
    slides: [slide('lake', '明湖秋色'), slide('library', '图书馆新增静音座位'), slide('ginkgo', '银杏大道开放预约')],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = {};
export const OneSlide: Story = { args: { slides: [slide('lake', '只有一张')] } };
export const NoSlides: Story = { args: { slides: [] } };
/** Fills what it stands behind; the controls keep to the page's column. */
export const Backdrop: Story = {
  args: { variant: 'backdrop' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 320 }}>
        <Story />
      </div>
    ),
  ],
};
