import { beforeAll, expect, test } from 'vitest';
import { dayText } from '../lib/time.ts';
import type { Content } from './content.ts';
import { readContent } from './read.ts';
import * as people from './rows/people.ts';
import * as publishing from './rows/publishing.ts';
import * as services from './rows/services.ts';
import * as site from './rows/site.ts';
import { shiftTo } from './shift.ts';

let contents: Content[];
beforeAll(async () => {
  contents = await readContent();
});

const week = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-29'];

test.each(week)('on %s nothing that has happened lies ahead', (day) => {
  for (const now of [new Date(`${day}T00:30:00+08:00`), new Date(`${day}T10:00:00+08:00`)]) {
    const shift = shiftTo(now);
    for (const content of contents) {
      const moments = [
        ...publishing.articleRows(content, shift).map(({ publishedAt }) => publishedAt),
        ...publishing.noticeRows(content, shift).map(({ publishedAt }) => publishedAt),
        ...site.handledRows(content, shift).map(({ at }) => at),
        ...site.hallRows(content, shift).map(({ updatedAt }) => updatedAt),
        ...people.personRows(content, shift).map(({ lastLogin }) => lastLogin),
        ...people.messageRows(content, shift).map(({ sentAt }) => sentAt),
        ...people.noticeReadRows(content, shift).flatMap(({ readAt }) => readAt ?? []),
        ...people.recentRows(content, shift).map(({ at }) => at),
        ...people.taskRows(content, shift).flatMap(({ createdAt, since }) => [createdAt, since]),
        ...people.approvalRows(content, shift).flatMap(({ insertTime, updateTime }) => [insertTime, updateTime]),
        ...people.approvalRows(content, shift).flatMap(({ progress }) => progress.flatMap(({ when }) => dateOf(when))),
      ];
      expect(moments.filter((moment) => moment > now)).toEqual([]);
      const days = [
        ...services.guideRows(content, shift).map(({ guide }) => guide.updatedAt),
        ...services.hitRows(content, shift).map((hit) => hit.day),
      ];
      expect(days.filter((each) => each > dayText(now))).toEqual([]);
    }
  }
});

test.each(week)('on %s the steps of an approval follow each other, and its beginning comes first', (day) => {
  const shift = shiftTo(new Date(`${day}T10:00:00+08:00`));
  for (const row of contents.flatMap((content) => people.approvalRows(content, shift))) {
    const moments = row.progress.flatMap(({ when }) => dateOf(when));
    expect(moments, row.id).toEqual(moments.toSorted((one, other) => one.getTime() - other.getTime()));
    expect(row.updateTime.getTime(), row.id).toBeGreaterThanOrEqual(row.insertTime.getTime());
  }
});

const dateOf = (when: string | null) => (when ? [new Date(when)] : []);
