import type { Meta } from '@storybook/react-vite';
import { reminderConfig } from '../fixtures/reminders.ts';
import { first } from './places.ts';
import { everyHand, hand, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Phone, one’s own 手机个人',
  id: 'screens-phone-own',
  ...hand,
} satisfies Meta;
export default meta;

const here = { parameters: everyHand() };
const inDark = { parameters: everyHand('dark-375') };
const schedule = '/mobile/my-schedule/schedule';

/** 我的: who one is, what one has and uses, and how one wants it. */
export const Me = show(
  { visitor: 'member', path: '/mobile/personal-center' },
  { parameters: everyHand('dark-375', 'care-375') },
);
export const Collected = show({ visitor: 'mingde-member', path: '/mobile/personal-center?tab=collected' });
/** Which messages remind the person, of an institution that sends mail. */
export const Reminders = show({
  visitor: 'mingde-member',
  path: '/mobile/personal-center?tab=reminders',
  instead: { reminderConfig },
});
export const RecentlyUsed = show({ visitor: 'mingde-member', path: '/mobile/personal-center?tab=recent' });
export const FeedbackAnswered = show({
  visitor: 'mingde-member',
  path: '/mobile/personal-center?tab=feedback&feedback=20251112-0003',
});

/** 任务中心: what waits for one, soonest first. */
export const Tasks = show({ visitor: 'member', path: '/mobile/task-center' }, inDark);

/** One task: who holds it, and its whole course. */
export const Task = show({ visitor: 'member', path: first('task', '/mobile/task-center?view=mine&task=') }, here);

/** 我的日程: a day, a week, a month. */
export const Day = show({ visitor: 'member', path: schedule }, inDark);
export const Week = show({ visitor: 'mingde-member', path: `${schedule}?view=week` });
export const Month = show({ visitor: 'mingde-member', path: `${schedule}?view=month` });

/** A course in full: how much of it has passed, and what is known of it. */
export const Lesson = show({
  visitor: 'mingde-member',
  path: '/mobile/schedule-detail?entry=course-8_2026-11-20',
});

/** One's own entry in a sheet over its day. */
export const Entry = show({ visitor: 'mingde-member', path: `${schedule}-dialog?entry=entry-7_2026-11-20` });

/** A new entry's form, in a sheet too. */
export const NewEntry = show({ visitor: 'member', path: `${schedule}-dialog-add` }, here);

/** Another device asks to be signed in by this phone. */
export const ConfirmSignIn = show(
  {
    visitor: 'member',
    path: `/qr-code-login?code=${'a'.repeat(40)}`,
    instead: {
      qrScan: { device: 'Windows，Chrome', address: '10.12.4.*', askedAt: '2026-11-20 10:00', expiresIn: 120 },
    },
  },
  here,
);
