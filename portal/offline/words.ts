import { minuteText } from '@yimen/contract/moment';
import { chineseDay } from '../lib/time/chinese-day.ts';
import type { Outbox, Waiting } from './outbox-store.ts';

/** `08:12` of today, `11 月 19 日 08:12` of another day; both in ms since 1970. */
export function momentText(at: number, now: number): string {
  const [day = '', time = ''] = minuteText(new Date(at)).split(' ');
  if (minuteText(new Date(now)).startsWith(day)) return time;
  return `${chineseDay(day)} ${time}`;
}

export interface State {
  /** When what is shown was fetched; undefined while it is fresh. */
  since: number | undefined;
  online: boolean;
  /** True after a try that did not reach the server. */
  tried: boolean;
  /** True while services on the page are grey. */
  grey: boolean;
  outbox: Outbox;
}

/** What the strip says; undefined while there is nothing to say. */
export function stripText({ since, online, tried, grey, outbox }: State, now: number): string | undefined {
  const { waiting, sent, sending } = outbox;
  const later = waiting.length > 0 ? `，${waiting.length} 项操作联网后提交` : '';
  if (sending !== undefined) return `正在提交 ${waiting.length} 项操作`;
  if (since !== undefined) {
    const why = tried ? '还是没有连上' : online ? '网络没有答复' : '离线';
    return `${why}，显示 ${momentText(since, now)} 的内容${later}${grey ? '；灰色的服务联网后可用' : ''}`;
  }
  const refused = unreadRefusals(outbox);
  if (refused.length > 0) {
    const reasons = new Set(refused.map((write) => write.refused));
    return `${refused.length} 项离线时的操作没有办成：${[...reasons].join('；')}`;
  }
  if (waiting.length > 0) return `${waiting.length} 项操作还没有提交${tried ? '，网络还是没有连上' : ''}`;
  return sent > 0 ? `已联网，${sent} 项操作已提交` : undefined;
}

/** The refusals that nobody has read yet. */
export function unreadRefusals({ refused }: Outbox): readonly Waiting[] {
  return refused.filter(({ told }) => !told);
}
