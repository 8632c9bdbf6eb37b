import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@yimen/ui/grid';
import { UserRoundIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { PasswordField } from '@yimen/ui/password-field';
import { TextField } from '@yimen/ui/text-field';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta: Meta<typeof PasswordField> = {
  title: 'Components 组件/PasswordField 密码输入',
  id: 'components-passwordfield',
  component: PasswordField,
};
export default meta;

export const Plain: StoryObj<typeof PasswordField> = { args: { label: '密码', help: '至少 10 位' } };

export const SignIn: StoryObj = {
  render: () => (
    <Grid columns={2} gap={24}>
      <TextField label="学工号 / 手机号" startIcon={<UserRoundIcon />} autoComplete="username" />
      <PasswordField label="密码" labelEnd={<Link href="#forgot">忘记密码</Link>} defaultValue="correct horse" />
    </Grid>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Grid columns={3} gap={24}>
      <PasswordField label="新密码" required help="至少 10 位，不要用生日或学号" />
      <PasswordField label="再输入一次" defaultValue="correct horse" error="两次输入的密码不一致" />
      <PasswordField label="密码" defaultValue="correct horse" disabled />
    </Grid>
  ),
};

export const Shown: StoryObj = {
  render: () => <PasswordField label="密码" defaultValue="correct horse" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement.querySelector('input')).toHaveAttribute('type', 'text');
  },
};

export const CapsLock: StoryObj = {
  render: () => <PasswordField label="密码" />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    input?.focus();
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
    await waitFor(() => expect(canvasElement.querySelector('svg + *, [aria-live] svg')).not.toBeNull());
  },
};
