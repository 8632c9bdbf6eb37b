import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@yimen/ui/checkbox';
import { Grid } from '@yimen/ui/grid';
import { RadioGroup } from '@yimen/ui/radio-group';
import { Stack } from '@yimen/ui/stack';
import { Switch } from '@yimen/ui/switch';

const meta: Meta = { title: 'Components/Choice' };
export default meta;

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

export const Switches: StoryObj = {
  render: () => (
    <Stack align="start">
      <Switch label="合并同类审批" defaultChecked />
      <Switch label="只看未读" />
      <Switch label="由管理员统一设置" disabled />
      <Switch label="由管理员统一打开" disabled defaultChecked />
      <Switch label="触屏尺寸" size="large" defaultChecked />
      <Switch label="短信提醒" note="只在截止前一天发送" spread defaultChecked />
    </Stack>
  ),
};

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
