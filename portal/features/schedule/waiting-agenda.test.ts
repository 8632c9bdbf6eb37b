import { expect, test } from 'vitest';
import type { Waiting } from '../../offline/outbox-store.ts';
import { withWaitingEntries } from './waiting-agenda.ts';

const day = '2026-11-20';
const now = { day, time: '15:42' };
const agenda = [
  { time: '全天', title: '期中教学检查', note: [], state: 'now' as const },
  { time: '14:00', title: '体育', note: ['滨湖体育馆'], state: 'now' as const },
  { time: '19:00', title: '党课', note: [], state: 'next' as const },
];

function entry(title: string, start: string, end: string, more: Partial<Waiting> = {}): Waiting {
  const input = { title, kind: 'study', start: `${day} ${start}`, end: `${day} ${end}`, place: '图书馆' };
  return { key: title, person: 'p', kind: 'entry', subject: title, input, at: 0, ...more };
}

test('what waits stands in the day by its hour and says so, and what belongs to another day does not', () => {
  const tomorrow = {
    ...entry('明天', '09:00', '10:00'),
    input: { title: '明天', kind: 'study', start: '2026-11-21 09:00', end: '2026-11-21 10:00' },
  };
  const collected = { ...entry('', '', ''), kind: 'collect' as const, input: { appId: 'card', collected: true } };
  const outbox = {
    waiting: [entry('小组讨论', '16:00', '17:00'), tomorrow, collected],
    refused: [entry('答疑', '15:00', '16:00', { refused: '时间已过' })],
    sending: undefined,
    sent: 0,
  };
  const items = withWaitingEntries(agenda, outbox, now, day);
  expect(items.map(({ time, title, badge }) => [time, title, badge])).toEqual([
    ['全天', '期中教学检查', undefined],
    ['14:00', '体育', undefined],
    ['15:00', '答疑', '没有添加'],
    ['16:00', '小组讨论', '待提交'],
    ['19:00', '党课', undefined],
  ]);
});
