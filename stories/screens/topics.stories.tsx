import type { Meta } from '@storybook/react-vite';
import { picturedInWindow } from '../../.storybook/modes.ts';
import { first } from './places.ts';
import { desk, everywhere, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Topics 专题',
  id: 'screens-topics',
  ...desk,
} satisfies Meta;
export default meta;

const jiangcheng = { globals: { institution: 'jiangcheng' }, parameters: picturedInWindow('jiangcheng-1440') };
const internship = '/home/special-services/details/internship-all';

/** How far one is at the left, the stages with what is known of each step beside it. */
export const Member = show(
  { visitor: 'member', path: first('topic', '/home/special-services/details/') },
  { parameters: everywhere() },
);

/** A guest reads the same list without boxes to tick. */
export const Guest = show(
  { visitor: 'jiangcheng-guest', path: internship },
  { ...jiangcheng, parameters: whole('jiangcheng-1440') },
);

/** The progress did not come: the list is there all the same. */
export const WithoutProgress = show(
  { visitor: 'jiangcheng-member', path: internship, failing: ['specialProgress'] },
  jiangcheng,
);

/** All topics. */
export const List = show({ visitor: 'member', path: '/home/special-services' }, { parameters: everywhere() });

/** An institution without any topic. */
export const NoTopics = show(
  { visitor: 'jiangcheng-member', path: '/home/special-services', instead: { specialList: [] } },
  jiangcheng,
);
