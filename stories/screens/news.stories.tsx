import type { Meta } from '@storybook/react-vite';
import { first } from './places.ts';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/News 资讯与公告',
  id: 'screens-news',
  ...desk,
} satisfies Meta;
export default meta;

const here = { parameters: everywhere() };

/** 资讯中心: what the reader's columns have new. */
export const Front = show({ visitor: 'member', path: '/info-center' }, { parameters: everywhere('dark-1440') });

/** Notices by type, read and unread. */
export const Notices = show({ visitor: 'member', path: '/info-center?tab=notices' }, here);

/** One of them opened beside the list. */
export const Notice = show({ visitor: 'member', path: first('notice', '/info-center?notice=') }, here);

/** All articles, newest first. */
export const News = show({ visitor: 'member', path: '/news' }, here);

/** An article: tools at its left, contents and services at its right. */
export const Article = show(
  { visitor: 'member', path: first('article', '/news/more/') },
  { parameters: everywhere('care-1440') },
);

/** Neither the columns' articles nor the notices came. */
export const Failed = show({ visitor: 'mingde-member', path: '/info-center', failing: ['newsTop', 'newsList'] });
