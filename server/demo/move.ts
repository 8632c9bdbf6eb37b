import type { Whole } from '../changes/check.ts';
import type { Cells } from '../database/records.ts';
import { addDays, daysBetween, dayText, parseMinute } from '../lib/time.ts';
import type { Row } from '../parts/tables.ts';
import { moveCells } from './cells.ts';
import { contentDay, later, type Shift } from './shift.ts';
import { shiftWords } from './words.ts';

/** Columns of past events, by part: they never move into the future, and the columns of a row move together. */
const happened: Readonly<Record<string, readonly string[]>> = {
  guides: ['guide'],
  articles: ['publishedAt'],
  notices: ['publishedAt'],
  handledCases: ['at'],
  people: ['lastLogin'],
  tasks: ['createdAt', 'since'],
  approvals: ['insertTime', 'updateTime', 'progress'],
  messages: ['sentAt'],
  noticeReads: ['readAt'],
  noticeReplies: ['at'],
  recentUses: ['at'],
};

/**
 * Parts whose texts report what is past on their date, except for the last `back` days: news reports what happened on
 * its day, a message what is to be done on it.
 */
const datedColumns: Readonly<Record<string, { back: number; begun?: boolean }>> = {
  articles: { back: 0 },
  messages: { back: 1 },
  tasks: { back: 1, begun: true },
  approvals: { back: 0, begun: true },
};

/** Parts that do not move row by row. */
const otherwise: Readonly<Record<string, (rows: readonly Row[], shift: Shift) => readonly Row[]>> = {
  // Counts of the last seven days must stay within the last seven days.
  appHits: (rows, { today }) => rows.map((row) => moved(row, daysBetween(contentDay, today))),
  hallWindows: (rows, { latest }) => rows.map((row) => ({ ...row, updatedAt: latest(row.updatedAt as Date) })),
  calendarEvents: (rows, shift) => rows.map((row) => (isOfCountry(row) ? row : moveRow('calendarEvents', row, shift))),
  // Its number begins with its day, and examples name it: it stays, a year back.
  feedback: (rows) => rows,
  assets: (rows, shift) => rows.map((row) => ({ ...row, ...moveCells([{ value: String(row.value) }], shift)[0] })),
  dataGroups: (rows, shift) =>
    rows.map((row) => ({ ...moveRow('dataGroups', row, shift), rows: moveCells(row.rows as Cells[], shift) })),
  responsibilityRows: (rows, shift) =>
    [...Map.groupBy(rows, ({ list }) => list).values()].flatMap((own) => {
      const cells = own.map((row) => row.cells as Cells);
      return moveCells(cells, shift).map((row, index) => ({ ...own[index], cells: row }));
    }),
};

/** The institution with the dates in its fields, texts and tables moved. */
export function moveWhole({ institution, hosts, rows }: Whole, shift: Shift): Whole {
  const moveRows = (part: string, own: readonly Row[]) =>
    otherwise[part]?.(own, shift) ?? own.map((row) => moveRow(part, row, shift));
  return {
    institution: { ...moved(institution, shift.days), id: institution.id },
    hosts,
    rows: new Map([...rows].map(([part, own]) => [part, moveRows(part, own)])),
  };
}

function moveRow(part: string, row: Row, shift: Shift): Row {
  const columns = happened[part] ?? [];
  const last = columns.flatMap((column) => momentsIn(row[column])).sort((a, b) => b.getTime() - a.getTime())[0];
  if (!last) return moved(row, shift.days);
  const days = shift.past(last);
  const { back, begun } = datedColumns[part] ?? {};
  const telling = back === undefined ? undefined : { on: addDays(dayText(last), -back), days, begun };
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const by = columns.includes(column) ? days : shift.days;
      return [column, moved(value, by, (text) => shiftWords(text, shift.days, telling))];
    }),
  );
}

/** Whether the date is set by the country: a holiday, or a day that makes up for one. */
const isOfCountry = ({ kind, follows }: Row): boolean => kind === 'holiday' || Boolean(follows);

const aDay = /^\d{4}-\d{2}-\d{2}$/;
const aMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value with each date in it moved by `days`; `inWords` moves the dates in texts. */
function moved<Value>(value: Value, days: number, inWords = (text: string) => shiftWords(text, days)): Value {
  const move = (each: unknown): unknown => {
    if (each instanceof Date) return later(each, days);
    if (Array.isArray(each)) return each.map(move);
    if (typeof each === 'object' && each !== null && !Buffer.isBuffer(each)) {
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, move(inner)]));
    }
    if (typeof each !== 'string') return each;
    if (aDay.test(each)) return addDays(each, days);
    return aMoment.test(each) ? later(new Date(each), days).toISOString() : inWords(each);
  };
  return move(value) as Value;
}

/** The times in a value; a day counts as its beginning. */
function momentsIn(value: unknown): Date[] {
  if (value instanceof Date) return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(momentsIn);
  if (typeof value !== 'string') return [];
  if (aDay.test(value)) return [parseMinute(value)];
  return aMoment.test(value) ? [new Date(value)] : [];
}
