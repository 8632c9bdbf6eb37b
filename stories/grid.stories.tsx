import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';

const meta: Meta<typeof Grid> = {
  title: 'Components 组件/Grid 网格',
  id: 'components-grid',
  component: Grid,
};
export default meta;

const cells = Array.from({ length: 7 }, (_cell, index) => `第 ${index + 1} 格`).map((words) => (
  <Box key={words} padding={12} surface="paper">
    {words}
  </Box>
));

export const Plain: StoryObj<typeof Grid> = { args: { columns: 3, gap: 16, children: cells } };

export const ColumnsAtLeast200Wide: StoryObj = {
  render: () => (
    <Grid minColumn={200} gap={12}>
      {cells}
    </Grid>
  ),
};

export const FourColumns: StoryObj = {
  render: () => (
    <Grid columns={4} gap={24}>
      {cells}
    </Grid>
  ),
};
