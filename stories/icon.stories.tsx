import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import * as icons from '@yimen/ui/icon';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta = {
  title: 'Components 组件/Icon 图标',
  id: 'components-icon',
};
export default meta;

// Sorted here: a module's names come in another order from Node than from a browser.
const drawings = Object.entries(icons)
  .filter((entry): entry is [string, icons.IconComponent] => entry[0].endsWith('Icon') && entry[0] !== 'SheetIcon')
  .sort(([one], [other]) => (one < other ? -1 : 1));

export const Icons: StoryObj = {
  parameters: pictured('light-1280'),
  render: () => (
    <Grid minColumn={160} gap={16}>
      {drawings.map(([name, Drawing]) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Drawing size={24} />
          <Text size="meta" tone="secondary" lines={1}>
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
