export {
  type Notify,
  type NotifyOptions,
  NotifyProvider,
  type NotifyTone,
  notifyTones,
  useNotify,
} from './NotifyProvider.tsx';
