import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Link } from '@yimen/ui/link';
import { Stack } from '@yimen/ui/stack';
import { ThemeScope } from '@yimen/ui/theme';

const meta: Meta<typeof ThemeScope> = {
  title: 'Components 组件/ThemeScope 主题范围',
  id: 'components-themescope',
  component: ThemeScope,
};
export default meta;

export const NestedThemes: StoryObj = {
  render: () => (
    <ThemeScope settings={{ themColor: '#b3261e' }}>
      <Box padding={24}>
        <Stack gap={16}>
          <Link href="#outer">江城职业技术学院</Link>
          <ThemeScope settings={{ themColor: '#0b7a75' }} mode="dark" care>
            <Box padding={24}>
              <Link href="#inner">云州市政务服务中心，深色，关怀版</Link>
            </Box>
          </ThemeScope>
        </Stack>
      </Box>
    </ThemeScope>
  ),
};
