/** `11 月 20 日`, of a day or a minute. Apart from the clock, which pages without one need not load. */
export function chineseDay(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
}
