import { builtInRoles } from '@yimen/contract/roles';
import { and, eq, inArray } from 'drizzle-orm';
import type { Grant } from '../access/permits.ts';
import { grants } from '../database/schema/access.ts';
import { AdminError } from '../parts/fields.ts';
import type { RowCheck } from '../parts/problems.ts';
import type { Part, Row } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** The parts whose rows a grant can be for. */
const scopeOfPart: Readonly<Record<string, Grant['scope']>> = {
  departments: 'department',
  newsColumns: 'column',
  topics: 'topic',
};
/** The parts whose rows grants name. */
export const partsOfGrants = ['roles', ...Object.keys(scopeOfPart)];
const builtIn: ReadonlySet<unknown> = new Set(builtInRoles.map(({ id }) => id));

/** Throws {@link AdminError} for a role, department, column or topic that is to be removed while a grant names it. */
export async function checkUngranted(here: Scoped, { name }: Part, removed: readonly Row[]): Promise<void> {
  const scope = scopeOfPart[name];
  if (!scope && name !== 'roles') return;
  await lockInstitution(here.db, { id: here.institution });
  // Without its own form a built-in role stays.
  const ids = removed.map(({ id }) => String(id)).filter((id) => scope || !builtIn.has(id));
  const named = scope ? and(eq(grants.scope, scope), inArray(grants.target, ids)) : inArray(grants.role, ids);
  const [first, ...more] = ids.length > 0 ? await here.rows(grants, { where: named }) : [];
  if (!first) return;
  throw new AdminError(
    `${scope ? first.target : first.role} 还有 ${more.length + 1} 项授权，先用 grant end 结束，如 ${first.person} 的“${first.role}”。`,
  );
}

/** Grants may name only roles, departments, columns and topics that are there. */
export function grantChecks(rows: ReadonlyMap<string, readonly Row[]>): RowCheck[] {
  const known = new Map(
    partsOfGrants.flatMap((part) => {
      const own = rows.get(part);
      return own ? [[part, new Set(own.map(({ id }) => id))]] : [];
    }),
  );
  return [
    {
      columns: ['role'],
      find: ({ role }) =>
        builtIn.has(role) || known.get('roles')?.has(role) ? [] : [{ field: 'role', message: `没有角色“${role}”` }],
    },
    {
      columns: ['scope', 'target'],
      find: ({ scope, target }) => {
        const part = Object.keys(scopeOfPart).find((name) => scopeOfPart[name] === scope);
        const isKnown = part ? (known.get(part)?.has(target) ?? true) : target === '';
        return isKnown ? [] : [{ field: 'target', message: part ? `没有编号为“${target}”的这一项` : '应为空' }];
      },
    },
  ];
}
