import type { Meta } from '@storybook/react-vite';
import { phoneAt, picturedInWindow } from '../../.storybook/modes.ts';
import { withdrawnService } from '../fixtures/withdrawn.ts';
import { first } from './places.ts';
import { everyHand, hand, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Phone 手机',
  id: 'screens-phone',
  ...hand,
} satisfies Meta;
export default meta;

const home = { visitor: 'mingde-member', path: '/mobile/home' } as const;
const guide = { visitor: 'mingde-guest', path: '/mobile/service-guide/transcript-print' } as const;

export const Home = show(home, { parameters: whole('light-375', 'dark-375') });
export const HomeNarrow = show(home, phoneAt('narrow'));
export const HomeTablet = show(home, phoneAt('tablet'));
export const HomeGuest = show({ ...home, visitor: 'mingde-guest' });
export const HomeJiangcheng = show(
  { ...home, visitor: 'jiangcheng-member' },
  phoneAt('phone', { institution: 'jiangcheng' }),
);

export const HomeYunzhou = show({ ...home, visitor: 'yunzhou-member' }, phoneAt('phone', { institution: 'yunzhou' }));

/** Modules whose source is down say so in their own place. */
export const HomeFailed = show({ ...home, failing: ['curriculum', 'taskInfo', 'newsList'] });

export const Guide = show(
  { visitor: 'member', path: first('service', '/mobile/service-guide/') },
  { parameters: everyHand('dark-375') },
);
export const GuideGuest = show(guide, { parameters: whole('light-375') });
export const SignIn = show({ visitor: 'guest', path: '/login' }, { parameters: everyHand() });
export const NotFound = show({ visitor: 'mingde-member', path: '/mobile/nothing' });

/** A service that was withdrawn, with what to use instead. */
export const Withdrawn = show(
  {
    ...guide,
    withdrawn: { getAppGuide: withdrawnService },
  },
  { parameters: picturedInWindow('light-375', 'dark-375', 'care-375') },
);
