import { oaInfo } from '@yimen/contract/homepage/oa';
import { presentApproval } from '../approvals/routes.ts';
import { countViews, readApprovals } from '../approvals/store.ts';
import { implement } from '../http/implement.ts';
import { institutionRow } from '../institutions/resolve.ts';
import { scoped } from '../institutions/scoped.ts';

export const implementations = [
  implement(oaInfo, async ({ count }, { db, institution, person }) => {
    const { office } = await institutionRow(db, institution);
    if (!office) return { system: null, waiting: 0, decided: 0, copied: 0, begun: 0, list: [] };
    const here = scoped(db, institution);
    const { source, name, url } = office;
    const [counts, { list }] = await Promise.all([
      countViews(here, person, source),
      readApprovals(here, person, { view: 1, source, query: '', page: 1, pageSize: count }),
    ]);
    const of = (view: number) => counts.get(view) ?? 0;
    return {
      system: { name, url },
      ...{ waiting: of(1), decided: of(2), copied: of(3), begun: of(4) },
      list: list.map(presentApproval),
    };
  }),
];
