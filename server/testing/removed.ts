import type { restorableParts } from '@yimen/contract/restorable-parts';
import { restoreRemoved, staffRemoved } from '@yimen/contract/staff/removed';
import { eq } from 'drizzle-orm';
import { newRemoval, removeKept } from '../changes/removed/keep.ts';
import { removedRows } from '../database/schema/removed.ts';
import { requirePart } from '../parts/tables.ts';
import type { Editors } from './editors.ts';
import type { World } from './world.ts';

/** Why tests put something back. */
export const restoreReason = '删错了';

/** What people of the staff do with what was removed. */
export function removedOf<Name extends string>(world: () => World, staff: () => Editors<Name>) {
  return {
    list: async (name: Name, given: { part?: (typeof restorableParts)[number]; pageSize?: number } = {}) =>
      (await world().call(staffRemoved, given, staff().as(name).as)).data,
    restore: (name: Name, id: string | undefined) =>
      world().call(restoreRemoved, { id: id ?? '', reason: restoreReason }, staff().as(name).as),
    /** The row of this part that was removed for itself. */
    idOf: async (part: string) => {
      const rows = await staff().here.rows(removedRows, { where: eq(removedRows.part, part) });
      return rows.find(({ cause }) => cause === null)?.id;
    },
    /** Removes people as the list of all people does that lacks them. */
    removePeople: (...removed: string[]) =>
      removeKept(
        staff().here,
        requirePart('people'),
        removed.map((id) => ({ id })),
        newRemoval('cli:test'),
      ),
  };
}
