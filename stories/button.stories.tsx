import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, buttonSizes, buttonVariants } from '@yimen/ui/button';
import { Grid } from '@yimen/ui/grid';
import { ArrowRightIcon, CalendarPlusIcon, DownloadIcon } from '@yimen/ui/icon';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { kinds, pictured } from '../.storybook/modes.ts';

const words = {
  primary: '立即办理',
  secondary: '办事指南',
  light: '收藏',
  outline: '预约取号',
  danger: '撤回申请',
  text: '查看全部',
};

const meta: Meta<typeof Button> = {
  title: 'Components 组件/Button 按钮',
  id: 'components-button',
  component: Button,
  parameters: pictured(...kinds.themed),
  args: { children: '立即办理' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary' } };

export const VariantsAndSizes: Story = {
  render: () => (
    <Stack gap={20}>
      {buttonSizes.map((size) => (
        <Stack key={size} direction="row" gap={16} align="center" wrap>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {words[variant]}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={4} gap={16}>
      {['默认', '禁用', '加载', '加载并保留文字'].map((title) => (
        <Text key={title} size="meta" tone="tertiary">
          {title}
        </Text>
      ))}
      {buttonVariants.flatMap((variant) => [
        <span key={`${variant} idle`}>
          <Button variant={variant}>{words[variant]}</Button>
        </span>,
        <span key={`${variant} disabled`}>
          <Button variant={variant} disabled>
            {words[variant]}
          </Button>
        </span>,
        <span key={`${variant} loading`}>
          <Button variant={variant} loading>
            {words[variant]}
          </Button>
        </span>,
        <span key={`${variant} words`}>
          <Button variant={variant} loading loadingText="正在提交…">
            {words[variant]}
          </Button>
        </span>,
      ])}
    </Grid>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Stack direction="row" gap={12} align="center" wrap>
      <Button variant="primary" startIcon={<CalendarPlusIcon size={18} />}>
        添加日程
      </Button>
      <Button startIcon={<DownloadIcon size={18} />}>下载电子件</Button>
      <Button variant="text" endIcon={<ArrowRightIcon size={18} />}>
        再看 20 项
      </Button>
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Stack direction="row" gap={12}>
      <ButtonLink href="#guide">办事指南</ButtonLink>
      <ButtonLink href="#start" variant="primary" external>
        在新窗口打开
      </ButtonLink>
    </Stack>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Box200>
      <Button variant="primary" fullWidth>
        以江城职业技术学院机电工程学院二〇二六级本科生身份进入
      </Button>
      <Button fullWidth>Continue as an undergraduate student of Mechanical Engineering</Button>
      <Button fullWidth size="xlarge" variant="primary">
        退出登录
      </Button>
    </Box200>
  ),
};

function Box200({ children }: { children: React.ReactNode }) {
  return (
    <Grid minColumn={200} gap={12}>
      {children}
    </Grid>
  );
}
