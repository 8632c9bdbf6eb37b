import type { Meta } from '@storybook/react-vite';
import { picturedInWindow } from '../../.storybook/modes.ts';
import { withdrawnService, withdrawnTopic } from '../fixtures/withdrawn.ts';
import { desk, everywhere, show } from './Screen.tsx';

const meta = {
  title: 'Screens 页面/Errors 错误',
  id: 'screens-errors',
  ...desk,
} satisfies Meta;
export default meta;

const visitor = 'mingde-member';

export const NotFound = show({ visitor: 'member', path: '/no/such/page' }, { parameters: everywhere('dark-1440') });

/** A member without any menu entry. */
export const NoAuthorisation = show({ visitor, path: '/error?code=1004', instead: { topNavigation: [] } });

export const Service = show({ visitor, path: '/error?code=500&request=7f3a9c21' });

/** A page whose own call fails: the code and the request's number reach the screen. */
export const FailedPage = show({
  visitor,
  path: '/service-hall/details/transcript-print',
  failing: ['getAppGuide'],
});

/** A service that was withdrawn, with why and what to use instead. */
export const WithdrawnService = show(
  {
    visitor: 'mingde-guest',
    path: '/service-hall/details/transcript-print',
    withdrawn: { getAppGuide: withdrawnService },
  },
  { parameters: picturedInWindow('light-1440', 'dark-1440') },
);

/** A topic of which nobody said anything: the way on is the list in which it stood. */
export const WithdrawnTopic = show({
  visitor: 'mingde-guest',
  path: '/home/special-services/details/topic-graduation',
  withdrawn: { specialInfo: withdrawnTopic },
});
