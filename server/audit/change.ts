import { isDeepStrictEqual } from 'node:util';
import { hiddenValue, PersonalValue } from './personal.ts';
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

/** Whose row it is, where its values are personal; null otherwise. */
function ownerOf({ name, columns }: Change['part'], row: Row): string | null {
  if (name === 'people') return String(row.id);
  // Who may do what is not personal: it is what the record is for.
  return 'person' in columns && name !== 'grants' ? String(row.person ?? '') : null;
}

/**
 * What the record tells of a change: the row's key, and the changed fields before and after, without secrets. `short`
 * shortens the values.
 */
export function changeOf(
  { part, before, after }: Change,
  short: (value: unknown) => unknown = (value) => value,
): Required<Pick<AuditEvent, 'part' | 'key' | 'before' | 'after'>> {
  const differs = (name: string) => !isDeepStrictEqual(before?.[name], after?.[name]);
  const names = Object.keys(part.columns).filter(differs);
  function told(row: Row | null) {
    if (!row) return null;
    const owner = ownerOf(part, row);
    return Object.fromEntries(
      names.map((name) => {
        const value = short(withoutSecrets(row[name] ?? null, name));
        if (owner === null) return [name, value];
        // What a guest gave has no person whose key it could be under.
        return [name, owner === '' ? hiddenValue : new PersonalValue(owner, value)];
      }),
    );
  }
  const key = part.key.map((name) => String((after ?? before)?.[name])).join(' ');
  return { part: part.name, key, before: told(before), after: told(after) };
}

/** Rows that one entry tells of one by one. */
export const recordedRows = 50;
/** Longest text of a value in an entry that tells of many rows, in characters. */
const longestValue = 200;

/** One entry for many rows: the fields of the first of them before and after, by the rows' keys. */
export function summaryOf(all: readonly Change[], detail: string): Partial<AuditEvent> {
  const entries = all.slice(0, recordedRows).map((change) => changeOf(change, shortened));
  const told = (side: 'before' | 'after') => Object.fromEntries(entries.map(({ key = '', [side]: row }) => [key, row]));
  return { part: entries[0]?.part ?? '', detail, before: told('before'), after: told('after') };
}

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : value;
}
