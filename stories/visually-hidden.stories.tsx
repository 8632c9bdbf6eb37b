import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components 组件/VisuallyHidden 读屏文字',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
};
export default meta;

export const BesideWhatIsSeen: StoryObj = {
  render: () => (
    <Text as="p">
      3 / 12<VisuallyHidden>，已完成 3 个环节，共 12 个</VisuallyHidden>
    </Text>
  ),
};
