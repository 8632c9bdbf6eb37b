import { daysBetween, type Moment, minutesBetween } from '../clock.ts';

/** Minutes from one `YYYY-MM-DD HH:mm` to another; negative when the second is earlier. */
export function minutesApart(from: string, to: string): number {
  return daysBetween(from, to) * 1440 + minutesBetween(from.slice(11, 16) || '00:00', to.slice(11, 16) || '00:00');
}

/** A moment as the API writes it. */
export function textOf({ day, time }: Moment): string {
  return `${day} ${time}`;
}

/** A length of time in the two largest units: `2 天 1 小时`, `40 分钟`. */
export function spanText(minutes: number): string {
  const rest = Math.max(0, Math.round(minutes));
  const [days, hours] = [Math.floor(rest / 1440), Math.floor((rest % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  if (hours > 0) return `${hours} 小时`;
  return rest > 0 ? `${rest} 分钟` : '不到 1 分钟';
}
