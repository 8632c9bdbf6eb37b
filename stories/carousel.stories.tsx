import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Carousel } from '@yimen/ui/carousel';
import { Heading } from '@yimen/ui/heading';
import { Image } from '@yimen/ui/image';
import { Link } from '@yimen/ui/link';
import { notPictured, pictured } from '../.storybook/modes.ts';
import { art } from './samples.tsx';

const slide = (name: string, words: string) => (
  <div key={name}>
    <Image src={art(name)} alt="" ratio={3} loading="eager" square />
    {/* As high as the controls, which so stand beside the words and not on the picture. */}
    <div style={{ display: 'flex', alignItems: 'center', minHeight: '3.5rem', paddingInlineEnd: '16rem' }}>
      <Heading level={3} size="title3">
        <Link href={`#${name}`} variant="plain">
          {words}
        </Link>
      </Heading>
    </div>
  </div>
);
const fill = { position: 'absolute', inset: 0 } as const;
const scene = (name: string, words: string) => (
  <div key={name} style={fill}>
    <div style={{ ...fill, background: `center 60% / cover url("${art(name)}")` }} />
    <div style={{ position: 'absolute', insetBlockEnd: 20, insetInlineStart: 24 }}>
      <Box surface="surface" radius="medium" paddingX={16} paddingY={8}>
        <Heading level={3} size="title3">
          <Link href={`#${name}`} variant="plain">
            {words}
          </Link>
        </Heading>
      </Box>
    </div>
  </div>
);
const meta = {
  title: 'Components 组件/Carousel 轮播图',
  id: 'components-carousel',
  component: Carousel,
  args: {
    label: '校园要闻',
    slides: [slide('lake', '明湖秋色'), slide('library', '图书馆新增静音座位'), slide('ginkgo', '银杏大道开放预约')],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = { parameters: pictured('light-1280', 'dark-1280') };
export const OneSlide: Story = {
  args: { slides: [slide('lake', '只有一张')] },
  parameters: pictured('light-1280'),
};
export const NoSlides: Story = {
  args: { slides: [] },
  parameters: notPictured('A carousel of nothing draws nothing: there is no look to keep.'),
};
/** Fills what it stands behind; the controls keep to the page's column. */
export const Backdrop: Story = {
  args: {
    variant: 'backdrop',
    slides: [scene('lake', '明湖秋色'), scene('library', '图书馆新增静音座位'), scene('ginkgo', '银杏大道开放预约')],
  },
  parameters: { layout: 'fullscreen', ...pictured('light-1280', 'dark-1280') },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
};
