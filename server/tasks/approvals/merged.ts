import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { MemberVisit } from '../../http/visit.ts';
import type { PageQuery as Page } from '../../lib/paging.ts';
import type { MappedApplication } from '../../sources/application.ts';
import { addCounts, type SourceCount } from '../../sources/counts.ts';
import { httpSource, type Shape } from '../../sources/http-source.ts';
import type { KindName, SourcedApproval } from '../../sources/kinds.ts';
import { ownId } from '../../sources/mapping.ts';
import { by, distinctFailures, newest, readMerged } from '../../sources/merge.ts';
import type { Source } from '../../sources/source.ts';
import { type Definition, sourcesOf } from '../../sources/store.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { scopedOf } from '../../tenancy/scoped.ts';
import { withDecisions } from './decisions.ts';
import { type ApprovalQuery, type ApprovalRow, countSources, findOwn, ownApprovals, storedView } from './store.ts';

const order = by<ApprovalRow>(
  newest(({ updateTime }) => updateTime),
  (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)),
);

const allRows = { offset: 0, limit: Number.POSITIVE_INFINITY };

type Office = { readonly source: string } | null;

/** The office system's name stands for all its rows; others have a row's own source, else the system's name. */
const approvalShape = (
  definition: Definition,
  office: Office,
  visit: MemberVisit,
): Shape<ApprovalRow, ApprovalQuery, SourcedApproval & MappedApplication> => ({
  asks: ({ view }) => ({ view: String(view) }),
  row: ({ id, view, source, content = [], attachments = [], ...given }) => ({
    ...given,
    id: ownId(definition.id, id),
    external: id,
    view: storedView(Number(view)),
    source: (definition.kind === 'oa' && office?.source) || source || definition.name,
    progress: [],
    fields: [...content],
    attachments: [...attachments],
    takesDecisions: takesDecisions(definition),
  }),
  ...(takesDecisions(definition) && {
    complete: (rows: readonly ApprovalRow[]) => withDecisions(scopedOf(visit), visit.person, rows),
  }),
  fits: ({ view, source, title, form, sponsor }, question) =>
    view === storedView(question.view) &&
    (!question.source || source === question.source) &&
    [title, form, sponsor].some((text) => text.toLowerCase().includes(question.query.toLowerCase())),
  order,
});

const takesDecisions = ({ config }: Definition) => config.decisions !== undefined;

/** Other systems that have approvals of the person. Those of the office system appear under its name. */
export async function approvalSources(
  visit: MemberVisit,
  ...kinds: readonly KindName[]
): Promise<Source<ApprovalRow, ApprovalQuery>[]> {
  const definitions = await sourcesOf(visit.db, visit.institution, ...kinds);
  if (definitions.length === 0) return [];
  const { office } = await institutionRow(visit.db, visit.institution);
  return definitions.map((definition) => httpSource(definition, visit, approvalShape(definition, office, visit)));
}

/** An approval of another system that takes decisions, as it waits for the person; null where there is none now. */
export async function findWaiting(
  visit: MemberVisit,
  id: string,
): Promise<{ definition: Definition; approval: ApprovalRow | null; failed: boolean } | null> {
  const definitions = await sourcesOf(visit.db, visit.institution, 'approvals', 'oa');
  const definition = definitions.find((one) => takesDecisions(one) && id.startsWith(`${one.id}.`));
  if (!definition) return null;
  const { office } = await institutionRow(visit.db, visit.institution);
  const shape = approvalShape(definition, office, visit);
  const { rows, failure } = await httpSource(definition, visit, shape).read({ view: 1, query: '' }, allRows);
  return { definition, approval: rows.find((row) => row.id === id) ?? null, failed: failure !== null };
}

/** One page of the person's approvals of all sources, last changed first. */
export async function readApprovals(
  visit: MemberVisit,
  query: ApprovalQuery & Page,
  kinds: readonly KindName[] = ['approvals', 'oa'],
) {
  const others = await approvalSources(visit, ...kinds);
  const own = ownApprovals(scopedOf(visit), visit.person);
  return readMerged({ own, others }, order, query, query);
}

/** How many approvals of the view come from each source, most first. */
export async function countApprovals(visit: MemberVisit, query: ApprovalQuery): Promise<SourceCount[]> {
  const others = await approvalSources(visit, 'approvals', 'oa');
  const [counted, ...readings] = await Promise.all([
    countSources(scopedOf(visit), visit.person, query),
    ...others.map((source) => source.read({ ...query, source: undefined }, allRows)),
  ]);
  return addCounts(
    counted,
    readings.flatMap(({ rows }) => rows),
  );
}

const approvalViews = [1, 2, 3, 4] as const;

/** An approval of the person in any view, from our own table or another system. */
export async function findApproval(
  visit: MemberVisit,
  id: string,
): Promise<{ approval: ApprovalRow | null; failed: SourceFailure[] }> {
  const own = await findOwn(scopedOf(visit), visit.person, id);
  if (own) return { approval: own, failed: [] };
  const others = await approvalSources(visit, 'approvals', 'oa');
  const readings = await Promise.all(
    others.flatMap((source) => approvalViews.map((view) => source.read({ view, query: '' }, allRows))),
  );
  const failed = distinctFailures(readings.flatMap(({ failure }) => failure ?? []));
  return { approval: readings.flatMap(({ rows }) => rows).find((row) => row.id === id) ?? null, failed };
}
