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
  expect(unreadLeft(3, openedSince(older), [], 'logistics')).toBe(3);
  expect(unreadLeft(0, openedSince(older))).toBe(0);
});

test('marks that wait for a network count, each notice once and by its last mark', () => {
  const marks = (read: boolean, ...about: ReturnType<typeof notice>[]) => ({
    kind: 'read' as const,
    input: { noticeIds: about.map(({ id }) => id), read },
    about,
  });
  const [unread, known] = [[notice('a'), notice('b')], notice('c', true)];
  expect(unreadLeft(2, [], [marks(true, ...unread)])).toBe(0);
  expect(unreadLeft(2, [], [marks(true, ...unread), marks(false, notice('a'))])).toBe(1);
  expect(unreadLeft(2, [], [marks(false, known)])).toBe(3);
  expect(unreadLeft(2, [], [marks(true, ...unread)], 'logistics')).toBe(2);
  // Data from before it was opened count it as unread; data from after do not.
  const opened = { ...notice('a'), read: true };
  expect(unreadLeft(2, [notice('a')], [marks(false, opened)])).toBe(2);
  expect(unreadLeft(1, [], [marks(false, opened)])).toBe(2);
  expect(unreadLeft(2, [], [{ kind: 'read', input: { noticeIds: ['a'], read: true } }])).toBe(2);
});
