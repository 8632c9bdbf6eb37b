import type { Access, AnySchema, Endpoint } from '@yimen/contract/endpoint';
import type * as v from 'valibot';
import type { MemberVisit, StaffVisit, SystemVisit, Visit } from './visit.ts';

/** An endpoint of the contract together with the function that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (input: unknown, visit: Visit) => Promise<unknown>;
}

interface Visits {
  readonly public: Visit;
  readonly guest: Visit;
  readonly member: MemberVisit;
  readonly system: SystemVisit;
  readonly staff: StaffVisit;
}
type VisitOf<A extends Access> = Visits[A];

type Answer<D extends AnySchema> = v.InferOutput<D> | Promise<v.InferOutput<D>>;

/**
 * Binds a contract endpoint to its handler: the only way to add a call to the API. Before the handler runs, the input
 * is validated and the caller's access is checked; what it returns is put into the envelope. Throw a {@link Refusal} to
 * refuse a call with a message for its user.
 */
export function implement<I extends AnySchema, D extends AnySchema, A extends Access>(
  endpoint: Endpoint<I, D> & { readonly access: A },
  handler: (input: v.InferOutput<I>, visit: VisitOf<A>) => Answer<D>,
): Implementation {
  return {
    endpoint,
    // The API validates and authorises before it calls the handler, which the type system cannot see.
    handle: async (input, visit) => handler(input as v.InferOutput<I>, visit as VisitOf<A>),
  };
}
