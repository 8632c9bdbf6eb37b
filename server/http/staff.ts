import type { Endpoint } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { permissionsFor } from '@yimen/contract/part-permission';
import { permissionNames } from '@yimen/contract/published';
import type { Domain, Needed } from './domain.ts';
import { expired, Refusal } from './refusal.ts';
import type { StaffSession, StaffVisit, Visit } from './visit.ts';

/** How long a proof of the second factor is fresh, in ms. */
const freshMs = 600_000;

/**
 * Throws a {@link Refusal} when a page of another origin asks, a sibling host of the same site too, whose requests carry
 * cookies even with SameSite. Browsers send `Origin` with every POST; with a GET of the same origin they need not.
 */
export function refuseForeignOrigin({ method, headers }: Pick<Request, 'method' | 'headers'>, origin: string): void {
  const from = headers.get('sec-fetch-site');
  const isOwn =
    method === 'POST' ? headers.get('origin') === origin : !from || from === 'same-origin' || from === 'none';
  if (!isOwn) throw new Refusal(codes.forbidden, '请求不是从管理台发出的，已拒绝', 200, { costless: true });
}

/** Whether the session has still to prove the second factor before it makes the call. */
function isDue({ secondFactor }: Endpoint, { asksSecondFactor, provenAt }: StaffSession): boolean {
  if (!asksSecondFactor || secondFactor === 'later') return false;
  return secondFactor === 'fresh' ? !isFresh(provenAt) : provenAt === null;
}

/** Whether the second factor was proven within the last ten minutes. */
export function isFresh(provenAt: Date | null): boolean {
  return provenAt !== null && Date.now() - provenAt.getTime() < freshMs;
}

/** Throws a {@link Refusal} where the second factor is asked for and not fresh, for what turns out to need it. */
export function requireFresh({ asksSecondFactor, provenAt }: StaffSession): void {
  if (asksSecondFactor && !isFresh(provenAt)) throw factorDue();
}

export const factorDue = () => new Refusal(codes.secondFactorDue, '请先完成二次验证');

/**
 * Admits a staff session to a call: first without its input, which is read for nobody who may not make the call at all,
 * then, where what is needed depends on it, with it. Throws a {@link Refusal} without a session, and for what its person
 * may not do.
 */
export async function admitStaff(
  endpoint: Endpoint,
  { db, institution, staff }: Visit,
  domain: Pick<Domain, 'permits'>,
  input?: unknown,
): Promise<void> {
  if (!staff) throw expired('管理台的登录已过期，请重新登录');
  const needed = neededFor(endpoint, input);
  if (!(await domain.permits(db, institution, staff.person, needed))) {
    const detail = needed === 'any' ? needed : needed.join(' ');
    throw new Refusal(codes.forbidden, unpermitted(needed), 200, { detail });
  }
  if (isDue(endpoint, staff)) throw factorDue();
}

/** Records that a person of the staff was refused something for lack of a permission, and refuses it. */
export async function noteUnpermitted(
  error: unknown,
  { staff, ...visit }: Visit,
  domain: Pick<Domain, 'recordUnpermitted'>,
): Promise<never> {
  if (staff && error instanceof Refusal && error.code === codes.forbidden)
    await domain.recordUnpermitted({ ...visit, person: staff.person, staff } satisfies StaffVisit, error.detail);
  throw error;
}

/** Whether what a call needs depends on its input. */
export const isByInput = ({ permission }: Endpoint) => typeof permission === 'object';

/** The permissions of which a call needs one. */
function neededFor({ name, permission }: Endpoint, input: unknown): Needed {
  if (!permission) throw new Error(`${name} is for staff and names no permission`);
  if (permission === 'any') return permission;
  if (typeof permission === 'string') return [permission];
  return permissionsFor(permission, (input as { readonly part?: string } | undefined)?.part);
}

function unpermitted(needed: Needed): string {
  const what = needed === 'any' ? '管理台的任何权限' : `「${permissionNames(needed)}」的权限`;
  return `您没有${what}，需要时请联系管理员`;
}
