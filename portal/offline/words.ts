import { chineseDay, clockMoment } from '../lib/time/clock.ts';
import type { Outbox, Waiting } from './outbox-store.ts';

/** `08:12` for today, `11 月 19 日 08:12` for another day; both in ms since 1970. */
export function shortMinuteText(at: number, now: number): string {
  const { day, time } = clockMoment(new Date(at));
  return clockMoment(new Date(now)).day === day ? time : `${chineseDay(day)} ${time}`;
}

export interface State {
  /** When the shown data were fetched, in ms since 1970; undefined while they are up to date. */
  since: number | undefined;
  online: boolean;
  /** True after a try that did not reach the server. */
  tried: boolean;
  /** True while services on the page are unavailable. */
  hasUnavailable: boolean;
  outbox: Outbox;
}

/** The strip's text; undefined when there is nothing to say. */
export function stripText({ since, online, tried, hasUnavailable, outbox }: State, now: number): string | undefined {
  const { waiting, sent, sending } = outbox;
  const later = waiting.length > 0 ? `，${waiting.length} 项操作联网后提交` : '';
  if (sending !== undefined) return `正在提交 ${waiting.length} 项操作`;
  if (since !== undefined) {
    const why = tried ? '还是没有连上' : online ? '网络没有答复' : '离线';
    return `${why}，显示 ${shortMinuteText(since, now)} 的内容${later}${hasUnavailable ? '；灰色的服务联网后可用' : ''}`;
  }
  const refused = unreadRefusals(outbox);
  if (refused.length > 0) {
    const reasons = new Set(refused.map((write) => write.refused));
    return `${refused.length} 项离线时的操作没有办成：${[...reasons].join('；')}`;
  }
  if (waiting.length > 0) return `${waiting.length} 项操作还没有提交${tried ? '，网络还是没有连上' : ''}`;
  return sent > 0 ? `已联网，${sent} 项操作已提交` : undefined;
}

/** Refused writes whose refusal the visitor has not read. */
export function unreadRefusals({ refused }: Outbox): readonly Waiting[] {
  return refused.filter(({ told }) => !told);
}
