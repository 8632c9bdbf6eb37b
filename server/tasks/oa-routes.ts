import { oaInfo } from '@yimen/contract/tasks/oa';
import { implement } from '../http/implement.ts';
import type { MemberVisit } from '../http/visit.ts';
import { distinctFailures } from '../sources/merge.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { approvalSources, readApprovals } from './approvals/merged.ts';
import { presentApproval } from './approvals/routes.ts';
import { countViews } from './approvals/store.ts';

const oaViews = [1, 2, 3, 4] as const;

export const implementations = [
  implement(oaInfo, async ({ count }, visit) => {
    const { db, institution } = visit;
    const { office } = await institutionRow(db, institution);
    if (!office) return { system: null, waiting: 0, decided: 0, copied: 0, begun: 0, list: [], failed: [] };
    const { source, name, url } = office;
    const [{ counts, failures }, { list, failed }] = await Promise.all([
      countOffice(visit, source),
      readOffice(visit, source, count),
    ]);
    const [waiting = 0, decided = 0, copied = 0, begun = 0] = counts;
    return {
      system: { name, url },
      waiting,
      decided,
      copied,
      begun,
      list: list.map(presentApproval),
      failed: distinctFailures([...failed, ...failures]),
    };
  }),
];

/** The waiting approvals of the office system, from our own table and from sources. */
const readOffice = (visit: MemberVisit, source: string, count: number) =>
  readApprovals(visit, { view: 1, source, query: '', page: 1, pageSize: count }, ['oa']);

/** How many approvals the office system has in each view. */
async function countOffice(visit: MemberVisit, source: string) {
  const others = await approvalSources(visit, 'oa');
  const [own, ...readings] = await Promise.all([
    countViews(scopedOf(visit), visit.person, source),
    ...oaViews.flatMap((view) =>
      others.map(async (other) => ({
        view,
        ...(await other.read({ view, source, query: '' }, { offset: 0, limit: 0 })),
      })),
    ),
  ]);
  const counts = oaViews.map((view) =>
    readings.filter((reading) => reading.view === view).reduce((sum, { total }) => sum + total, own.get(view) ?? 0),
  );
  return { counts, failures: readings.flatMap(({ failure }) => failure ?? []) };
}
