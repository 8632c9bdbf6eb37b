import * as contract from '@yimen/contract/staff/exports';
import { readPermits } from '../../access/permits.ts';
import { personActor, recordEvent } from '../../audit/store.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement } from '../../http/implement.ts';
import { dayText } from '../../lib/time.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { readExported } from './store.ts';

export const implementations = [
  implement(contract.exportContent, ({ part, format, after }, { db, institution, person, ip: address }) =>
    inTransaction(db, async (tx) => {
      const here = scoped(tx, institution);
      const permits = await readPermits(here, person.id);
      const { content, count, next } = await readExported(here, permits, part, { format, after });
      const from = after === undefined ? '' : ` after=${after}`;
      const detail = `${format}${from} ${count} 行`;
      await recordEvent(here, { actor: personActor(person), action: 'export', part, detail, address });
      return { fileName: `${part}-${institution.key}-${dayText(new Date())}.${format}`, content, count, next };
    }),
  ),
];
