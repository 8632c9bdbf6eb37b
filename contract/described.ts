import * as v from 'valibot';
import type { AnySchema } from './endpoint.ts';

/**
 * Adds a description of the values, for the OpenAPI document.
 * @__NO_SIDE_EFFECTS__ keeps unused schemas out of bundles.
 */
export function described<Schema extends AnySchema>(schema: Schema, description: string): Schema {
  return v.pipe(schema, v.description(description)) as unknown as Schema;
}
