import { endpoints } from '@yimen/contract';
import { allPermissions, type Permission } from '@yimen/contract/permissions';
import { expect, test } from 'vitest';
import { askings } from '../testing/askings.ts';

/** Permissions that no call asks for yet, each with the reason. One that a call asks for goes from this list. */
const unasked: Readonly<Partial<Record<Permission, string>>> = {
  'signIn.read': 'Methods of signing in are set up by commands alone.',
  'signIn.write': 'Methods of signing in are set up by commands alone.',
  'sources.read': 'Sources are set up by commands alone.',
  'sources.write': 'Sources are set up by commands alone.',
  'search.write': 'Aliases are fields of services: a second way to write them would pass their review by.',
  'search.publish': 'As search.write.',
};

test('every permission of the table is asked for by a call', () => {
  const asked = new Set(
    endpoints.flatMap(({ endpoint }) => askings(endpoint).flatMap(({ needed, further }) => [...needed, ...further])),
  );
  expect(asked.size).toBeGreaterThan(40);
  expect(allPermissions.filter((one) => !asked.has(one))).toEqual(Object.keys(unasked));
});
