import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';
import { Select } from '@yimen/ui/select';
import { userEvent, within } from 'storybook/test';

const colleges = [
  '土木与建筑学院',
  '机电工程学院',
  '信息工程学院',
  '化学与材料学院',
  '马克思主义学院',
  '人文与传播学院',
  '体育与健康学院',
].map((label) => ({ value: label, label }));

const meta: Meta<typeof Select> = {
  title: 'Components 组件/Select 选择器',
  id: 'components-select',
  component: Select,
  args: {
    label: '所在学院',
    options: [...colleges, { value: 'x', label: '外国语学院（暂停招生转入）', disabled: true }],
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const States: Story = {
  render: (args) => (
    <Grid columns={3} gap={24}>
      <Select {...args} required />
      <Select {...args} defaultValue="信息工程学院" help="可按拼音首字母跳转" />
      <Select {...args} error="请选择学院" />
      <Select {...args} disabled defaultValue="信息工程学院" />
      <Select {...args} size="medium" defaultValue="机电工程学院" />
      <Select {...args} size="small" defaultValue="机电工程学院" />
      <Select {...args} options={[]} label="没有选项" />
      <Select
        {...args}
        label="很长的选项"
        options={[{ value: '1', label: '江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科一班' }]}
        defaultValue="1"
      />
    </Grid>
  ),
};

export const Open: Story = {
  args: { defaultValue: '信息工程学院', required: true },
  render: (args) => (
    <Box paddingY={8}>
      <Grid columns={2} gap={24}>
        <Select {...args} />
      </Grid>
      <Box paddingY={72} />
      <Box paddingY={72} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const OpenWithNothing: Story = { ...Open, args: { options: [], required: true } };

export const OpenWithLongOptions: Story = {
  ...Open,
  args: {
    options: ['一班', '二班', '三班'].map((name) => ({
      value: name,
      label: `江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科${name}`,
    })),
  },
};
