import type { Meta } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes.ts';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Systems 业务系统',
  id: 'screens-systems',
  ...desk,
} satisfies Meta;
export default meta;

/** Each system says how it opens and in which state it is. */
export const List = show({ visitor: 'member', path: '/business-system' }, { parameters: everywhere() });

const yunzhou = { globals: { institution: 'yunzhou' }, parameters: pictured('yunzhou-1440') };
const entry = 'pageNavigationId=yz-queue';

/** A system of the menu that refuses to be framed: its bar stays, and the way out is said below. */
export const Refused = show({ visitor: 'yunzhou-member', path: `/iframe?${entry}` }, yunzhou);

/** A system of the menu that opens in a window of its own. */
export const Outside = show({ visitor: 'yunzhou-member', path: `/outside-chain?${entry}` }, yunzhou);
