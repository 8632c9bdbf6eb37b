import type { Meta } from '@storybook/react-vite';
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
