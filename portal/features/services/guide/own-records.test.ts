import type { App } from '@yimen/contract/services/service';
import type { Task } from '@yimen/contract/tasks/tasks';
import { expect, test } from 'vitest';
import { recordsOf } from './own-records.ts';

const service = { id: 'enrollment-proof', name: '在读证明开具' };
const task = (id: string, more: Partial<Task>): Task => ({
  id,
  title: id,
  source: '服务大厅',
  sponsor: '',
  department: '',
  step: '已办结',
  holder: '',
  since: null,
  createdAt: '2026-11-18 16:04',
  deadline: null,
  status: 'mine',
  url: '/service-hall/details/enrollment-proof',
  results: [],
  ...more,
});
const use = { app: service as App, at: '2026-11-19 08:00', result: '已办结' };

test('shows the tasks of the service, newest first, each leading to itself among the tasks', () => {
  const tasks = [
    task('old', { createdAt: '2026-09-01 10:00' }),
    task('new', {}),
    task('new', {}),
    task('open', { createdAt: '2026-10-01 10:00', status: 'todo' }),
    task('other', { url: '/service-hall/details/transcript-print' }),
    task('nowhere', { url: null }),
  ];
  const records = recordsOf(service, tasks, [use]);
  expect(records.map(({ id }) => id)).toEqual(['new', 'open', 'old']);
  expect(records.map(({ href }) => href)).toEqual([
    '/task-center?view=mine&query=new',
    '/task-center?query=open',
    '/task-center?view=mine&query=old',
  ]);
});

test('without tasks says how the service was last used', () => {
  expect(recordsOf(service, [], [use])).toEqual([
    {
      id: 'enrollment-proof',
      title: '在读证明开具',
      at: '2026-11-19 08:00',
      state: '已办结',
      href: '/personal-center/recently-used',
    },
  ]);
  expect(recordsOf(service, [], [])).toEqual([]);
});
