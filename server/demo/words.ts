import { addDays } from '../lib/time.ts';

/** What may stand behind a day: `（周五）`, `晚`, ` 22:00`. */
const time = String.raw`(?:（[^（）]{1,8}）|[早晚夜]间?|[上中下]午| ?\d{1,2}:\d{2})*`;
/** `2027 年 1 月 4 日`, with the further days of the same phrase: `至 15 日`, `、6 日`, ` 22:00 至 6 日`. */
const phrase = new RegExp(
  String.raw`(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日((?:${time}\s?[至到–—、和]\s?\d{1,2} ?日)*)`,
  'g',
);
/** What leads from a period's first date to a last one with a month of its own. */
const until = new RegExp(String.raw`^${time}\s?[至到–—]\s?$`);
const furtherDay = /([至到–—、和]\s?)(\d{1,2}) ?日/g;
/** A file is found by its name. */
const namesFile = /\.(docx?|xlsx?|pdf|zip|png|jpe?g|svg)$/i;
/** 元旦, 劳动节, 国庆节 and the year's end come on their day whenever the content is loaded. */
const fixed = new Set(['1-1', '5-1', '10-1', '12-31']);
/** The content speaks of a school year: its months from August on are of 2026, the others of 2027. */
const years = { autumn: 2026, spring: 2027 } as const;

/** The last day that a text tells of as over, as the content has it, and by how many days its telling moves. */
export interface ToldAt {
  readonly on: string;
  readonly days: number;
  /** Whether what began by then moves with the telling too: who asks for leave because of an illness is ill by then. */
  readonly begun?: boolean;
}

/**
 * Moves the dates that a text names by whole weeks, as those in fields are moved. What comes every year stays, and
 * what is of another year than the content's; a period whose first date stays does so too. What was over when it was
 * `told` moves with the telling.
 */
export function shiftWords(text: string, days: number, told?: ToldAt): string {
  if ((days === 0 && !told?.days) || namesFile.test(text)) return text;
  let stayedTo: number | undefined;
  return text.replace(
    phrase,
    (whole, year: string | undefined, month: string, day: string, others: string, at: number) => {
      const of = Number(year ?? yearOf(month));
      const endsOne = stayedTo !== undefined && until.test(text.slice(stayedTo, at));
      if (!isOfContent(of) || endsOne || fixed.has(`${month}-${day}`) || /每年[^。；，]*$/.test(text.slice(0, at))) {
        stayedTo = at + whole.length;
        return whole;
      }

      const dateOf = (each: string) => `${of}-${month.padStart(2, '0')}-${each.padStart(2, '0')}`;
      const last = others.match(/\d+(?= ?日)/g)?.at(-1) ?? day;
      const by = told && dateOf(told.begun ? day : last) <= told.on ? told.days : days;
      const moved = (each: string) => partsOf(addDays(dateOf(each), by));
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

/** The year of a month that is named without one. */
export const yearOf = (month: string) => (Number(month) >= 8 ? years.autumn : years.spring);
export const isOfContent = (year: number) => year === years.autumn || year === years.spring;

function partsOf(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}
