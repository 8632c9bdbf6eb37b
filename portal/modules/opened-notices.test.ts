import { expect, test } from 'vitest';
import { noteOpened, openedSince, unreadLeft } from './opened-notices.ts';

const notice = (id: string, read: boolean | null = false) => ({ id, read, type: { id: 'teaching' } });

test('a notice that is opened counts as read in what was loaded before, once', () => {
  const [older, newer] = [{}, {}];
  expect(openedSince(older)).toEqual([]);
  const answer = notice('a');
  noteOpened(answer);
  noteOpened(answer);
  noteOpened(notice('b', true));
  noteOpened(notice('c', null));
  expect(openedSince(newer)).toEqual([]);
  expect(openedSince(older).map(({ id }) => id)).toEqual(['a']);
  noteOpened(notice('a'));
  expect([older, newer].map((data) => unreadLeft(3, openedSince(data)))).toEqual([2, 2]);
  expect(unreadLeft(3, openedSince(older), 'logistics')).toBe(3);
  expect(unreadLeft(0, openedSince(older))).toBe(0);
});
