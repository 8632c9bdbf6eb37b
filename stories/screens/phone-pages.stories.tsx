import type { Meta } from '@storybook/react-vite';
import { first } from './places.ts';
import { everyHand, hand, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Phone pages 手机栏目',
  id: 'screens-phone-pages',
  ...hand,
} satisfies Meta;
export default meta;

const here = { parameters: everyHand() };
const inDark = { parameters: everyHand('dark-375') };

/** 办事: what one collected, categories, their services. */
export const Services = show(
  { visitor: 'member', path: '/mobile/work' },
  { parameters: everyHand('dark-375', 'care-375') },
);
export const Systems = show({ visitor: 'member', path: '/mobile/work?category=business-systems' }, here);

/** 资讯: columns to slide through, and what they published. */
export const News = show({ visitor: 'member', path: '/mobile/news' }, here);
export const Article = show({ visitor: 'member', path: first('article', '/mobile/news?article=') }, here);

/** 通知公告: by type and day. */
export const Notices = show({ visitor: 'member', path: '/mobile/notice' }, here);
export const Notice = show({ visitor: 'member', path: first('notice', '/mobile/notice?notice=') }, here);

/** 搜索: before typing, and what is found. */
export const Search = show({ visitor: 'member', path: '/mobile/search' }, here);
export const Found = show({ visitor: 'member', path: first('word', '/mobile/search?search=') }, here);
export const NothingFound = show({ visitor: 'mingde-member', path: '/mobile/search?search=恐龙蛋' });

/** 部门地址和电话: where offices are. */
export const Offices = show({ visitor: 'mingde-member', path: '/mobile/offices' });

/** A topic: how far one is, what needs one now, then the stages. */
export const Topic = show({ visitor: 'member', path: first('topic', '/mobile/topic-detail/') }, inDark);

/** What a member's menu lacks. */
export const NoPermission = show(
  { visitor: 'member', path: `/mobile/no-permission?${new URLSearchParams({ path: '/mobile/news' })}` },
  here,
);

/** In place of a page that the phone has not kept. */
export const Offline = show({ visitor: 'mingde-member', path: '/mobile/offline' });
