import { customType } from 'drizzle-orm/pg-core';
import { seal, unseal } from './keys.ts';

interface Sealed {
  /** Table and column: a text encrypted for them cannot be decrypted for others. */
  readonly place: string;
}

/** A text column that is encrypted in the database. */
export function sealedText(name: string, place: string) {
  return customType<{ data: string; driverData: string; config: Sealed }>({
    dataType: () => 'text',
    toDriver: (value) => seal(value, place),
    fromDriver: (stored) => unseal(stored, place),
  })(name, { place });
}

/** A JSON column whose object is encrypted in the database, as a text within JSON. */
export function sealedJson<T extends object = Record<string, unknown>>(name: string, place: string) {
  return customType<{ data: T; driverData: unknown; config: Sealed }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(seal(JSON.stringify(value), place)),
    fromDriver: (stored) => (typeof stored === 'string' ? JSON.parse(unseal(stored, place)) : stored) as T,
  })(name, { place });
}
