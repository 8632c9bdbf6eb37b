import type { Meta } from '@storybook/react-vite';
import { first } from './places.ts';
import { desk, everywhere, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Guide 办事指南',
  id: 'screens-guide',
  ...desk,
} satisfies Meta;
export default meta;

const path = '/service-hall/details/transcript-print';

export const Member = show(
  { visitor: 'member', path: first('service', '/service-hall/details/') },
  { parameters: everywhere('dark-1440') },
);

export const Guest = show({ visitor: 'mingde-guest', path }, { parameters: whole('light-1440') });

/** 部门地址和电话: where offices are. */
export const Offices = show({ visitor: 'mingde-guest', path: '/offices' });

/** A service that is not there any more. */
export const Gone = show({ visitor: 'mingde-member', path: '/service-hall/details/gone' });
