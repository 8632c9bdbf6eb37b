import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { MemberVisit } from '../../http/visit.ts';
import type { PageQuery as Page } from '../../lib/paging.ts';
import { addCounts, type SourceCount } from '../../sources/counts.ts';
import { httpSource, type Shape } from '../../sources/http-source.ts';
import type { KindName, SourcedApproval } from '../../sources/kinds.ts';
import { ownId } from '../../sources/mapping.ts';
import { by, newest, onceEach, readMerged } from '../../sources/merge.ts';
import type { Source } from '../../sources/source.ts';
import { sourcesOf } from '../../sources/store.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { scoped } from '../../tenancy/scoped.ts';
import { type ApprovalQuery, type ApprovalRow, countSources, findOwn, ownApprovals, viewOf } from './store.ts';

const order = by<ApprovalRow>(
  newest(({ updateTime }) => updateTime),
  (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)),
);

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** `label` names what all rows come from, whatever they say themselves. */
const shapeOf = (label: string | null): Shape<ApprovalRow, ApprovalQuery, SourcedApproval> => ({
  asks: ({ view }) => ({ view: String(view) }),
  row: ({ id, view, source, ...given }, definition) => ({
    ...given,
    id: ownId(definition.id, id),
    view: viewOf(Number(view)),
    source: label ?? (source || definition.name),
    progress: [],
  }),
  fits: ({ view, source, title, form, sponsor }, wanted) =>
    view === viewOf(wanted.view) &&
    (!wanted.source || source === wanted.source) &&
    [title, form, sponsor].some((text) => text.toLowerCase().includes(wanted.query.toLowerCase())),
  order,
});

/** Other systems that hold approvals of the person. Those of the office system come in by its name. */
export async function approvalSources(
  visit: MemberVisit,
  ...kinds: readonly KindName[]
): Promise<Source<ApprovalRow, ApprovalQuery>[]> {
  const definitions = await sourcesOf(visit.db, visit.institution, ...kinds);
  if (definitions.length === 0) return [];
  const { office } = await institutionRow(visit.db, visit.institution);
  return definitions.map((definition) =>
    httpSource(definition, visit, shapeOf(definition.kind === 'oa' ? (office?.source ?? null) : null)),
  );
}

/** One page of the person's approvals over all sources, last changed first. */
export async function readApprovals(
  visit: MemberVisit,
  wanted: ApprovalQuery & Page,
  kinds: readonly KindName[] = ['approvals', 'oa'],
) {
  const others = await approvalSources(visit, ...kinds);
  const own = ownApprovals(scoped(visit.db, visit.institution), visit.person);
  return readMerged({ own, others }, order, wanted, wanted);
}

/** How many approvals of the view come from each source, most first. */
export async function countApprovals(visit: MemberVisit, wanted: ApprovalQuery): Promise<SourceCount[]> {
  const others = await approvalSources(visit, 'approvals', 'oa');
  const [counted, ...readings] = await Promise.all([
    countSources(scoped(visit.db, visit.institution), visit.person, wanted),
    ...others.map((source) => source.read({ ...wanted, source: undefined }, everything)),
  ]);
  return addCounts(
    counted,
    readings.flatMap(({ rows }) => rows),
  );
}

const views = [1, 2, 3, 4] as const;

/** An approval that the person sees in any view, of our own table or of another system. */
export async function findApproval(
  visit: MemberVisit,
  id: string,
): Promise<{ approval: ApprovalRow | null; failed: SourceFailure[] }> {
  const own = await findOwn(scoped(visit.db, visit.institution), visit.person, id);
  if (own) return { approval: own, failed: [] };
  const others = await approvalSources(visit, 'approvals', 'oa');
  const readings = await Promise.all(
    others.flatMap((source) => views.map((view) => source.read({ view, query: '' }, everything))),
  );
  const failed = onceEach(readings.flatMap(({ failure }) => failure ?? []));
  return { approval: readings.flatMap(({ rows }) => rows).find((row) => row.id === id) ?? null, failed };
}
