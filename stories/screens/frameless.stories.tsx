import type { Meta } from '@storybook/react-vite';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Frameless 独立页面',
  id: 'screens-frameless',
  ...desk,
} satisfies Meta;
export default meta;

/** The portal's own assistant, before anything is asked. */
export const Assistant = show({ visitor: 'member', path: '/assistant' }, { parameters: everywhere() });

/** An answer with the guide that it comes from. */
export const Answered = show({ visitor: 'mingde-member', path: '/assistant?question=成绩单打印' });

/** Without an answer there is the number to call. */
export const Unanswered = show({
  visitor: 'mingde-member',
  path: '/assistant?question=成绩单打印',
  failing: ['askAssistant'],
});

/** As whom a person with several identities goes on. */
export const Identities = show(
  { visitor: 'member', path: '/personal-center/campus-infos' },
  { parameters: everywhere('dark-1440') },
);
