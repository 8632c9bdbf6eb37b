import { subscribePush, unsubscribePush } from '@yimen/contract/person/reminders';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { activeWorker } from '../../offline/active-worker.ts';
import { workerScope } from '../../offline/cached-pages.ts';
import { isAppleBrowser } from '../../offline/install.ts';
import { workerFile } from '../../offline/shared.ts';
import type { ReminderSettings } from './use-reminders.ts';

type Push = NonNullable<ReminderSettings['push']>;
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on' | 'working' | 'failed';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What each state says; `failed` is said by the error. */
const stateTexts: Readonly<Record<Exclude<PushState, 'failed'>, string>> = {
  unknown: '',
  unsupported: '这个浏览器不支持，请换一个新版浏览器，或在手机上打开门户。',
  denied: '浏览器不允许本站发通知：请在浏览器的网站设置里把通知改为“允许”，再打开。',
  off: '打开后浏览器会问是否允许通知，请选“允许”。内容加密送达，推送服务看不到。',
  on: '在这台设备上退出或重新登录后，要再打开一次。',
  working: '正在设置，请稍候……',
};

/** Whether this device shows what is pushed, and a function to change it. */
export function usePush({ key, isSubscribed }: Push) {
  const [state, setState] = useState<PushState>('unknown');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void stateOf(isSubscribed).then(setState, () => setState('unsupported'));
  }, [isSubscribed]);

  async function run(work: () => Promise<PushState>): Promise<void> {
    setState('working');
    try {
      setState(await work());
    } catch (error) {
      setTrouble(error instanceof DOMException ? '浏览器没有连上它的推送服务，请稍后再试。' : messageOf(error));
      setState('failed');
    }
  }

  const needsHomeScreen = state === 'unsupported' && isAppleBrowser(navigator);
  const stateText = state === 'failed' ? trouble : stateTexts[state];
  return {
    isOn: state === 'on',
    isDisabled: state === 'unknown' || state === 'unsupported',
    /** Cannot be changed, but keeps the focus: it was just pressed. */
    isInert: state === 'working' || state === 'denied',
    text: needsHomeScreen ? '在苹果手机上，请先把门户添加到主屏幕，从那里打开再设置。' : stateText,
    /** What to say to a screen reader: why it did not work. */
    announced: state === 'denied' || state === 'failed' ? stateText : '',
    set: (isOn: boolean) => run(isOn ? () => subscribe(key) : unsubscribe),
  };
}

async function stateOf(isSubscribed: boolean): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isSubscribed && (await ownSubscription()) ? 'on' : 'off';
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(workerScope);
  return registration?.pushManager.getSubscription();
}

async function subscribe(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const registration = await navigator.serviceWorker.register(workerFile, {
    scope: workerScope,
    updateViaCache: 'none',
  });
  await activeWorker(registration);
  // One of a former key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys } = made.toJSON();
  try {
    await call(subscribePush, { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return 'on';
}

async function unsubscribe(): Promise<PushState> {
  await (await ownSubscription())?.unsubscribe();
  await call(unsubscribePush, {});
  return 'off';
}
