import { endpoints } from '@yimen/contract';
import { allPermissions } from '@yimen/contract/permissions';
import { expect, test } from 'vitest';
import { askings } from '../testing/askings.ts';

test('every permission of the table is asked for by a call', () => {
  const asked = new Set(
    endpoints.flatMap(({ endpoint }) => askings(endpoint).flatMap(({ needed, further }) => [...needed, ...further])),
  );
  expect(asked.size).toBeGreaterThan(40);
  expect(allPermissions.filter((one) => !asked.has(one))).toEqual([]);
});
