import * as contract from '@yimen/contract/staff/removed';
import { readPermits } from '../access/permits.ts';
import { changeWithReason, recordedRows, summaryOf } from '../audit/change.ts';
import { recordWithDifferences } from '../audit/differences.ts';
import { recordEvent } from '../audit/store.ts';
import { restoreRows } from '../changes/removed/restore.ts';
import { implement } from '../http/implement.ts';
import { requireFresh } from '../http/staff.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { asStaff } from './acting.ts';
import { countAlong, findRemoved, readRemoved } from './removed.ts';
import { judgeRestoring } from './restoring.ts';
import { readActors } from './store.ts';

export const implementations = [
  implement(contract.staffRemoved, async ({ part, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const { lines, total } = await readRemoved(here, permits, part, windowOf({ page, pageSize }));
    const ids = lines.map(({ id }) => id);
    const along = await countAlong(here, ids);
    const actors = await readActors(
      here,
      lines.map(({ by }) => by),
    );
    const list = lines.map(({ by, at, ...line }) => ({
      ...line,
      removedBy: actors(by),
      removedAt: minuteText(at),
      along: along(line.id),
    }));
    return { list, total };
  }),

  implement(contract.restoreRemoved, ({ id, reason }, visit) =>
    asStaff(visit, { title: '放回已删除的内容', reason }, async ({ db, here, permits, act }) => {
      const meant = await findRemoved(here, permits, id);
      const judged = await judgeRestoring(here, { person: visit.person.id, permits }, meant);
      if (judged.admits) requireFresh(visit.staff);
      const { restored, recorded, along, left, warnings } = await restoreRows(
        db,
        here.institution,
        { meant, ...judged },
        act,
      );
      const event = { actor: act.actor, action: 'restore-removed', address: visit.ip } as const;
      if (recorded.length > recordedRows)
        await recordWithDifferences(here, { ...event, ...summaryOf(recorded, reason) }, recorded);
      else await recordEvent(here, ...recorded.map((change) => ({ ...event, ...changeWithReason(change, reason) })));
      return {
        restored,
        along: [...along].map(([part, count]) => ({ part, count })),
        left,
        withheld: judged.withheld.length,
        release: act.release,
        warnings: [...warnings],
      };
    }),
  ),
];
