import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { picturedInWindow } from '../../.storybook/modes.ts';
import { desk, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Home 首页',
  id: 'screens-home',
  ...desk,
} satisfies Meta;
export default meta;

const member = { visitor: 'mingde-member', path: '/home' } as const;

/** 明德大学, a member: the day, the services, the news. */
export const Member = show(member, {
  parameters: whole('light-1440'),
});

export const Guest = show(
  { visitor: 'mingde-guest', path: '/home' },
  { parameters: picturedInWindow('light-1440', 'dark-1440') },
);

/** Care mode: one question, six tasks, a telephone number, and a menu that hides nothing. */
export const Care = show(member, {
  globals: { care: 'on' },
  parameters: whole('care-1440'),
});

const jiangcheng = { globals: { institution: 'jiangcheng' }, parameters: whole('jiangcheng-1440') };

/** Template 2, 江城职业技术学院: the personal column, everything else in panels on paper. */
export const Jiangcheng = show({ visitor: 'jiangcheng-member', path: '/home' }, jiangcheng);

/** Template 2 before one has signed in: the way in, and what is everybody's. */
export const JiangchengGuest = show(
  { visitor: 'jiangcheng-guest', path: '/home' },
  { ...jiangcheng, parameters: picturedInWindow('jiangcheng-1440') },
);

const yunzhou = {
  globals: { institution: 'yunzhou', viewport: { value: 'laptop' } },
  parameters: whole('yunzhou-laptop'),
};

/** Template 3, 云州市政务服务中心: the search, one's own tasks, the moments of a life, who offers what. */
export const Yunzhou = show({ visitor: 'yunzhou-member', path: '/home' }, yunzhou);

export const YunzhouGuest = show(
  { visitor: 'yunzhou-guest', path: '/home' },
  { ...yunzhou, parameters: picturedInWindow('yunzhou-laptop') },
);

const entry = (sign: string, name: string, children: [string, string][] = []) => ({
  sign,
  name,
  children: children.map(([child, label]) => ({ sign: child, name: label, children: [] })),
});

/** What else an institution may configure, in the frame of template 1; a sign that nobody knows leaves no hole. */
export const EverySign = show(
  {
    ...member,
    instead: {
      homeConfig: [
        entry('banner', '主视觉', [['search', '搜索']]),
        entry('from-tomorrow', '以后才有'),
        entry('carousel', '轮播图'),
        entry('quick-navigation', '快捷导航'),
        entry('approvals', '我的办件'),
        entry('oa', '办公'),
        entry('content', '内容'),
        entry('department', '按部门找'),
        entry('business-system', '业务系统'),
        entry('three-lists', '三张清单'),
        entry('recently-used', '最近使用'),
        entry('person-assets', '我的资产'),
      ],
    },
  },
  { parameters: whole('light-1440') },
);

/** Modules whose source is down say so in their own place. */
export const FailedModules = show({ ...member, failing: ['taskInfo', 'newsColumns', 'getHotApp'] });

/** Nothing on today, nothing to do, nothing collected. */
export const EmptyModules = show({
  ...member,
  instead: {
    taskInfo: { list: [], total: 0, sources: [], failed: [] },
    getCollectApp: [],
    getRecentlyUsedApp: [],
    noticeShow: { list: [], total: 0, unread: 0, failed: [] },
  },
});

/** The next page takes long: its shape stands in for it. */
export const SlowNextPage = show(member, {
  later: { pending: ['getServiceApp'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('link', { name: '服务大厅' }))[0] as HTMLElement);
    await expect(await canvas.findByText('正在打开页面')).toBeInTheDocument();
  },
});
