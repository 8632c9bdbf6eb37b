import { beforeAll, expect, test } from 'vitest';
import { rowsOf, type Whole } from '../changes/check.ts';
import { people } from '../database/schema/people.ts';
import * as person from '../database/schema/person.ts';
import { articles, notices } from '../database/schema/publishing.ts';
import { appHits, guides } from '../database/schema/services.ts';
import { hallWindows, handledCases } from '../database/schema/site.ts';
import { dayText } from '../lib/time.ts';
import { readDemo } from './load.ts';
import { moveWhole } from './move.ts';
import { shiftTo } from './shift.ts';

let contents: Whole[];
beforeAll(async () => {
  contents = await readDemo();
});

const week = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-29'];

test.each(week)('on %s nothing that has happened lies ahead', (day) => {
  for (const now of [new Date(`${day}T00:30:00+08:00`), new Date(`${day}T10:00:00+08:00`)]) {
    for (const content of contents) {
      const moved = moveWhole(content, shiftTo(now));
      const moments = [
        ...rowsOf(moved, articles).map(({ publishedAt }) => publishedAt),
        ...rowsOf(moved, notices).map(({ publishedAt }) => publishedAt),
        ...rowsOf(moved, handledCases).map(({ at }) => at),
        ...rowsOf(moved, hallWindows).map(({ updatedAt }) => updatedAt),
        ...rowsOf(moved, people).flatMap(({ lastLogin }) => lastLogin ?? []),
        ...rowsOf(moved, person.messages).map(({ sentAt }) => sentAt),
        ...rowsOf(moved, person.noticeReads).flatMap(({ readAt }) => readAt ?? []),
        ...rowsOf(moved, person.recentUses).map(({ at }) => at),
        ...rowsOf(moved, person.tasks).flatMap(({ createdAt, since }) => [createdAt, since]),
        ...rowsOf(moved, person.approvals).flatMap(({ insertTime, updateTime }) => [insertTime, updateTime]),
        ...rowsOf(moved, person.approvals).flatMap(({ progress }) => progress.flatMap(({ when }) => dateOf(when))),
      ];
      expect(moments.length).toBeGreaterThan(100);
      expect(moments.filter((moment) => moment > now)).toEqual([]);
      const days = [
        ...rowsOf(moved, guides).map(({ guide }) => guide.updatedAt),
        ...rowsOf(moved, appHits).map((hit) => hit.day),
      ];
      expect(days.filter((each) => each > dayText(now))).toEqual([]);
    }
  }
});

test.each(week)('on %s the steps of an approval follow each other, and its beginning comes first', (day) => {
  const shift = shiftTo(new Date(`${day}T10:00:00+08:00`));
  for (const row of contents.flatMap((content) => rowsOf(moveWhole(content, shift), person.approvals))) {
    const moments = row.progress.flatMap(({ when }) => dateOf(when));
    expect(moments, row.id).toEqual(moments.toSorted((one, other) => one.getTime() - other.getTime()));
    expect(row.updateTime.getTime(), row.id).toBeGreaterThanOrEqual(row.insertTime.getTime());
  }
});

const dateOf = (when: string | null) => (when ? [new Date(when)] : []);
