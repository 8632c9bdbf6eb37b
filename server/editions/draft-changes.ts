import type { Change } from '../audit/change.ts';
import type { RowName, releases } from '../database/schema/editions.ts';
import type { Row } from '../parts/tables.ts';
import { type Draft, valuesOf } from './drafts.ts';
import { changedFields, withFields } from './fields.ts';
import { type EditedPart, keyFields, publishedPart } from './published.ts';
import { withdrawalText } from './withdrawal.ts';

/** A row of content, as visitors see it. */
interface Drafted {
  readonly part: EditedPart;
  readonly key: Row;
  /** Null for nothing. */
  readonly live: Row | null;
}

/** Fields that an entry tells of one draft: a draft may hold fields that its row cannot have. */
const mostFields = 100;

/**
 * What the record tells of a draft that was saved or discarded: what was to become of the row and what is, field by field
 * as drafts name them, and `withdrawal` in words.
 */
export function draftChange(row: Drafted, former: Draft | null, draft: Draft | null): Change {
  const { part, key } = row;
  const [before, after] = [comingRow(row, former), comingRow(row, draft)];
  const told = changedFields(part, before, after).slice(0, mostFields);
  const side = (of: Row | null, name: 'before' | 'after') =>
    of && { ...key, ...Object.fromEntries(told.map((one) => [one.field, one[name]])) };
  return {
    part: { name: part.name, key: part.key, columns: Object.fromEntries(told.map(({ field }) => [field, null])) },
    before: side(before, 'before'),
    // Where nothing was and nothing is to come, the entry still names the row.
    after: side(after, 'after') ?? (before ? null : key),
    isDraft: true,
  };
}

/** What is to become of a row by its draft, or stays without one; null for nothing. */
function comingRow({ key, live }: Drafted, draft: Draft | null): Row | null {
  if (!draft) return live;
  if (draft.withdraws) return { ...live, withdrawal: withdrawalText(draft.withdrawal) };
  return withFields(live ?? key, valuesOf(draft));
}

type State = (typeof releases.$inferSelect)['state'];

interface Waiting {
  readonly number: number;
  readonly items: readonly RowName[];
  /** Null for what was in no release. */
  readonly state: State | null;
}

const isWaiting = (state: State | null) => state === 'submitted' || state === 'scheduled';

/**
 * What the record tells of the drafts of a release that goes on to another state: by row which release holds the draft,
 * and the release’s state.
 */
export const releaseChanges = ({ number, items, state: former }: Waiting, state: State): Change[] =>
  items.map(({ part: name, key: text }) => {
    const part = publishedPart(name);
    const key = keyFields(part, text);
    return {
      part: { name, key: part.key, columns: { release: null, state: null } },
      before: { ...key, release: isWaiting(former) ? number : null, state: former },
      after: { ...key, release: isWaiting(state) ? number : null, state },
      isDraft: true,
    };
  });
