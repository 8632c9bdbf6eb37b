import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { publishedParts } from '@yimen/contract/published';
import * as contract from '@yimen/contract/staff/drafts';
import * as v from 'valibot';
import { readPermits } from '../access/permits.ts';
import { personActor } from '../audit/store.ts';
import { tryPublishing } from '../changes/publish.ts';
import { contentFailure } from '../changes/releases.ts';
import { countGoing } from '../changes/removed/keep.ts';
import { draftChange } from '../editions/draft-changes.ts';
import {
  authorsOf,
  conflictOf,
  type Draft,
  discardDraft,
  draftWithdrawal,
  requireCurrent,
  saveDraft,
} from '../editions/drafts.ts';
import { fieldsOf, withFields } from '../editions/fields.ts';
import type { EditedPart } from '../editions/published.ts';
import { withdrawalText } from '../editions/withdrawal.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText } from '../lib/time.ts';
import { isActivityColumn } from '../parts/activity.ts';
import { spacedKey } from '../parts/keys.ts';
import { ContentError, problemLine } from '../parts/problems.ts';
import { rowSchema, shownRow, writtenRow } from '../parts/rows.ts';
import type { Row } from '../parts/tables.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { asStaff, requirePermitted } from './acting.ts';
import { alsoAs, type Content, nameOf, placesOf, readContent, readDrafted, readName } from './content.ts';
import { isReadableBy } from './places.ts';
import { type ActorNames, readActors, readActorText } from './store.ts';

export const implementations = [
  implement(contract.staffDrafts, async ({ part, page, pageSize }, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const window = windowOf({ page, pageSize });
    const { contents: shown, total } = await readDrafted(here, permits, part ? [part] : publishedParts, window);
    const actors = await readActors(
      here,
      shown.map(({ draft }) => draft?.savedBy ?? ''),
    );
    return { list: shown.flatMap((content) => line(content, actors)), total };
  }),

  implement(contract.staffDraft, async (asked, visit) => {
    const here = scopedOf(visit);
    const content = await readContent(here, readName(here, asked.part, asked.key));
    const permits = await readPermits(here, visit.person.id);
    if ((content.live || content.draft) && !isReadableBy(permits, placesOf(content)))
      requirePermitted(permits, ['read'], [content]);
    const { part, key, revision, live, draft, title } = content;
    const actors = await readActors(here, draft ? authorsOf(draft) : []);
    return {
      part: content.name,
      key: spacedKey(part, key),
      name: title,
      revision,
      live: live && shownRow(part, live),
      withdraws: draft?.withdraws ?? false,
      withdrawal: draft?.withdrawal ?? null,
      fields: draft ? fieldsWith(content, draft, actors) : [],
      release: draft?.release ?? null,
    };
  }),

  implement(contract.checkDraft, async (asked, visit) => {
    const here = scopedOf(visit);
    const content = await readContent(here, readName(here, asked.part, asked.key));
    requirePermitted(await readPermits(here, visit.person.id), ['write'], [content]);
    const { draft } = content;
    const warnings: string[] = [];
    return {
      problems: draft ? await problemsOf(visit, draft, (line) => warnings.push(line)) : [],
      warnings,
      along: draft?.withdraws ? await goingWith(here, content) : [],
    };
  }),

  implement(contract.saveDraft, ({ revision, values, whole, ...asked }, visit) =>
    asStaff(visit, { title: '存草稿' }, async (at) => {
      const { here, permits, act } = at;
      const content = await readContent(here, readName(here, asked.part, asked.key));
      const { part, key } = content;
      const fields = readValues(part, values);
      requirePermitted(
        permits,
        ['write'],
        [alsoAs(content, withFields(content.drafted ?? content.live ?? key, fields))],
      );
      if (whole) await requireCurrent(here, part, key, revision);
      await saveDraft(here, { part, key, values: fields, since: revision, by: act.actor });
      const saved = await readAgain(here, content);
      await at.recordDrafts('save-draft', [changeOf(content, saved)], fieldsText(Object.keys(fields)));
      return stateOf(saved);
    }),
  ),

  implement(contract.draftWithdrawal, ({ revision, reason, replacement, silent, ...asked }, visit) =>
    asStaff(visit, { title: '归档草稿' }, async (at) => {
      const { here, permits, act } = at;
      const content = await readContent(here, readName(here, asked.part, asked.key));
      const { part, key } = content;
      if (!content.live) throw notFound('没有发布，不用归档');
      if (!('table' in part)) throw new Refusal(codes.releaseRefused, '单位设置不能归档');
      requirePermitted(permits, ['remove'], [content]);
      await requireCurrent(here, part, key, revision);
      const given = { reason, replacement, silent };
      const { withdrawal } = await draftWithdrawal(here, { part, key, given, by: act.actor });
      const saved = await readAgain(here, content);
      await at.recordDrafts('save-draft', [changeOf(content, saved)], withdrawalText(withdrawal));
      return { ...stateOf(saved), along: await goingWith(here, content) };
    }),
  ),

  implement(contract.discardDraft, ({ revision, ...asked }, visit) =>
    asStaff(visit, { title: '放弃草稿' }, async (at) => {
      const { here, permits } = at;
      const content = await readContent(here, readName(here, asked.part, asked.key));
      const { part, key } = content;
      if (!content.draft) throw notFound('没有草稿');
      requirePermitted(permits, ['write'], [content]);
      await requireCurrent(here, part, key, revision);
      if (!(await discardDraft(here, part, key))) throw notFound('没有草稿');
      const left = await readAgain(here, content);
      await at.recordDrafts('discard-draft', [changeOf(content, left)], '');
      return { revision: left.revision };
    }),
  ),
];

