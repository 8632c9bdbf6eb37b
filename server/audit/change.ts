import { isDeepStrictEqual } from 'node:util';
import { withoutSecrets } from './redact.ts';
import type { AuditEvent } from './store.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row that was added, changed or removed. */
export interface Change {
  /** What the record calls rows of this kind, the fields that it tells of, and those that identify a row. */
  readonly part: {
    readonly name: string;
    readonly columns: Readonly<Record<string, unknown>>;
    readonly key: readonly string[];
  };
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What the record tells of a change: the row's key, and the changed fields before and after, without secrets. */
export function changeOf({
  part,
  before,
  after,
}: Change): Required<Pick<AuditEvent, 'part' | 'key' | 'before' | 'after'>> {
  const differs = (name: string) => !isDeepStrictEqual(before?.[name], after?.[name]);
  const names = Object.keys(part.columns).filter(differs);
  // What is told of people is not copied to where it cannot be corrected: that it changed is enough.
  // Who may do what is not personal: it is what the record is for.
  const isPersonal = part.name === 'people' || ('person' in part.columns && part.name !== 'grants');
  const told = (row: Row | null) =>
    row && Object.fromEntries(names.map((name) => [name, isPersonal ? '…' : withoutSecrets(row[name] ?? null, name)]));
  const key = part.key.map((name) => String((after ?? before)?.[name])).join(' ');
  return { part: part.name, key, before: told(before), after: told(after) };
}
