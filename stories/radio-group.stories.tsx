import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { RadioGroup } from '@yimen/ui/radio-group';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components 组件/RadioGroup 单选组',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: {
    label: '领取方式',
    options: [
      { value: 'self', label: '自取' },
      { value: 'mail', label: '邮寄' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof RadioGroup> = {};

export const Radios: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <RadioGroup
        label="补办原因"
        required
        defaultValue="lost"
        options={[
          { value: 'lost', label: '遗失' },
          { value: 'broken', label: '损毁' },
          { value: 'changed', label: '信息变更', note: '需要上传新的照片' },
          { value: 'expired', label: '过期（办理已截止）', disabled: true },
        ]}
      />
      <RadioGroup
        label="领取方式"
        direction="row"
        error="请选择领取方式"
        options={[
          { value: 'self', label: '自取' },
          { value: 'mail', label: '邮寄' },
        ]}
      />
      <RadioGroup
        label="已锁定"
        disabled
        defaultValue="a"
        options={[
          { value: 'a', label: '本科生' },
          { value: 'b', label: '研究生' },
        ]}
      />
    </Grid>
  ),
};
