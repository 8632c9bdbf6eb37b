import type { App } from '@yimen/contract/services/service';
import { expect, test } from 'vitest';
import { collectionBy, firstCollected } from './own-services.tsx';

const app = (id: string) => ({ id, name: id }) as App;
const write = (id: string, collected: boolean, about?: App) => ({
  kind: 'collect' as const,
  input: { appId: id, collected },
  about,
});

test('a collection has what waits for a network at its end, marked, and not what is to leave it', () => {
  const waiting = [write('leave', true, app('leave')), write('card', false, app('card'))];
  expect(collectionBy([app('card'), app('grades')], waiting)).toEqual([
    { app: app('grades'), waits: false },
    { app: app('leave'), waits: true },
  ]);
});

test('a collection has each service once, and none that was put in and taken out again', () => {
  const waiting = [write('card', true, app('card')), write('leave', false, app('leave')), write('old', true)];
  expect(collectionBy([app('card')], waiting)).toEqual([{ app: app('card'), waits: false }]);
});

test('a page knows services of the collection that stand by for a row of four from which some are taken out', () => {
  const first = firstCollected(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(app));
  expect(collectionBy(first, [write('b', false), write('d', false)]).slice(0, 4)).toEqual(
    ['a', 'c', 'e', 'f'].map((id) => ({ app: app(id), waits: false })),
  );
});
