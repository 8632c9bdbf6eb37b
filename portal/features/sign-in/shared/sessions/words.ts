import type { DataOf } from '@yimen/contract/endpoint';
import type { listSessions } from '@yimen/contract/sign-in/session';

export type SessionsData = DataOf<typeof listSessions>;
export type SignedInSession = SessionsData['list'][number];

const hands = ['iPhone', 'Android', '鸿蒙'];
const desks = ['Windows', 'macOS', 'Linux'];

export interface Device {
  /** Name of the device: `Windows 电脑`. */
  name: string;
  /** App or browser: `Chrome`. */
  app: string;
  kind: 'desk' | 'hand' | 'unknown';
}

/** Parses the server's description of a device, such as `Windows，Chrome`. */
export function sessionDevice(text: string): Device {
  const [system = '', app = ''] = text.split('，');
  if (desks.includes(system)) return { name: `${system} 电脑`, app, kind: 'desk' };
  if (hands.includes(system)) return { name: `${system} 手机`.replace('iPhone 手机', 'iPhone'), app, kind: 'hand' };
  return { name: system, app, kind: system === 'iPad' ? 'hand' : 'unknown' };
}

/** This device first, unanswered new ones last, the others by last use. */
export function currentFirst(sessions: readonly SignedInSession[]): SignedInSession[] {
  const rank = ({ current, unfamiliar }: SignedInSession) => (current ? 0 : unfamiliar ? 2 : 1);
  return [...sessions].sort((a, b) => rank(a) - rank(b) || b.seenAt.localeCompare(a.seenAt));
}

/** How long the system keeps a session, as text. */
export function lifetimeText({ idleMinute, lifetimeDay }: Pick<SessionsData, 'idleMinute' | 'lifetimeDay'>): string {
  return `登录状态最长保留 ${lifetimeDay} 天；连续 ${durationText(idleMinute)}没有操作会自动退出。`;
}

function durationText(minutes: number): string {
  if (minutes % 1440 === 0) return `${minutes / 1440} 天`;
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`;
}
