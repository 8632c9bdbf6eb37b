import * as contract from '@yimen/contract/staff/people';
import { personActor, recordEvent } from '../audit/store.ts';
import {
  countPersonalData,
  erasePersonalData,
  partCounts,
  readPersonalData,
  ruledRowsText,
  totalRows,
} from '../changes/personal-data.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { dayText } from '../lib/time.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { setDisabled } from './disabling.ts';
import { accountRefused, lesserPerson, namedPerson, tellOfStaff } from './people.ts';

export const implementations = [
  implement(contract.exportPerson, ({ person: id }, { db, institution, person: caller, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await lockInstitution(tx, institution);
      const person = await lesserPerson(here, caller, id, 'people.export');
      const json = `${JSON.stringify(await readPersonalData(here, person), null, 2)}\n`;
      await recordEvent(here, { actor: personActor(caller), action: 'export', part: 'people', key: id, address });
      await tellOfStaff(here, caller, [id], {
        kind: 'export-person',
        title: '工作人员导出了您的个人信息',
        text: '导出了本系统保存的您的全部信息。如果不是您要求的，请告诉管理员。',
      });
      return { fileName: `个人信息-${id}-${dayText(new Date())}.json`, json };
    }),
  ),

  implement(contract.disablePerson, ({ person, reason }, visit) => setDisabled(visit, person, true, reason)),

  implement(contract.enablePerson, ({ person, reason }, visit) => setDisabled(visit, person, false, reason)),

  implement(contract.erasePerson, ({ person: id, rows }, { db, institution, person: caller, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      await lockInstitution(tx, institution);
      const person = await lesserPerson(here, caller, id, 'people.remove');
      const counts = await countPersonalData(here, person);
      const counted = totalRows(counts);
      const erased = rows !== undefined;
      if (erased) {
        if (rows !== counted) throw accountRefused(`现在有 ${counted} 行，不是 ${rows} 行：请看过以后再删除`);
        const rules = await erasePersonalData(here, person);
        const detail = `${counted} 行，可见范围中的 ${counts.named} 处${ruledRowsText(rules)}`;
        await recordEvent(here, {
          actor: personActor(caller),
          action: 'erase-person',
          part: 'people',
          key: id,
          detail,
          address,
        });
      }
      return { person: namedPerson(person), rows: counted, named: counts.named, parts: partCounts(counts), erased };
    }),
  ),
];
