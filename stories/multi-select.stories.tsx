import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@yimen/ui/avatar';
import { Box } from '@yimen/ui/box';
import { Grid } from '@yimen/ui/grid';
import { Link } from '@yimen/ui/link';
import { MultiSelect } from '@yimen/ui/multi-select';
import { userEvent, within } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const options = [
  { value: 'zwb', label: '周文博', note: '信息工程学院，教授' },
  { value: 'sq', label: '沈清', note: '数学学院，副教授' },
  { value: 'srq', label: '孙若青', note: '信息工程学院，讲师' },
  { value: 'gy', label: '高远', note: '理学院，教授' },
  { value: 'ls', label: '李深（本学期休假）', note: '外国语学院', disabled: true },
].map((option) => ({ ...option, icon: <Avatar name={option.label} size={32} /> }));

const meta: Meta<typeof MultiSelect> = {
  title: 'Components 组件/MultiSelect 多选选择器',
  id: 'components-multiselect',
  component: MultiSelect,
  args: { label: '指导教师', options },
};
export default meta;
type Story = StoryObj<typeof MultiSelect>;

export const States: Story = {
  render: (args) => (
    <Grid columns={3} gap={24}>
      <MultiSelect {...args} required />
      <MultiSelect {...args} defaultValue={['zwb', 'sq']} max={3} help="支持拼音首字母" />
      <MultiSelect {...args} defaultValue={['zwb']} error="请再选一位校外导师" />
      <MultiSelect {...args} defaultValue={['zwb', 'sq']} disabled />
      <MultiSelect {...args} defaultValue={['zwb']} size="medium" />
      <MultiSelect
        {...args}
        label="很多"
        options={[
          ...options,
          { value: 'long', label: '江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科一班' },
        ]}
        defaultValue={['zwb', 'sq', 'srq', 'gy', 'long']}
      />
    </Grid>
  ),
};

export const Open: Story = {
  args: {
    defaultValue: ['zwb'],
    max: 3,
    status: '拼音匹配“sq”，1 位',
    footer: <Link href="#new-tutor">找不到？按工号添加</Link>,
  },
  render: (args) => (
    <Box paddingY={8}>
      <Grid columns={2} gap={24}>
        <MultiSelect {...args} />
      </Grid>
      <Box paddingY={72} />
      <Box paddingY={72} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'sq');
  },
};

export const Loading: Story = {
  args: { options: [], filter: false, loading: true },
  render: (args) => (
    <Box paddingY={8}>
      <MultiSelect {...args} />
      <Box paddingY={40} />
    </Box>
  ),
  play: inChinese(async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '沈');
  }),
};

export const Full: Story = { ...Open, args: { defaultValue: ['zwb', 'sq'], max: 2 } };

export const NoResults: Story = { ...Open, args: { footer: Open.args?.footer, options: [] } };
