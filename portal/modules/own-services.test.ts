import type { App } from '@yimen/contract/homepage/apps';
import { expect, test } from 'vitest';
import { collectionBy } from './own-services.tsx';

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
