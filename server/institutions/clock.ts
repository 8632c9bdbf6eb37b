/** Asia/Shanghai keeps one offset all year. */
const offset = '+08:00';
const offsetMs = 8 * 3_600_000;
export const dayMs = 86_400_000;

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai, as the contract writes a moment. */
export function minuteText(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** `YYYY-MM-DD` in Asia/Shanghai. */
export function dayText(moment: Date): string {
  return minuteText(moment).slice(0, 10);
}

/** The moment of `YYYY-MM-DD HH:mm`, or of the day's beginning when there is no time. */
export function momentOf(text: string): Date {
  const [day, time = '00:00'] = text.split(' ');
  return new Date(`${day}T${time}:00${offset}`);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / dayMs);
}

/** The day so many days after `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return dayText(new Date(momentOf(day).getTime() + days * dayMs));
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
