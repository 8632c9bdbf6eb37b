import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';

const meta: Meta<typeof Box> = {
  title: 'Components 组件/Box 盒子',
  id: 'components-box',
  component: Box,
  args: { padding: 20, surface: 'paper', radius: 'medium', children: '一块面板' },
};
export default meta;

export const Plain: StoryObj<typeof Box> = {};

export const Boxes: StoryObj = {
  render: () => (
    <Grid columns={4} gap={16}>
      {(['surface', 'paper', 'raised', 'tint'] as const).map((surface) => (
        <Box key={surface} padding={20} surface={surface} radius="medium" border>
          {surface}
        </Box>
      ))}
      {(['field', 'floating', 'modal'] as const).map((shadow) => (
        <Box key={shadow} padding={20} surface="surface" radius="large" shadow={shadow}>
          {shadow}
        </Box>
      ))}
    </Grid>
  ),
};
