import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { Image } from '@yimen/ui/image';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof Image> = {
  title: 'Components 组件/Image 图片',
  id: 'components-image',
  component: Image,
  args: { src: '/art/mingde-lake.svg', alt: '湖畔主楼' },
};
export default meta;

export const Plain: StoryObj<typeof Image> = { parameters: pictured('light-1280') };

export const Images: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <Image src="/art/mingde-lake.svg" alt="湖畔主楼" />
      <Image src="data:image/png;base64,broken" alt="没有加载的图片" />
      <Image src="/art/mingde-library.svg" alt="图书馆" ratio={1} fit="contain" />
    </Grid>
  ),
};
