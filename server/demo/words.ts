import { addDays } from '../lib/time.ts';

/** What may follow a day: `（周五）`, `晚`, ` 22:00`. */
const timePattern = String.raw`(?:（[^（）]{1,8}）|[早晚夜]间?|[上中下]午| ?\d{1,2}:\d{2})*`;
/** `2027 年 1 月 4 日`, with the further days of the same phrase: `至 15 日`, `、6 日`, ` 22:00 至 6 日`. */
const phrase = new RegExp(
  String.raw`(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日((?:${timePattern}\s?[至到–—、和]\s?\d{1,2} ?日)*)`,
  'g',
);
/** The text between a period's first date and a last date that names its own month. */
const untilPattern = new RegExp(String.raw`^${timePattern}\s?[至到–—]\s?$`);
const furtherDay = /([至到–—、和]\s?)(\d{1,2}) ?日/g;
/** A file name must not change, because the file is found by it. */
const namesFile = /\.(docx?|xlsx?|pdf|zip|png|jpe?g|svg)$/i;
/** 元旦, 劳动节, 国庆节 and the end of the year, which never move. */
const fixed = new Set(['1-1', '5-1', '10-1', '12-31']);
/** The content is about one school year: its months from August on are in 2026, the others in 2027. */
const years = { autumn: 2026, spring: 2027 } as const;

/** The last day that a text reports as past, in the content's dates, and the days by which that report moves. */
export interface Telling {
  readonly on: string;
  readonly days: number;
  /** Whether a period that began by then moves with the report too, such as the illness of a request for sick leave. */
  readonly begun?: boolean;
}

/**
 * Moves the dates in a text by whole weeks, like those of fields. Yearly dates stay, as do dates of other years than
 * the content's; a period whose first date stays is not moved. Dates that were past at the report move with it.
 */
export function shiftWords(text: string, days: number, telling?: Telling): string {
  if ((days === 0 && !telling?.days) || namesFile.test(text)) return text;
  let stayedTo: number | undefined;
  return text.replace(
    phrase,
    (whole, year: string | undefined, month: string, day: string, others: string, at: number) => {
      const of = Number(year ?? yearOfMonth(month));
      const endsOne = stayedTo !== undefined && untilPattern.test(text.slice(stayedTo, at));
      if (!isOfContent(of) || endsOne || fixed.has(`${month}-${day}`) || /每年[^。；，]*$/.test(text.slice(0, at))) {
        stayedTo = at + whole.length;
        return whole;
      }

      const dateOf = (each: string) => `${of}-${month.padStart(2, '0')}-${each.padStart(2, '0')}`;
      const last = others.match(/\d+(?= ?日)/g)?.at(-1) ?? day;
      const by = telling && dateOf(telling.begun ? day : last) <= telling.on ? telling.days : days;
      const moved = (each: string) => dateParts(addDays(dateOf(each), by));
      const first = moved(day);
      let shown = first.month;
      const rest = others.replace(furtherDay, (_, link: string, each: string) => {
        const next = moved(each);
        const words = `${link}${next.month === shown ? '' : `${next.month} 月 `}${next.day} 日`;
        shown = next.month;
        return words;
      });
      return `${year ? `${first.year} 年 ` : ''}${first.month} 月 ${first.day} 日${rest}`;
    },
  );
}

/** The year of a month that is written without one. */
export const yearOfMonth = (month: string) => (Number(month) >= 8 ? years.autumn : years.spring);
export const isOfContent = (year: number) => year === years.autumn || year === years.spring;

function dateParts(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}
