import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@yimen/ui/stack';
import { Switch } from '@yimen/ui/switch';

const meta: Meta<typeof Switch> = {
  title: 'Components 组件/Switch 开关',
  id: 'components-switch',
  component: Switch,
  args: { label: '短信提醒', note: '只在截止前一天发送' },
};
export default meta;

export const Plain: StoryObj<typeof Switch> = {};

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
