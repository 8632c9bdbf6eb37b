import { codes } from '@yimen/contract/envelope';
import { permissionName } from '@yimen/contract/permissions';
import { isPublishedPart } from '@yimen/contract/published';
import { type RestoredDirectly, restoringDirectly } from '@yimen/contract/restorable-parts';
import type { Role } from '@yimen/contract/roles';
import { readExceeding, refusalOf } from '../access/beyond.ts';
import { initialPasswordRefusal, knownPasswordRefusal } from '../access/known-passwords.ts';
import { type Grant, type Permits, readRoles } from '../access/permits.ts';
import { type Kept, wentAlong } from '../changes/removed/restore.ts';
import { keyText, publishedPart } from '../editions/published.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from '../parts/tables.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requireDirect } from './acting.ts';
import { alsoAsWas, nameText, readContents } from './content.ts';
import { placesAskReview } from './review.ts';
import { roleRefusal } from './roles.ts';

interface Restorer {
  readonly person: string;
  readonly permits: Permits;
}

/** What would come back with what is meant, as far as it matters to who may do it. */
export interface Restoring {
  /** What comes back with it, without the withheld. */
  readonly along: readonly Kept[];
  /** Grants that went along, which the caller could not give: they stay removed. */
  readonly withheld: readonly Kept[];
  /** Whether somebody may do more once it is done, or sign in. */
  readonly admits: boolean;
}

/** Parts whose rows let somebody in, or do more. */
const admitting: ReadonlySet<string> = new Set(['accounts', 'grants', 'roles', 'signInBindings', 'signInMethods']);

/** What somebody may put back of removed rows. Throws a {@link Refusal} where they may not put back what is meant. */
export async function judgeRestoring(here: Scoped, by: Restorer, meant: readonly Kept[]): Promise<Restoring> {
  const went = await wentAlong(here, meant);
  for (const { part } of meant) {
    if (isPublishedPart(part)) continue;
    const needed = restoringDirectly[part as RestoredDirectly];
    if (by.permits.isWide(needed, 'direct')) continue;
    const what = `您没有整个单位的「${permissionName(needed)}」的权限，不能放回 ${part}`;
    throw new Refusal(codes.forbidden, what, 200, { detail: needed });
  }
  await requireContent(here, by.permits, [...meant, ...went]);
  await requireNotBeyond(here, by, meant);
  const refusal = await readRefusals(here, by, [...meant, ...went]);
  for (const row of meant) {
    const why = refusal(row);
    if (why) throw new Refusal(codes.grantRefused, why);
  }
  const withheld = went.filter((row) => row.kind === 'row' && row.part === 'grants' && refusal(row) !== null);
  const along = went.filter((row) => !withheld.includes(row));
  const admits = [...meant, ...along].some(({ kind, part }) => kind === 'row' && admitting.has(part));
  return { along, withheld, admits };
}

/** Content is published anew: where it lay, and where no review is asked for. */
async function requireContent(here: Scoped, permits: Permits, all: readonly Kept[]): Promise<void> {
  const own = all.filter(({ kind, part }) => kind === 'row' && isPublishedPart(part));
  const named = own.map(({ part, row }) => ({ name: { part, key: keyText(publishedPart(part), row) }, row }));
  if (named.length === 0) return;
  const was = new Map(named.map(({ name, row }): [string, Row[]] => [nameText(name), [row]]));
  const contents = await readContents(
    here,
    named.map(({ name }) => name),
  );
  const lying = contents.map((content) => alsoAsWas(content, was));
  requireDirect(permits, ['publish'], lying);
  if (await placesAskReview(here, lying))
    throw new Refusal(codes.releaseRefused, '这里的内容要经过审核：请把它重新存为草稿，再提交');
}

/** What a person has to sign in with is not put back by who may do less than they, nor their own. */
async function requireNotBeyond(here: Scoped, { person, permits }: Restorer, meant: readonly Kept[]): Promise<void> {
  const ids = new Set(meant.flatMap((row) => (row.part === 'grants' ? [] : (row.person ?? []))));
  if (ids.has(person)) throw new Refusal(codes.forbidden, '不能放回自己的资料，请由另一个人来做');
  for (const [other, lacking] of await readExceeding(here, permits, [...ids])) {
    const why = `${other} 有您没有（或到期更早）的权限「${permissionName(lacking)}」，要由权限不少于他的人放回`;
    throw new Refusal(codes.forbidden, why, 200, { detail: lacking });
  }
}

/** Tells why the caller may not give a removed grant, or make a removed role, in Chinese; null for what they may. */
async function readRefusals(here: Scoped, by: Restorer, all: readonly Kept[]): Promise<(row: Kept) => string | null> {
  const rows = all.filter(({ kind, part }) => kind === 'row' && (part === 'grants' || part === 'roles'));
  if (rows.length === 0) return () => null;
  const back = rows.flatMap(({ part, row }) => (part === 'roles' ? [row as unknown as Role] : []));
  const roles = new Map([...back, ...(await readRoles(here))].map((role) => [role.id, role]));
  const institution = await institutionRow(here.db, { id: here.institution });
  const refusals = new Map<string, string | null>();
  const accountsBack = all.filter(({ kind, part }) => kind === 'row' && part === 'accounts').map(({ row }) => row);
  const initial = new Set(accountsBack.filter(({ mustChange }) => mustChange).map(({ person }) => person));
  const known = new Set(
    accountsBack.filter(({ knownBy }) => knownBy != null && knownBy !== by.person).map(({ person }) => person),
  );
  for (const role of back) refusals.set(role.id, await roleRefusal(here, { staff: by }, role.id, [role]));
  return ({ part, row }) => {
    if (part === 'roles') return refusals.get(String(row.id)) ?? null;
    if (part !== 'grants') return null;
    const grant = row as unknown as Omit<Grant, 'until'> & { readonly until: string | null };
    const role = roles.get(grant.role);
    if (initial.has(grant.person)) return initialPasswordRefusal(grant.person);
    if (known.has(grant.person)) return knownPasswordRefusal(grant.person);
    if (!role) return `没有角色“${grant.role}”，不能放回它的授权。`;
    return refusalOf(by, { ...grant, role, until: grant.until === null ? null : new Date(grant.until) }, institution);
  };
}
