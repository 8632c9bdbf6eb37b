import * as contract from '@yimen/contract/access/staff';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { minuteText } from '../../lib/time.ts';
import { scoped, scopedOf } from '../../tenancy/scoped.ts';
import { findSecondFactor } from './factor-store.ts';
import { hostsOf, passkeysOf } from './passkey-store.ts';
import { endStaffSession, forgetStaff, idleMs, longestMs } from './session.ts';

export const implementations = [
  implement(contract.staffSession, async (_, visit) => {
    const { person, staff } = visit;
    const here = scopedOf(visit);
    const [factor, passkeys] = [await findSecondFactor(here, person), await passkeysOf(here, person)];
    const { startedAt, usedAt, provenAt, asksSecondFactor } = staff;
    return {
      name: person.name,
      idleSeconds: Math.max(0, Math.ceil((usedAt.getTime() + idleMs - Date.now()) / 1000)),
      endsAt: minuteText(new Date(startedAt.getTime() + longestMs)),
      secondFactor: {
        asked: asksSecondFactor,
        set: factor !== null,
        app: Boolean(factor?.secret),
        passkeyHosts: hostsOf(passkeys),
        proven: provenAt !== null,
      },
    };
  }),

  implement(contract.endStaffSession, async (_, visit) => {
    const { db, institution, person, staff, ip: address } = visit;
    await inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await endStaffSession(here, staff);
      await recordEvent(here, { actor: personActor(person), action: 'staff-sign-out', address });
    });
    forgetStaff(visit);
    return {};
  }),
];
