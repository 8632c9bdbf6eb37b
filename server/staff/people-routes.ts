import { randomUUID } from 'node:crypto';
import * as contract from '@yimen/contract/staff/people';
import { personActor, recordEvent } from '../audit/store.ts';
import { countStored, eraseStored, readStored, type Stored } from '../changes/removed/stored.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { dayText, minuteText } from '../lib/time.ts';
import { tenantParts } from '../parts/tables.ts';
import { accountSecurity, tellPeople } from '../person/tell.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { accountRefused, lesserPerson, namedPerson, permittedPerson } from './people.ts';

export const implementations = [
  implement(contract.exportPerson, ({ person: id }, { db, institution, person: caller, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const person = await permittedPerson(here, caller, id, 'people.export');
      const json = `${JSON.stringify(await readStored(here, person), null, 2)}\n`;
      await recordEvent(here, { actor: personActor(caller), action: 'export', part: 'people', key: id, address });
      const sentAt = new Date();
      await tellPeople(here, [id], {
        id: `export-person-${randomUUID()}`,
        title: '工作人员导出了您的个人信息',
        text: `${caller.name}于 ${minuteText(sentAt)} 导出了本系统保存的您的全部信息。如果不是您要求的，请告诉管理员。`,
        source: accountSecurity,
        sentAt,
      });
      return { fileName: `个人信息-${id}-${dayText(sentAt)}.json`, json };
    }),
  ),

  implement(contract.erasePerson, ({ person: id, rows }, { db, institution, person: caller, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await lockInstitution(tx, institution);
      const person = await lesserPerson(here, caller, id, 'people.remove');
      const stored = await countStored(here, person);
      const counted = totalOf(stored);
      const erased = rows !== undefined;
      if (erased) {
        if (rows !== counted) throw accountRefused(`现在有 ${counted} 行，不是 ${rows} 行：请看过以后再删除`);
        await eraseStored(here, person);
        const detail = `${counted} 行，可见范围中的 ${stored.named} 处`;
        await recordEvent(here, {
          actor: personActor(caller),
          action: 'erase-person',
          part: 'people',
          key: id,
          detail,
          address,
        });
      }
      return { person: namedPerson(person), rows: counted, named: stored.named, parts: partsOf(stored), erased };
    }),
  ),
];

/** With the person's own row. */
const totalOf = ({ rows }: Stored) => [...rows.values()].reduce((sum, count) => sum + count, 1);

const partsOf = ({ rows }: Stored) =>
  [...rows].flatMap(([table, count]) => {
    const part = tenantParts.find((one) => one.table === table);
    return part ? { part: part.name, rows: count } : [];
  });
