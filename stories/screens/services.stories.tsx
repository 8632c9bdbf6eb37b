import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { desk, everywhere, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Services 服务大厅',
  id: 'screens-services',
  ...desk,
} satisfies Meta;
export default meta;

const member = { visitor: 'mingde-member', path: '/service-hall' } as const;

export const Member = show({ ...member, visitor: 'member' }, { parameters: everywhere('dark-1440') });

export const Guest = show({ ...member, visitor: 'mingde-guest' }, { parameters: whole('light-1440') });

export const Found = show({ ...member, path: '/service-hall?query=成绩单' });

export const NothingFound = show({ ...member, path: '/service-hall?query=恐龙蛋' });

export const NothingCollected = show({
  ...member,
  path: '/service-hall?mine=collected',
  instead: { getCollectApp: [] },
});

/** The list did not come; what is beside it stays of use. */
export const Failed = show({ ...member, failing: ['getServiceApp'] });

/** A search by its form leads to its results, in the address. */
export const Searched = show(member, {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByPlaceholderText(/拼音首字母/), '成绩单{Enter}');
    await expect(await canvas.findByRole('link', { name: '去掉条件“成绩单”' })).toBeInTheDocument();
  },
});
