import { expect, test } from 'vitest';
import { collectChanges, collectedAmong } from './collect-changes.ts';

test('counts each service once, whether its star was pressed before the data came or after', () => {
  const ids = ['card', 'grades'];
  expect(collectedAmong(ids, new Map())).toBe(2);
  expect(collectedAmong(ids, new Map([['leave', true]]))).toBe(3);
  expect(collectedAmong([...ids, 'leave'], new Map([['leave', true]]))).toBe(3);
  expect(collectedAmong(ids, new Map([['card', false]]))).toBe(1);
  expect(collectedAmong(['grades'], new Map([['card', false]]))).toBe(1);
});

test('counts what waits for a network, unless the page knows better since', () => {
  const waiting = [
    { kind: 'collect' as const, input: { appId: 'leave', collected: true } },
    { kind: 'collect' as const, input: { appId: 'card', collected: false } },
    { kind: 'read' as const, input: { noticeIds: ['leave'] } },
  ];
  expect(collectedAmong(['card', 'grades'], collectChanges(new Map(), waiting))).toBe(2);
  expect(collectedAmong(['card', 'grades'], collectChanges(new Map([['card', true]]), waiting))).toBe(3);
});
