import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@yimen/ui/checkbox';
import { Stack } from '@yimen/ui/stack';
import { kinds, pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof Checkbox> = {
  title: 'Components 组件/Checkbox 复选框',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: '邮寄到家', note: '运费到付，约 3 天' },
  parameters: pictured(...kinds.themed),
};
export default meta;

export const Plain: StoryObj<typeof Checkbox> = {};

export const Checkboxes: StoryObj = {
  render: () => (
    <Stack align="start">
      <Checkbox label="同意《学生证管理规定》" defaultChecked />
      <Checkbox label="全选（已选 3 项）" indeterminate />
      <Checkbox label="邮寄到家" note="运费到付，约 3 天" />
      <Checkbox label="加急（本周已满）" disabled />
      <Checkbox label="必须阅读" disabled defaultChecked />
      <Checkbox label="尚未同意" aria-invalid />
      <Checkbox label="我已完整阅读并理解上述所有条款，承诺所提交的材料真实、准确、完整，如有虚假愿意承担由此产生的一切后果，并同意学校对所提交的材料进行核验。" />
    </Stack>
  ),
};
