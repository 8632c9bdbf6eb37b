import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { PhoneIcon, SearchIcon } from '@yimen/ui/icon';
import { TextField } from '@yimen/ui/text-field';

const meta: Meta<typeof TextField> = {
  title: 'Components 组件/TextField 文本输入',
  id: 'components-textfield',
  component: TextField,
  args: { label: '姓名', placeholder: '请填写姓名' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Plain: Story = { args: { required: true, help: '与身份证一致' } };

export const States: Story = {
  render: () => (
    <Grid columns={3} gap={24}>
      <TextField label="默认" required placeholder="请填写姓名" help="与身份证一致" />
      <TextField label="已填" defaultValue="林知夏" clearable help="填写后可以清空" />
      <TextField label="错误" defaultValue="13800571 20" error="请填写正确的手机号，共 11 位数字" />
      <TextField label="校验通过" defaultValue="13805710020" success="手机号可用" />
      <TextField label="禁用" disabled defaultValue="本学期不可修改" help="要说明为什么禁用" />
      <TextField label="只读" readOnly defaultValue="2024310086" help="来自学籍系统" />
      <TextField
        label="带前后缀"
        prefix="¥"
        suffix="元"
        defaultValue="50.00"
        inputMode="decimal"
        help="单次 10－500 元"
      />
      <TextField label="带图标" startIcon={<PhoneIcon />} type="tel" placeholder="手机号" />
      <TextField label="提醒" defaultValue="2026-11-02" warning="这一天与校历的停课重合" />
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Grid columns={3} gap={24}>
      <TextField label="32，表格" size="small" placeholder="筛选" startIcon={<SearchIcon size={16} />} />
      <TextField label="40，筛选与对话框" size="medium" placeholder="筛选" startIcon={<SearchIcon size={18} />} />
      <TextField label="48，表单" size="large" placeholder="填写" startIcon={<SearchIcon size={20} />} />
      <TextField label="40，错误" size="medium" defaultValue="abc" error="请填写数字" />
      <TextField label="32，错误" size="small" defaultValue="abc" error="请填写数字" />
      <TextField label="隐藏的标签" hideLabel placeholder="标签只读给读屏软件" />
    </Grid>
  ),
};

export const LongText: Story = {
  render: () => (
    <Grid columns={2} gap={16}>
      <TextField
        label="请填写您在原毕业院校学习期间所使用的学号，如有变更请填写最后一次变更后的学号"
        required
        defaultValue="江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科一班"
        help="如果不记得学号，请联系原毕业院校的档案馆或教务处，或者在学信网查询您的学籍档案后填写。"
      />
      <TextField
        label="Supercalifragilisticexpialidocious_without_any_place_to_break"
        labelEnd="0 / 200"
        error="pneumonoultramicroscopicsilicovolcanoconiosis_is_not_a_telephone_number_that_we_know"
      />
    </Grid>
  ),
};
