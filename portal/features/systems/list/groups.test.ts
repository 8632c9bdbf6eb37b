import type { App } from '@yimen/contract/services/service';
import { expect, test } from 'vitest';
import { byName, groupSystems } from './groups.ts';

const system = (name: string, category: string) =>
  ({ id: name, name, category: { id: category, name: category } }) as App;
const systems = [system('教务系统', 'teaching'), system('邮箱', 'office'), system('档案', 'gone')];

test('systems stand under their categories, and none gets lost', () => {
  const groups = groupSystems(systems, [
    { id: 'office', name: '办公' },
    { id: 'teaching', name: '教学' },
    { id: 'empty', name: '没有' },
  ]);
  expect(groups.map(({ name, systems }) => [name, systems.map((each) => each.name)])).toEqual([
    ['办公', ['邮箱']],
    ['教学', ['教务系统']],
    ['其他', ['档案']],
  ]);
});

test('names are ordered by their sound', () => {
  expect(byName(systems).map(({ name }) => name)).toEqual(['档案', '教务系统', '邮箱']);
});
