import { codes } from '@yimen/contract/envelope';
import { personMessages } from '@yimen/contract/person/data';
import { renewSigningKeys } from '@yimen/contract/staff/connections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const student = '2024310086';

let world: World;
let staff: Editors<'clara'>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors({ clara: '20150132' }));
  await staff.begin({ clara: [['integrator']] });
});
afterAll(() => world.close());

test('new keys sign the tokens of the institution, and leave the former ones good unless they are revoked', async () => {
  const token = await world.signIn(student);
  const answered = async () => (await world.call(personMessages, {}, { token })).code;
  expect(await answered()).toBe(codes.ok);
  expect((await world.call(renewSigningKeys, {}, staff.as('clara').as)).data).toEqual({ ended: 0 });
  expect(await answered()).toBe(codes.ok);
  const [entry] = await readEvents(staff.here, { action: 'renew-signing-keys' });
  expect(entry).toMatchObject({ actor: staff.actor('clara') });
  const { ended } = (await world.call(renewSigningKeys, { revoke: true }, staff.as('clara').as)).data;
  expect(ended).toBeGreaterThan(0);
  expect(await answered()).toBe(codes.expired);
});
