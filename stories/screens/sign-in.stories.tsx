import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { desk, everywhere, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/SignIn 登录',
  id: 'screens-sign-in',
  ...desk,
} satisfies Meta;
export default meta;

const guest = { visitor: 'mingde-guest', path: '/login' } as const;

export const Ways = show({ ...guest, visitor: 'guest' }, { parameters: everywhere('dark-1440') });

/** What to do about a forgotten password stands below the form. */
export const Forgotten = show(guest, {
  parameters: whole('light-1440'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('忘记密码'));
    await expect(within(canvasElement).getByRole('link', { name: '去找回密码' })).toBeVisible();
  },
});

const plain = { ...guest, failing: ['getLoginBackground'] };

/** The institution's picture did not come. */
export const WithoutPicture = show(plain);

/** Back from a way that has failed, with the reason and the number of the request. */
export const Refused = show({ ...plain, path: '/login?failed=2001&request=7f3a9c21' });

/** The first time by WeChat: one more sign-in tells who it is. */
export const Binding = show({ ...plain, path: `/login?bind=${'0'.repeat(40)}` });
