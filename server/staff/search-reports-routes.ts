import { searchReports } from '@yimen/contract/staff/search-reports';
import { implement } from '../http/implement.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { readSearchReports } from './search-reports.ts';

export const implementations = [
  implement(searchReports, async (asked, visit) => {
    const { reports, total } = await readSearchReports(scopedOf(visit), windowOf(asked));
    return { list: reports.map(({ lastAt, ...report }) => ({ ...report, lastAt: minuteText(lastAt) })), total };
  }),
];
