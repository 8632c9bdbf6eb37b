/** A moment on the institution's clocks: Asia/Shanghai, whatever zone the server or the reader is in. */
export interface Moment {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export function momentOf(date: Date): Moment {
  const [day = '', time = ''] = format.format(date).split(' ');
  return { day, time };
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / 86_400_000);
}

/** `11 月 20 日` */
export function chineseDay(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
}

/** `星期五` */
export function weekday(day: string): string {
  return `星期${'日一二三四五六'.charAt(new Date(`${day.slice(0, 10)}T00:00Z`).getUTCDay())}`;
}

/** `11-20` */
export function monthDay(at: string): string {
  return at.slice(5, 10);
}

/** How one greets at this time of day. */
export function greeting(time: string): string {
  if (time < '05:00') return '夜深了';
  if (time < '09:00') return '早上好';
  if (time < '12:00') return '上午好';
  if (time < '14:00') return '中午好';
  if (time < '18:00') return '下午好';
  return '晚上好';
}

/** Minutes from one `HH:mm` to a later one of the same day. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfDay(to) - minuteOfDay(from);
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
