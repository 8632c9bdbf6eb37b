import { oaInfo } from '@yimen/contract/tasks/oa';
import { implement } from '../http/implement.ts';
import type { MemberVisit } from '../http/visit.ts';
import { onceEach } from '../sources/merge.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { approvalSources, readApprovals } from './approvals/merged.ts';
import { presentApproval } from './approvals/routes.ts';
import { countViews } from './approvals/store.ts';

const views = [1, 2, 3, 4] as const;

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
      failed: onceEach([...failed, ...failures]),
    };
  }),
];

/** What waits in the office system: its rows in our own table, and those of sources of the kind. */
const readOffice = (visit: MemberVisit, source: string, count: number) =>
  readApprovals(visit, { view: 1, source, query: '', page: 1, pageSize: count }, ['oa']);

/** How many approvals the office system has in each view. */
async function countOffice(visit: MemberVisit, source: string) {
  const others = await approvalSources(visit, 'oa');
  const [own, ...readings] = await Promise.all([
    countViews(scoped(visit.db, visit.institution), visit.person, source),
    ...views.flatMap((view) =>
      others.map(async (other) => ({
        view,
        ...(await other.read({ view, source, query: '' }, { offset: 0, limit: 0 })),
      })),
    ),
  ]);
  const counts = views.map((view) =>
    readings.filter((reading) => reading.view === view).reduce((sum, { total }) => sum + total, own.get(view) ?? 0),
  );
  return { counts, failures: readings.flatMap(({ failure }) => failure ?? []) };
}
