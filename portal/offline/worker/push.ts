import { type PressedEvent, type PushedEvent, worker } from './scope.ts';

/** What the server pushes (`server/reminders/push.ts`). */
interface Pushed {
  title: string;
  body: string;
  /** Where it leads: a path of the portal. */
  href: string;
}

/** Shows what was pushed: a browser asks that each push shows something. */
export function showPushed({ data }: PushedEvent): Promise<void> {
  const { title, body, href } = (data?.json() ?? { title: '有新消息', body: '', href: '/' }) as Pushed;
  return worker.registration.showNotification(title, { body, tag: href, lang: 'zh-CN', data: href });
}

/** Opens the page of what was pressed, in a window of its own: another may hold typed text. */
export async function openPressed({ notification }: PressedEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), location.origin);
  if (url.origin === location.origin) await worker.clients.openWindow(url.href);
}
