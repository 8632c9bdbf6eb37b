import { isDeepStrictEqual } from 'node:util';
import { shortText } from '../lib/short-text.ts';
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
  /** Whether its values are secrets: only that they changed is told. */
  readonly isSecret?: boolean;
  /** Whether it only went along with changes of another part. */
  readonly isAlong?: boolean;
  /** Whether it is of a draft: long values are cut, since what visitors are to see is told whole when it is published. */
  readonly isDraft?: boolean;
}

/** Whether rows of a part tell of people. Who may do what is not personal: it is what the record is for. */
export const isPersonal = ({ name, columns }: Omit<Change['part'], 'key'>): boolean =>
  name === 'people' || ('person' in columns && name !== 'grants');

/** Whose row it is, where its values are personal, empty for somebody unknown; null otherwise. */
export function ownerOf(part: Omit<Change['part'], 'key'>, row: Row): string | null {
  if (!isPersonal(part)) return null;
  return String((part.name === 'people' ? row.id : row.person) ?? '');
}

/** What is told of a change: its changed fields before and after, without secrets, and whose they are. */
interface Told {
  readonly part: string;
  readonly key: string;
  /** The person, empty for somebody unknown; null where the values are nobody's. */
  readonly owner: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** What the record tells of a change, not sealed yet. */
export function toldOf({ part, before, after, isSecret = false }: Change): Told {
  const differs = (name: string) => !isDeepStrictEqual(before?.[name], after?.[name]);
  const names = Object.keys(part.columns).filter(differs);
  function told(row: Row | null) {
    if (!row) return null;
    const value = (name: string) => {
      if (isSecret && !part.key.includes(name)) return hiddenValue;
      return withoutSecrets(row[name] ?? null, name);
    };
    return Object.fromEntries(names.map((name) => [name, value(name)]));
  }
  const row = after ?? before ?? {};
  // `spacedKey` of parts says the same, but parts need this folder.
  const key = part.key.map((name) => String(row[name])).join(' ');
  return { part: part.name, key, owner: ownerOf(part, row), before: told(before), after: told(after) };
}

/**
 * What an entry tells of a change: the row's key, and the changed fields before and after, without secrets, those of a
 * person to be sealed. `short` shortens the values.
 */
export function changeOf(
  change: Change,
  short: (value: unknown) => unknown = change.isDraft ? shortened : (value) => value,
): Required<Pick<AuditEvent, 'part' | 'key' | 'before' | 'after'>> {
  const { part, key, owner, before, after } = toldOf(change);
  // What a guest gave has no person whose key it could be under.
  const sealed = (value: unknown) => (owner === '' ? hiddenValue : new PersonalValue(owner ?? '', value));
  function fields(row: Told['before']) {
    if (!row) return null;
    const entries = Object.entries(row).map(([name, value]) => [name, short(value)] as const);
    return Object.fromEntries(entries.map(([name, value]) => [name, owner === null ? value : sealed(value)]));
  }
  return { part, key, before: fields(before), after: fields(after) };
}

/** The same with why it was done, in clear unless the row is a person's: the reason may tell of them. */
export function changeWithReason(change: Change, reason: string): Partial<AuditEvent> {
  const told = changeOf(change);
  const owner = ownerOf(change.part, change.after ?? change.before ?? {});
  return owner
    ? { ...told, after: { ...told.after, reason: new PersonalValue(owner, reason) } }
    : { ...told, detail: reason };
}

/** Rows that one entry tells of one by one. */
export const recordedRows = 50;
/** Longest text of a value in an entry that tells of many rows, or of a draft, in characters. */
const longestValue = 200;

/**
 * One entry for many rows, of one part if all are but what went along: the first of them with their fields before and
 * after, by key, and where it is not the entry's by part.
 */
export function summaryOf(all: readonly Change[], detail: string): Partial<AuditEvent> {
  const entries = all.slice(0, recordedRows).map((change) => changeOf(change, shortened));
  const parts = new Set(all.flatMap(({ part, isAlong }) => (isAlong ? [] : part.name)));
  const [own = ''] = parts.size === 1 ? parts : [];
  const nameOf = ({ part, key }: (typeof entries)[number]) => (part === own ? key : `${part} ${key}`);
  const told = (side: 'before' | 'after') =>
    Object.fromEntries(entries.map((entry) => [nameOf(entry), entry[side] ?? null]));
  return { part: own, detail, before: told('before'), after: told('after') };
}

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length > longestValue ? shortText(text, longestValue) : value;
}
