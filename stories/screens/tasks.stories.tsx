import type { Meta } from '@storybook/react-vite';
import { first } from './places.ts';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Tasks 任务中心',
  id: 'screens-tasks',
  ...desk,
} satisfies Meta;
export default meta;

const visitor = 'member';

/** What waits for one, soonest first, with the sources it comes from. */
export const Todo = show({ visitor, path: '/task-center' }, { parameters: everywhere('dark-1440') });

/** What one began: who has each task, and how far it is. */
export const Mine = show({ visitor, path: '/task-center?view=mine' }, { parameters: everywhere() });

/** One task: who holds it, since when, what was promised, what is left, and its whole course. */
export const Task = show(
  { visitor, path: first('task', '/task-center?view=mine&task=') },
  { parameters: everywhere() },
);

/** The list did not come: the views are there all the same. */
export const Failed = show({ visitor: 'mingde-member', path: '/task-center', failing: ['taskInfo'] });
