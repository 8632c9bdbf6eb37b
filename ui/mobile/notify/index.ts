export { type NotifyTone, notifyTones } from './Message.tsx';
export { type Notify, type NotifyOptions, NotifyProvider, useNotify } from './NotifyProvider.tsx';
