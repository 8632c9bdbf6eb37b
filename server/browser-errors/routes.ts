import { reportBrowserError } from '@yimen/contract/browser-errors';
import { implement } from '../http/implement.ts';
import { deviceName } from '../sign-in/session/device.ts';

export const implementations = [
  implement(reportBrowserError, ({ phase, name, message, frames, page }, { log, headers }) => {
    const device = deviceName(headers.get('user-agent') ?? '');
    log.warn({ phase, name, message, frames, page, device }, 'A page failed in the browser');
    return {};
  }),
];
