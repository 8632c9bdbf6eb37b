import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { TextArea } from '@yimen/ui/text-area';

const meta: Meta<typeof TextArea> = {
  title: 'Components 组件/TextArea 多行输入',
  id: 'components-textarea',
  component: TextArea,
  args: { label: '补办原因', limit: 200 },
};
export default meta;

export const Plain: StoryObj<typeof TextArea> = {};

export const States: StoryObj = {
  render: () => (
    <Grid columns={2} gap={24}>
      <TextArea
        label="补办原因"
        limit={200}
        defaultValue="11 月 17 日在明理楼自习时遗失，已在保卫处失物招领登记，至今没有找到。"
        help="写清时间、地点、是否已登记"
      />
      <TextArea label="意见" limit={10} defaultValue="这一段话比允许的十个字要长一些" />
      <TextArea label="只读" readOnly defaultValue="已提交的说明" />
      <TextArea label="禁用" disabled defaultValue="流程结束后不可修改" />
    </Grid>
  ),
};
