import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reminderConfig } from '../fixtures/reminders.ts';
import { desk, everywhere, show, whole } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Person 个人中心',
  id: 'screens-person',
  ...desk,
} satisfies Meta;
export default meta;

const visitor = 'mingde-member' as const;
const path = '/personal-center' as const;

/** Who one is and has, what one collected and used, and the newest messages. */
export const Overview = show({ visitor: 'member', path }, { parameters: everywhere('dark-1440') });

/** Amounts show only when they are asked for. */
export const AmountsShown = show(
  { visitor, path },
  {
    parameters: whole('light-1440'),
    play: async ({ canvasElement }) => {
      const button = await within(canvasElement).findByRole('button', { name: '显示金额' });
      await userEvent.click(button);
      await expect(await within(canvasElement).findByText('86.40')).toBeVisible();
    },
  },
);

/** Parts that did not come stay in their places, each with a way to try again. */
export const PartsMissing = show({ visitor, path, failing: ['getCollectApp', 'assets', 'personMessages'] });

/** The collection, to be put in order. */
export const Collection = show({ visitor: 'member', path: '/personal-center/collect' }, { parameters: everywhere() });

/** Nothing is collected yet. */
export const NothingCollected = show({
  visitor,
  path: '/personal-center/collect',
  instead: { getCollectAppGroup: [] },
});

export const RecentlyUsed = show(
  { visitor: 'member', path: '/personal-center/recently-used' },
  { parameters: everywhere() },
);
/** What one said is missing or wrong, with its state. */
export const Feedback = show({ visitor, path: '/personal-center?tab=feedback' }, { parameters: whole('light-1440') });

/** A piece of it with the answer. */
export const FeedbackAnswered = show(
  { visitor, path: '/personal-center?tab=feedback&feedback=20251112-0003' },
  { parameters: whole('light-1440', 'dark-1440') },
);
export const NoFeedback = show({
  visitor,
  path: '/personal-center?tab=feedback',
  instead: { ownFeedback: [] },
});
/** Where reminders go, in an institution that sends mail. */
export const Reminders = show(
  {
    visitor,
    path: '/personal-center?tab=preferences',
    instead: { reminderConfig },
  },
  { parameters: whole('light-1440', 'dark-1440') },
);
export const Preferences = show(
  { visitor, path: '/personal-center?tab=preferences' },
  { parameters: whole('light-1440', 'dark-1440') },
);
