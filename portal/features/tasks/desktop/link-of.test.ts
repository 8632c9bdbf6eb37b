import { expect, it } from 'vitest';
import type { TaskItem } from '../shared/task-item.ts';
import { linkOf } from './link-of.ts';

it.each<[string, Pick<TaskItem, 'kind' | 'url'>, string | undefined]>([
  ['an approval to its place in the view', { kind: 'approval', url: null }, '/task-center?task=m-1'],
  [
    'a task to its own address',
    { kind: 'task', url: 'https://xg.mingde.example/grant' },
    'https://xg.mingde.example/grant',
  ],
  ['a task that tells no address nowhere', { kind: 'task', url: null }, undefined],
])('leads %s', (_, part, href) => {
  expect(linkOf({ id: 'm-1', ...part } as TaskItem, {})?.href).toBe(href);
});
