import * as v from 'valibot';
import type { AnySchema } from './endpoint.ts';

/**
 * The schema with what its values mean, as the OpenAPI document says it beside the field.
 * @__NO_SIDE_EFFECTS__ keeps schemas that nobody uses out of bundles.
 */
export function described<Schema extends AnySchema>(schema: Schema, description: string): Schema {
  return v.pipe(schema, v.description(description)) as unknown as Schema;
}
