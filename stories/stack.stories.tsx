import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Stack } from '@yimen/ui/stack';

const meta: Meta<typeof Stack> = {
  title: 'Components 组件/Stack 排列',
  id: 'components-stack',
  component: Stack,
};
export default meta;

export const Stacks: StoryObj = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} direction="row" gap={12} justify={justify}>
          {['一', '二', '三'].map((word) => (
            <Box key={word} padding={12} surface="paper" radius="small">
              {justify} {word}
            </Box>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
