import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { personKeys } from '../database/schema/audit.ts';
import { decryptWith, encryptWith } from '../database/secrets/keys.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** What stands in place of a personal value for who reads entries without asking for such values. */
export const hiddenValue = '…';
/** What stands in place of a personal value whose key was destroyed. */
export const erasedValue = '已抹除';

/** A value of a person in an event: it is recorded under a key of that person. */
export class PersonalValue {
  readonly person: string;
  readonly value: unknown;

  constructor(person: string, value: unknown) {
    this.person = person;
    this.value = value;
  }
}

/** A personal value as an entry holds it. */
const sealedValue = v.strictObject({ person: v.string(), sealed: v.string() });

type Fields = Record<string, unknown> | null | undefined;
interface Told {
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Most people whose keys one statement reads or makes. */
const batch = 1000;

/** The events with personal values encrypted, each under its person's key, which is made where there is none. */
export async function sealPersonal<Event extends Told>(here: Scoped, events: readonly Event[]): Promise<Event[]> {
  const people = new Set<string>();
  const note = (value: unknown) => {
    if (value instanceof PersonalValue) people.add(value.person);
    return value;
  };
  for (const event of events) inFields(event, note);
  if (people.size === 0) return [...events];
  const keys = await keysOf(here, [...people], { make: true });
  return events.map((event) =>
    inFields(event, (value) => {
      if (!(value instanceof PersonalValue)) return value;
      const { person } = value;
      const key = keys.get(person);
      if (!key) throw new Error('A person without a key.');
      return { person, sealed: encryptWith(key, JSON.stringify(value.value ?? null), placeOf(here, person)) };
    }),
  );
}

/** The entries without personal values. */
export const hidePersonal = <Entry extends Told>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => inFields(entry, (value) => (v.is(sealedValue, value) ? hiddenValue : value)));

/** The entries with personal values as they were, or {@link erasedValue}; and whether any could be read. */
export async function openPersonal<Entry extends Told>(
  here: Scoped,
  entries: readonly Entry[],
): Promise<{ entries: Entry[]; hasPersonal: boolean }> {
  const people = new Set<string>();
  for (const entry of entries) {
    inFields(entry, (value) => {
      if (v.is(sealedValue, value)) people.add(value.person);
      return value;
    });
  }
  const keys = await keysOf(here, [...people], { make: false });
  let hasPersonal = false;
  const opened = entries.map((entry) =>
    inFields(entry, (value) => {
      if (!v.is(sealedValue, value)) return value;
      const text = textOf(here, value, keys.get(value.person));
      if (text === null) return erasedValue;
      hasPersonal = true;
      return JSON.parse(text);
    }),
  );
  return { entries: opened, hasPersonal };
}

/** Null without the key; also for a value under a key that was destroyed before somebody of the same id came. */
function textOf(here: Scoped, { person, sealed }: v.InferOutput<typeof sealedValue>, key: Buffer | undefined) {
  try {
    return key ? decryptWith(key, sealed, placeOf(here, person)) : null;
  } catch {
    return null;
  }
}

/** A value can be decrypted for its person only. */
const placeOf = ({ institution }: Scoped, person: string) => `audit_entries ${institution} ${person}`;

/** Changes the values of fields, or of the rows' fields where an entry tells of many rows. */
function inFields<Event extends Told>(event: Event, change: (value: unknown) => unknown): Event {
  const { before, after } = event;
  if (!before && !after) return event;
  return { ...event, ...(before && { before: changed(before) }), ...(after && { after: changed(after) }) };

  function changed(fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const next = change(value);
        return [name, next === value && isObject(value) ? changed(value) : next];
      }),
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The keys of these people; with `make` everybody has one afterwards. */
async function keysOf(
  here: Scoped,
  people: readonly string[],
  { make }: { make: boolean },
): Promise<ReadonlyMap<string, Buffer>> {
  const keys = new Map<string, Buffer>();
  for (let start = 0; start < people.length; start += batch) {
    const some = people.slice(start, start + batch);
    const read = async () => {
      const rows = await here.rows(personKeys, { where: inArray(personKeys.person, some) });
      for (const { person, key } of rows) keys.set(person, Buffer.from(key, 'base64url'));
    };
    await read();
    const without = some.filter((person) => !keys.has(person));
    if (!make || without.length === 0) continue;
    await here.insertNew(
      personKeys,
      without.map((person) => ({ person, key: randomBytes(32).toString('base64url') })),
    );
    // Another process may have made one at the same time.
    await read();
  }
  return keys;
}
