/** Hour and minute as typed, each '' while empty. */
export type TimeParts = { hour: string; minute: string };

export function splitTime(time: string): TimeParts {
  const match = /^(\d{1,2}):(\d{2})/.exec(time.normalize('NFKC').trim());
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) return { hour: '', minute: '' };
  return { hour: padPart(match[1] ?? ''), minute: match[2] ?? '' };
}

/** `HH:mm`, or '' while a part is missing. */
export function joinTime({ hour, minute }: TimeParts): string {
  return hour === '' || minute === '' ? '' : `${padPart(hour)}:${padPart(minute)}`;
}

export function padPart(part: string): string {
  return part.padStart(2, '0');
}

/** One step up or down from a part, round the clock; the first step into an empty part gives its start. */
export function stepPart(part: string, by: number, end: number): string {
  if (part === '') return padPart(String(by > 0 ? 0 : end));
  const count = end + 1;
  const step = Math.abs(by);
  const now = Number(part);
  // From 08:03 a step of 5 goes to 08:05, not to 08:08.
  const next = by > 0 ? Math.floor(now / step) * step + step : Math.ceil(now / step) * step - step;
  const lastStep = Math.floor(end / step) * step;
  return padPart(String(next > end ? 0 : next < 0 ? lastStep : next % count));
}
