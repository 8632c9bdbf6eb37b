import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../../.storybook/modes.ts';
import { SessionList } from '../../portal/features/sign-in/shared/sessions/SessionList.tsx';

const here = {
  id: '1',
  device: 'Windows，Chrome',
  address: '10.12.4.*',
  method: '账号登录',
  current: true,
  unfamiliar: false,
  startedAt: '2026-11-20 07:58',
  seenAt: '2026-11-20 12:40',
};
const others = [
  {
    id: '4',
    device: 'Windows，Edge',
    address: '39.144.7.*',
    method: '账号登录',
    current: false,
    unfamiliar: true,
    startedAt: '2026-11-18 23:41',
    seenAt: '2026-11-18 23:41',
  },
  {
    id: '2',
    device: '鸿蒙，微信',
    address: '10.12.8.*',
    method: '微信',
    current: false,
    unfamiliar: false,
    startedAt: '2026-11-18 08:12',
    seenAt: '2026-11-20 08:12',
  },
  {
    id: '3',
    device: 'iPad，Safari',
    address: '116.22.3.*',
    method: '统一身份认证',
    current: false,
    unfamiliar: false,
    startedAt: '2026-11-11 21:06',
    seenAt: '2026-11-19 21:06',
  },
];
const limits = { idleMinute: 7200, lifetimeDay: 30 };

const meta: Meta<typeof SessionList> = {
  title: 'Screens 页面/Sessions 我登录的设备',
  id: 'screens-sessions',
  component: SessionList,
  args: {
    data: { ...limits, list: [...others, here] },
    today: '2026-11-20',
    onEnd: fn(),
    onEndOthers: fn(),
    onAnswer: fn(),
  },
};
export default meta;

export const Several: StoryObj<typeof SessionList> = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('正在使用');
    await expect(rows.at(-1)).toHaveTextContent('新设备');
    await userEvent.click(canvas.getByRole('button', { name: /退出 鸿蒙/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(others[1]);
    await userEvent.click(canvas.getByRole('button', { name: '退出其他全部设备' }));
    await expect(args.onEndOthers).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '不是我' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(others[0], false);
  },
};

export const Ending: StoryObj<typeof SessionList> = { args: { busy: '2' }, parameters: pictured('light-1280') };

export const OnlyHere: StoryObj<typeof SessionList> = { args: { data: { ...limits, list: [here] } } };
