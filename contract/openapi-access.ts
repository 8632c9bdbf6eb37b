import type { JsonSchema } from '@valibot/to-json-schema';
import { inputHeader } from './access/staff.ts';
import type { Access, AnySchema, Endpoint } from './endpoint.ts';
import { codes } from './envelope.ts';
import { needsByPart, type PartPermission, permissionsFor } from './part-permission.ts';
import { permissionName } from './permissions.ts';

/** A parameter of an operation, or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

const who: Record<Access, string> = {
  public: 'Needs no token.',
  guest: 'Needs a token; a guest token (`guestLogin`) will do.',
  member: "Needs a signed-in person's token.",
  system: 'Needs the signature of a business system; see the security scheme `signature`.',
  staff: 'Needs a staff session; see the security scheme `staff`.',
};

/** The security requirement of an operation, by the access of its call. */
export const securityOf: Record<Access, Record<string, string[]>[]> = {
  public: [],
  guest: [{ token: [] }],
  member: [{ token: [] }],
  system: [{ signature: [] }],
  staff: [{ staff: [] }],
};

const proofs = {
  session: 'Where the institution has a second factor on, it has to be proven in the session.',
  fresh: 'Where the institution has a second factor on, it has to be proven within the last ten minutes.',
  later: 'It may be called before the second factor is proven.',
} as const;

const signature = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Yimen-Signature',
  description:
    '`v1=` and the HMAC-SHA256 in lower-case hex, by the secret of the key that `X-Yimen-Key` names, of five lines joined by a line feed: the method, the path, `X-Yimen-Timestamp`, `Idempotency-Key`, and the SHA-256 of the body in lower-case hex. A timestamp more than five minutes off is refused.',
};

const staff = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-yimen_staff',
  description: `Set by a sign-in whose target is 管理台, for a person who has a permission; without the prefix over plain http. A POST needs the \`Origin\` of this host, a GET no \`Sec-Fetch-Site\` of another site. It ends after 30 minutes without a call that says \`${inputHeader.name}: ${inputHeader.value}\`, because a person's input caused it, and after twelve hours.`,
};

export const securitySchemes = { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, signature, staff };

/** Sentences that say who may make a call. */
export function accessNotes({ access, permission, secondFactor, input }: Endpoint): string[] {
  if (permission === undefined) return [who[access]];
  return [who[access], neededNote(permission, hasPart(input)), proofs[secondFactor ?? 'session']];
}

function neededNote(permission: NonNullable<Endpoint['permission']>, byPart: boolean): string {
  if (permission === 'any') return 'Any permission will do.';
  if (typeof permission === 'string') return `Needs \`${permission}\` (${permissionName(permission)}).`;
  const listed = (all: readonly string[]) => all.map((one) => `\`${one}\``).join(' or ');
  const further = permission.further ? ` Of some inputs it needs that to \`${permission.further}\` as well.` : '';
  if (!byPart) return `Needs ${listed(permissionsFor(permission))}, each for the ${aboutOf(permission)}.${further}`;
  const byNeed = new Map<string, string[]>();
  for (const [part, needs] of needsByPart(permission)) {
    // What only some inputs need is told for all parts at once.
    const all = permission.further ? [needs.needed] : [needs.needed, ...needs.further];
    const need = all.map(listed).join(' and ');
    byNeed.set(need, [...(byNeed.get(need) ?? []), `\`${part}\``]);
  }
  const needs = [...byNeed].map(([need, parts]) => `${need} for ${parts.join(', ')}`);
  return `Needs, by \`part\`, ${needs.join('; ')}.${further}`;
}

/** What each of a call's permissions is for, where its input names no part. */
function aboutOf({ of }: PartPermission): string {
  if (of === 'imports') return 'imports of its area';
  return of === 'removed' ? 'removed rows of its area' : 'content of its area';
}

/** Whether an input names the part that the call is about. */
function hasPart(input: AnySchema): boolean {
  const { entries } = input as { readonly entries?: object };
  return entries !== undefined && 'part' in entries;
}

/** `x-permission` of an operation: what its caller needs, all of which one is enough, or that by the part of the input. */
export function permissionOf({
  permission,
  input,
}: Endpoint): string | readonly string[] | Readonly<Record<string, readonly string[]>> | undefined {
  if (typeof permission !== 'object') return permission;
  if (!hasPart(input)) return permissionsFor(permission);
  return Object.fromEntries([...needsByPart(permission)].map(([part, { needed }]) => [part, needed]));
}

/** Business failures of every call of this access, by envelope code. */
export function generalFailures(access: Access): Readonly<Record<string, string>> {
  if (access === 'public' || access === 'system') return {};
  if (access !== 'staff') return { [codes.expired]: 'The token is missing, unknown or expired.' };
  return {
    [codes.expired]: 'There is no staff session, or it has ended.',
    [codes.forbidden]: 'Another site asks, or the person may not do this.',
    [codes.secondFactorDue]: 'The second factor has to be proven first.',
  };
}

/** Headers of a call that a business system signs. */
export const signedHeaders: Parameter[] = [
  {
    name: 'X-Yimen-Key',
    in: 'header',
    required: true,
    description: 'Names the key that signs.',
    schema: { type: 'string' },
    example: 'hr-3kq8x2',
  },
  {
    name: 'X-Yimen-Timestamp',
    in: 'header',
    required: true,
    description: 'When the call was signed, in seconds since 1970-01-01T00:00:00Z.',
    schema: { type: 'string', pattern: '^\\d{10}$' },
    example: '1795150800',
  },
  {
    name: 'X-Yimen-Signature',
    in: 'header',
    required: true,
    description: 'As the security scheme `signature` says.',
    schema: { type: 'string', pattern: '^v1=[0-9a-f]{64}$' },
    example: `v1=${'0'.repeat(64)}`,
  },
];
