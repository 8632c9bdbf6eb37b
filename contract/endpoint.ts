import type * as v from 'valibot';
import type { Limit } from './limits.ts';
import type { PartPermission } from './part-permission.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: `public` needs no token, `guest` any token, `member` the token of a signed-in person, `system` the
 * signature of a business system's key instead of a token, `staff` the cookie of a staff session and a permission; a
 * token is neither needed there nor enough.
 */
export type Access = 'public' | 'guest' | 'member' | 'system' | 'staff';

/** What only calls of staff say, and every one of them. */
interface StaffRule {
  /**
   * What the caller must be permitted to do; `any` for a call that is for whoever has any permission. A call about
   * content names the act alone: the area is that of the `part` in its input, or any area of content where it has none,
   * and its handler asks again for each row. One about a connection, an import or what was removed names that, and what is
   * needed is in the table of its parts.
   */
  readonly permission: Permission | PartPermission | 'any';
  /**
   * When the second factor is asked for, where the institution has it on: by default once in a session, `fresh` within
   * the last ten minutes, `later` not yet, for what leads to proving it.
   */
  readonly secondFactor?: 'fresh' | 'later';
}

type RuleOf<A extends Access> = A extends 'staff' ? StaffRule : { readonly [Name in keyof StaffRule]?: never };

// biome-ignore lint/suspicious/noExplicitAny: a schema of any input and output is what an endpoint holds
export type AnySchema = v.GenericSchema<any, any>;

/**
 * One call of the API, declared once: the server validates by it, the client takes its types from it, and the OpenAPI
 * document is generated from it (specification, section 7).
 */
interface Declaration<Input extends AnySchema, Data extends AnySchema> extends Partial<StaffRule> {
  /** Its name in code and the operationId in OpenAPI. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path on the site's own origin. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One sentence for readers of the API's page. */
  readonly summary: string;
  /** Query parameters of a GET, JSON body of a POST. */
  readonly input: Input;
  /** The full input, where `input` leaves part of it for the handler to check row by row. */
  readonly documented?: AnySchema;
  /** What `data` of the envelope holds on success. */
  readonly data: Data;
  /** True when the answer to a guest depends only on the institution and the input. */
  readonly sharedByGuests?: boolean;
  /** True when the call uses up a one-time code: it is never retried. */
  readonly once?: boolean;
  /** True when every answer is different, such as a new token: it is never cached. */
  readonly fresh?: boolean;
  /**
   * True when the answer holds a credential, with which somebody reads or acts as the person later: a preview does not
   * tell it.
   */
  readonly secret?: boolean;
  /** True when the call changes something: it carries an idempotency key. */
  readonly writes?: boolean;
  /** Who makes the call, when no page of the portal does, and why; absent for calls of pages. */
  readonly calledBy?: string;
  /** Rate limit of one caller; without it there is none. */
  readonly limit?: Limit;
  /** Business failures of this call, by envelope code. */
  readonly failures?: Readonly<Record<number, string>>;
  /** An input that answers successfully on the demo institution 明德大学. */
  readonly example: v.InferInput<Input>;
  /** The code with which the example is refused instead, where an input that succeeds can be used only once. */
  readonly exampleRefused?: number;
}

/** A declared call, with the length limits that forms need. */
export interface Endpoint<Input extends AnySchema = AnySchema, Data extends AnySchema = AnySchema>
  extends Declaration<Input, Data> {
  /** Longest texts that the input accepts, in characters, by field. */
  readonly maxLengths: Readonly<Record<string, number>>;
}

/**
 * Declares an endpoint; returns it with its types, its access level and the limits of its input.
 * @__NO_SIDE_EFFECTS__ keeps endpoints that a page does not call out of its bundle.
 */
export function endpoint<Input extends AnySchema, Data extends AnySchema, A extends Access>(
  declaration: Declaration<Input, Data> & { readonly access: A } & RuleOf<A>,
): Endpoint<Input, Data> & { readonly access: A } {
  return { ...declaration, maxLengths: maxLengthsOf(declaration.input as unknown as Part) };
}

/** Whether a preview answers a call: one for visitors that only reads, and gives nothing that is good elsewhere. */
export const isPreviewable = ({ access, writes, once, fresh, secret }: Endpoint): boolean =>
  !writes && !once && !fresh && !secret && access !== 'staff' && access !== 'system';

/** The parts of a schema or an action that are read to find text lengths. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly requirement?: number;
}

function maxLengthsOf({ entries = {} }: Part): Record<string, number> {
  const lengths = Object.entries(entries).map(([name, field]): [string, number | undefined] => {
    const [base, ...actions] = schemaParts(field);
    const longest = actions.find(({ type }) => type === 'max_length')?.requirement;
    return [name, base?.type === 'string' ? longest : undefined];
  });
  return Object.fromEntries(lengths.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** The innermost schema and every action on it. */
function schemaParts(part: Part): Part[] {
  if (part.pipe) return part.pipe.flatMap(schemaParts);
  return part.wrapped ? schemaParts(part.wrapped) : [part];
}

/** Longest text that a field of a call's input accepts, in characters. Throws for a field without such a limit. */
export function maxLengthOf({ maxLengths }: Pick<Endpoint, 'maxLengths'>, field: string): number {
  const longest = maxLengths[field];
  if (longest === undefined) throw new Error(`The field ${field} has no longest text`);
  return longest;
}

/** What a caller passes to an endpoint. */
export type InputOf<E> = E extends Endpoint<infer I, AnySchema> ? v.InferInput<I> : never;
/** What a handler receives: the input after validation. */
export type ValidInputOf<E> = E extends Endpoint<infer I, AnySchema> ? v.InferOutput<I> : never;
/** What an endpoint answers in `data`. */
export type DataOf<E> = E extends Endpoint<AnySchema, infer D> ? v.InferOutput<D> : never;
