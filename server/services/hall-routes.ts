import * as contract from '@yimen/contract/services/hall';
import { implement } from '../http/implement.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { readHallWindows, readHandled } from './store.ts';

export const implementations = [
  implement(contract.hallLive, async (_, { db, institution }) => {
    const rows = await readHallWindows(scoped(db, institution));
    const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
    return {
      updatedAt: rows.length > 0 ? minuteText(new Date(newest)) : null,
      windows: rows.map(({ name, place, waiting, minutes }) => ({ name, place, waiting, minutes })),
    };
  }),

  implement(contract.handledList, async ({ count }, visit) => {
    const rows = await readHandled(visit, count);
    return rows.map(({ at, ...row }) => ({ ...row, at: minuteText(at) }));
  }),
];
