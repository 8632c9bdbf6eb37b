import {
  removeConnection,
  renewConnectionKey,
  renewSigningKeys,
  revokeConnectionKey,
  saveConnection,
  setConnectionSecret,
  tryConnection,
} from '@yimen/contract/staff/connections';
import type { Act } from './stage.ts';

const delivering = { part: 'pushSystems', id: saveConnection.example.id } as const;
/** The source of the stage. */
const source = { part: 'sources', id: 'hr' } as const;

/** What the staff do by calls: systems that deliver, sources and keys. */
export const connectionActs: readonly Act[] = [
  ['a system that staff make', 1, ({ world, one }) => world.call(saveConnection, saveConnection.example, one.as)],
  ['a key that staff make', 1, ({ world, one }) => world.call(renewConnectionKey, delivering, one.as)],
  [
    'a key that staff revoke',
    1,
    async ({ world, one, forget }) => {
      const { key } = (await world.call(renewConnectionKey, delivering, one.as)).data;
      await forget();
      return world.call(revokeConnectionKey, { ...delivering, key }, one.as);
    },
  ],
  [
    'a system that staff remove',
    1,
    async ({ world, one }) => {
      const { rows } = (await world.call(removeConnection, delivering, one.as)).data;
      return world.call(removeConnection, { ...delivering, rows }, one.as);
    },
  ],
  [
    'a secret that staff set',
    1,
    ({ world, one }) => world.call(setConnectionSecret, { ...source, name: 'token', value: 'abc' }, one.as),
  ],
  ['a source that staff try', 1, ({ world, one }) => world.call(tryConnection, source, one.as)],
  ['new signing keys', 1, ({ world, one }) => world.call(renewSigningKeys, {}, one.as)],
];
