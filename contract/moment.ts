/** Moments as the contract writes them, for server and browser alike: in Asia/Shanghai, which keeps one offset all year. */
const offset = '+08:00';
const offsetMs = 8 * 3_600_000;

/** `YYYY-MM-DD HH:mm` */
export function minuteText(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day of a minute, or of a day. */
export function dayOf(minute: string): string {
  return minute.slice(0, 10);
}

/** The clock of a minute, `HH:mm`; empty for a day. */
export function timeOf(minute: string): string {
  return minute.slice(11, 16);
}

/** The moment of `YYYY-MM-DD HH:mm`, or of the day's beginning when there is no time. */
export function momentOf(text: string): Date {
  const [day, time = '00:00'] = text.split(' ');
  return new Date(`${day}T${time}:00${offset}`);
}
