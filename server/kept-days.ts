import { StartFailure } from './database/start-failure.ts';

/** What is kept for a time, and for how many days at least and unless `YIMEN_KEEP_DAYS` says otherwise; 0 is for good. */
export const keptKinds = {
  /** What commands removed and can put back. */
  removed: { days: 30, least: 1 },
  /** Imports of staff with their reports. */
  imports: { days: 90, least: 7 },
  /** Ended sessions, which tell on which devices a person has signed in: they last for 30 days themselves. */
  sessions: { days: 90, least: 30 },
  /** Counts of failed sign-ins, by which further ones wait. */
  signInTries: { days: 1, least: 1 },
  feedback: { days: 730, least: 1 },
  /** When a person read a notice, which is unread again without it. */
  noticeReads: { days: 0, least: 30 },
  /** Counts of visits by day; the home shows their sum. */
  visits: { days: 0, least: 30 },
} as const;

export type KeptKind = keyof typeof keptKinds;
/** Days by kind; 0 is for good. */
export type KeptDays = Readonly<Record<KeptKind, number>>;

const kinds = Object.keys(keptKinds) as KeptKind[];

export const usualDays = Object.fromEntries(kinds.map((kind) => [kind, keptKinds[kind].days])) as KeptDays;

/** Reads `feedback=365,visits=1095`. Throws {@link StartFailure} that says what to write instead. */
export function readKeptDays(text: string | undefined): KeptDays {
  const days: Record<KeptKind, number> = { ...usualDays };
  for (const word of text ? text.split(',') : []) {
    const [, name = '', digits = ''] = /^\s*(\w+)=(\d{1,5})\s*$/.exec(word) ?? [];
    const kind = kinds.find((one) => one === name);
    const count = Number(digits);
    if (!kind)
      throw new StartFailure(
        `YIMEN_KEEP_DAYS 写的是“${text}”：请写成 feedback=365 的样子，可用的有 ${kinds.join('、')}。`,
      );
    const { least } = keptKinds[kind];
    if (count !== 0 && count < least)
      throw new StartFailure(`YIMEN_KEEP_DAYS 中的 ${kind} 写的是“${digits}”：至少 ${least} 天，0 表示一直保留。`);
    days[kind] = count;
  }
  return days;
}
