import type { Meta } from '@storybook/react-vite';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Schedule 日程中心',
  id: 'screens-schedule',
  ...desk,
} satisfies Meta;
export default meta;

const member = { visitor: 'member', path: '/schedule-center' } as const;
const here = { parameters: everywhere() };

/** Courses, exams, the school's days and one's own entries over the week's periods. */
export const Week = show(member, { parameters: everywhere('dark-1440', 'care-1440') });
export const Month = show({ ...member, path: '/schedule-center?view=month' }, here);
export const Day = show({ ...member, path: '/schedule-center?view=day' }, here);
export const SchoolCalendar = show({ ...member, path: '/schedule-center?view=school-calendar' }, here);

/** A new entry's form stands over the week, and in the address. */
export const NewEntry = show({ ...member, path: '/schedule-center?entry=new' });

/** One's own entry, opened by a link. */
export const Entry = show({ visitor: 'mingde-member', path: '/schedule-center?entry=entry-7_2026-11-20' });

/** The schedule did not come: the views are there all the same. */
export const Failed = show({ visitor: 'mingde-member', path: '/schedule-center', failing: ['mySchedule'] });
