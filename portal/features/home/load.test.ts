import { codes } from '@yimen/contract/envelope';
import type { ModuleEntry, ModuleSign } from '@yimen/contract/site';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/errors.ts';
import { loadModules } from './load.ts';
import type { HomeModule } from './shared/module.tsx';

const entry = (sign: string, children: string[] = []): ModuleEntry => ({
  sign: sign as ModuleEntry['sign'],
  name: sign,
  children: children.map((child) => entry(child)),
});
const module = (sign: ModuleSign, load: () => Promise<unknown>, memberOnly = false): HomeModule => ({
  sign,
  memberOnly,
  load,
  Module: () => null,
});
const report = vi.fn();
const visit = { call: () => Promise.reject(new Error('not called')), member: false, care: false, report };
beforeEach(() => report.mockClear());

it('keeps the failure of one module to itself', async () => {
  const known = new Map([
    ['news', module('news', async () => ['first'])],
    ['rank', module('rank', async () => Promise.reject(new Error('down')))],
  ]);
  expect(await loadModules([entry('news'), entry('rank'), entry('unknown')], (sign) => known.get(sign), visit)).toEqual(
    {
      news: { ok: true, data: ['first'] },
      rank: { ok: false },
    },
  );
  expect(report).toHaveBeenCalledOnce();
});

it('leaves out what waits for other systems: the browser loads it', async () => {
  const late = new ApiError('POST /tasks', { code: codes.notYet, status: 504 });
  const known = new Map([['tasks', module('tasks', async () => Promise.reject(late))]]);
  expect(await loadModules([entry('tasks')], (sign) => known.get(sign), visit)).toEqual({});
  expect(report).not.toHaveBeenCalled();
});

it('loads children, and what is for members only for members', async () => {
  const known = new Map([['tasks', module('tasks', async () => 3, true)]]);
  const tree = [entry('today', ['tasks', 'tasks'])];
  expect(await loadModules(tree, (sign) => known.get(sign), visit)).toEqual({});
  expect(await loadModules(tree, (sign) => known.get(sign), { ...visit, member: true })).toEqual({
    tasks: { ok: true, data: 3 },
  });
});