/** Names of fields that an entry of the audit record tells. */
const toldFields = 20;

const fieldsText = (names: readonly string[]) =>
  names.slice(0, toldFields).join('、') + (names.length > toldFields ? ` 等 ${names.length} 项` : '');

const readAgain = (here: Scoped, content: Content) => readContent(here, nameOf(content));

const changeOf = (before: Content, { draft }: Content) => draftChange(before, before.draft, draft);

const stateOf = (content: Content) => ({ revision: content.revision, conflicts: conflictsIn(content) });

/** What goes with a row that is withdrawn. */
async function goingWith(here: Scoped, { part, key }: Content) {
  const counts = 'table' in part ? await countGoing(here, [{ part, key }]) : [];
  return Array.from(counts, ([name, count]) => ({ part: name, count }));
}

function line(content: Content, actors: ActorNames): DataOf<typeof contract.staffDrafts>['list'] {
  const { name, part, key, title, live, draft } = content;
  if (!draft) return [];
  return [
    {
      part: name,
      key: spacedKey(part, key),
      name: title,
      revision: content.revision,
      added: live === null,
      withdraws: draft.withdraws,
      fields: Object.keys(draft.fields),
      conflicts: conflictsIn(content),
      release: draft.release,
      savedBy: actors(draft.savedBy),
      savedAt: minuteText(draft.savedAt),
    },
  ];
}

function conflictsIn({ part, live, draft }: Content): number {
  const seen = fieldsOf(part, live ?? {});
  return Object.entries(draft?.fields ?? {}).filter(([name, field]) => conflictOf(field, seen[name] ?? null)).length;
}

function fieldsWith({ part, live }: Content, { fields }: Draft, actors: ActorNames) {
  const seen = fieldsOf(part, live ?? {});
  return Object.entries(fields).map(([field, one]) => {
    const shown = (value: unknown) => shownRow(part, { [field]: value })[field] ?? null;
    const conflict = conflictOf(one, seen[field] ?? null);
    return {
      field,
      value: shown(one.value),
      live: shown(seen[field]),
      savedBy: actors(one.by),
      conflict: conflict && {
        with: conflict.with,
        value: shown(conflict.value),
        savedBy: conflict.by === null ? null : actors(conflict.by),
      },
    };
  });
}

/** Why a draft cannot be published by itself, a line each; what may be wrong is told to `warned`. */
async function problemsOf(
  { db, institution, person }: StaffVisit,
  draft: Draft,
  warned: (line: string) => void,
): Promise<string[]> {
  const act = { actor: personActor(person), title: '', release: null, warned };
  const actorText = await readActorText(scoped(db, institution), authorsOf(draft));
  return tryPublishing({ db, act, changed: () => {} }, institution.id, [draft], actorText).then(
    () => [],
    (error) => (error instanceof ContentError ? error.problems.map(problemLine) : [contentFailure(error)]),
  );
}

/**
 * The fields to save, as a draft holds them. What a column does not take stays as it was given: it is told before it is
 * published. Throws a {@link Refusal} for a field that the part does not have, or that is not content.
 */
function readValues(part: EditedPart, values: Row): Row {
  const shape = rowSchema(part.name, part.columns).entries;
  const fields = fieldsOf(part, values);
  for (const name of Object.keys(fields)) {
    const [column = ''] = name.split('.');
    const isContent =
      Object.hasOwn(part.columns, column) &&
      !part.key.includes(column) &&
      !isActivityColumn(part, column) &&
      isEdited(part, name);
    if (!isContent) throw new Refusal(codes.malformed, `参数 values：没有字段 ${name}`, 400);
  }
  const read = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const result = schema ? v.safeParse(schema, value) : null;
    return [name, result?.success ? writtenRow(part, { [name]: result.output })[name] : value];
  });
  return Object.fromEntries(read);
}

/** Whether fields of this name are edited one by one: one with a dot only within an object of which that is so. */
const isEdited = (part: EditedPart, name: string) => {
  const [column = '', inner] = name.split('.');
  return inner === undefined || Object.keys(fieldsOf(part, { [column]: { [inner]: null } })).includes(name);
};
