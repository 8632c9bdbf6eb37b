import { customType } from 'drizzle-orm/pg-core';
import { seal, unseal } from './keys.ts';

interface Sealed {
  /** Table and column: what is sealed there is worth nothing in another. */
  readonly place: string;
}

/** A text that only this program's keys make readable; what stands in the database is sealed. */
export function sealedText(name: string, place: string) {
  return customType<{ data: string; driverData: string; config: Sealed }>({
    dataType: () => 'text',
    toDriver: (value) => seal(value, place),
    fromDriver: (stored) => unseal(stored, place),
  })(name, { place });
}

/** An object that only this program's keys make readable; in the database it is a sealed text within JSON. */
export function sealedJson<T extends Record<string, unknown>>(name: string, place: string) {
  return customType<{ data: T; driverData: unknown; config: Sealed }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(seal(JSON.stringify(value), place)),
    fromDriver: (stored) => (typeof stored === 'string' ? JSON.parse(unseal(stored, place)) : stored) as T,
  })(name, { place });
}
