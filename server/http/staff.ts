import type { Endpoint } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { permissionName } from '@yimen/contract/permissions';
import type { Domain } from './domain.ts';
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

export const factorDue = () => new Refusal(codes.secondFactorDue, '请先完成二次验证');

/** Admits a staff session to a call. Throws a {@link Refusal} without one, and for what its person may not do. */
export async function admitStaff(
  endpoint: Endpoint,
  { staff, ...visit }: Visit,
  domain: Pick<Domain, 'permits' | 'recordUnpermitted'>,
): Promise<void> {
  if (!staff) throw expired('管理台的登录已过期，请重新登录');
  const { permission } = endpoint;
  if (!permission) throw new Error(`${endpoint.name} is for staff and names no permission`);
  const { person } = staff;
  if (!(await domain.permits(visit.db, visit.institution, person, permission))) {
    await domain.recordUnpermitted({ ...visit, person, staff } satisfies StaffVisit, permission);
    throw new Refusal(codes.forbidden, unpermitted(permission), 200, { detail: permission });
  }
  if (isDue(endpoint, staff)) throw factorDue();
}

function unpermitted(permission: NonNullable<Endpoint['permission']>): string {
  const what = permission === 'any' ? '管理台的任何权限' : `「${permissionName(permission)}」的权限`;
  return `您没有${what}，需要时请联系管理员`;
}
