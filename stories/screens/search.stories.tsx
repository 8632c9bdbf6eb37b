import type { Meta } from '@storybook/react-vite';
import { first } from './places.ts';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Search 搜索',
  id: 'screens-search',
  ...desk,
} satisfies Meta;
export default meta;

/** Before anything is searched for. */
export const Start = show({ visitor: 'member', path: '/search' }, { parameters: everywhere() });

/** What is found for a word, by kind, with the best match first. */
export const Found = show({ visitor: 'member', path: first('word', '/search?search=') }, { parameters: everywhere() });

/** Ways on where nothing is found. */
export const NothingFound = show({ visitor: 'member', path: '/search?search=恐龙蛋' }, { parameters: everywhere() });
