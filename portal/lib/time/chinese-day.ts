import { dayNumber, monthNumber, yearOf } from '@yimen/contract/days';

/** `11 月 20 日`, of a day or a minute. */
export function chineseDay(day: string): string {
  return `${monthNumber(day)} 月 ${dayNumber(day)} 日`;
}

/** `2026 年 11 月` */
export function chineseMonth(day: string): string {
  return `${yearOf(day)} 年 ${monthNumber(day)} 月`;
}
