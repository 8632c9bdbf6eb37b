import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/staff/connections';
import { readPermits } from '../access/permits.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { connectionKind } from '../connections/kinds.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import { forgetKeys, revokeKeys, rotateKeys } from '../sign-in/keys.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import {
  asConnector,
  askBeforeRemoving,
  askBeforeSaving,
  findConnection,
  personToTry,
  readConnections,
  removeConnection,
  renewKey,
  requireConnection,
  requireWide,
  revokeKey,
  saveConnection,
  setSecret,
  toldFields,
  versionOf,
} from './connections.ts';

export const implementations = [
  implement(contract.staffConnections, ({ part, ...page }, visit) =>
    readConnections(scopedOf(visit), part, windowOf(page)),
  ),

  implement(contract.staffConnection, async (named, visit) => {
    const found = await findConnection(scopedOf(visit), named);
    if (!found) return null;
    const { row, held, line } = found;
    const keys = held.filter(({ isKey }) => isKey);
    return {
      ...line,
      version: versionOf(named.part, row),
      fields: toldFields(named.part, row),
      keys: keys.map(({ name, createdAt, until }) => ({
        id: name,
        createdAt: createdAt && minuteText(createdAt),
        until: until && minuteText(until),
      })),
    };
  }),

  implement(contract.saveConnection, (saved, visit) =>
    asConnector(
      visit,
      saved.part,
      (at) => saveConnection(at, saved),
      (here) => askBeforeSaving(here, saved),
    ),
  ),

  implement(contract.removeConnection, (given, visit) =>
    asConnector(
      visit,
      given.part,
      (at) => removeConnection(at, given),
      (here) => askBeforeRemoving(here, given),
    ),
  ),

  implement(contract.setConnectionSecret, ({ name, value, ...named }, visit) =>
    asConnector(visit, named.part, async (at) => ({ secrets: await setSecret(at, named, name, value) })),
  ),

  implement(contract.renewConnectionKey, (named, visit) =>
    asConnector(visit, named.part, async (at) => {
      const { formerUntil, ...made } = await renewKey(at, named);
      return { ...made, formerUntil: formerUntil && minuteText(formerUntil) };
    }),
  ),

  implement(contract.revokeConnectionKey, ({ key, ...named }, visit) =>
    asConnector(visit, named.part, async (at) => ({ left: await revokeKey(at, named, key) })),
  ),

  implement(contract.tryConnection, async ({ person: id, ...named }, visit) => {
    const { db, institution, person: caller, ip: address } = visit;
    const here = scopedOf(visit);
    const permits = await readPermits(here, caller.id);
    requireWide(permits, named.part);
    const { row, line } = await requireConnection(here, named);
    const kind = connectionKind(named.part);
    if (!kind.tryOut) throw new Refusal(codes.connectionRefused, `“${line.name}”由对方来连接，没有什么可测试的`);
    if (id !== undefined && !kind.isAskedFor)
      throw new Refusal(codes.connectionRefused, `测试“${line.name}”与人无关，请不要写明是谁`);
    const person = await personToTry(here, permits, caller.id, id ?? caller.id);
    // No transaction is held while the other system is asked; also one that fails is recorded: it was asked.
    const tried = await kind.tryOut(db, institution, row, person).finally(() =>
      recordEvent(here, {
        actor: personActor(caller),
        action: 'try-connection',
        part: named.part,
        key: named.id,
        detail: person.id === caller.id ? '' : `为 ${person.id}`,
        address,
      }),
    );
    const { works, text, rows } = tried;
    return { works, text, rows: rows?.length ?? null, fields: Object.keys(rows?.[0] ?? {}) };
  }),

  implement(contract.renewSigningKeys, async ({ revoke }, visit) => {
    const { db, institution } = visit;
    const ended = await asConnector(visit, 'signInMethods', async (at) => {
      const revoked = revoke ? await revokeKeys(at.db, institution) : 0;
      if (!revoke) await rotateKeys(at.db, institution);
      await at.recordChanges('renew-signing-keys', revoke ? `旧的全部停用，结束了 ${revoked} 个登录` : '');
      return revoked;
    });
    forgetKeys(db, institution);
    return { ended };
  }),
];
