import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import { AdminError } from '../parts/fields.ts';
import type { Row } from '../parts/tables.ts';
import { ofMethod } from '../sign-in/methods/keys.ts';
import { builtIn } from '../sign-in/methods/store.ts';
import { obstacleOf } from '../sign-in/providers.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';

interface WayInCheck {
  /** Whether counterparts are asked. */
  readonly asks: boolean;
  /** What to do when there is no way in; by default the command that switches the built-in page on. */
  readonly advice?: string;
}

/**
 * Throws {@link AdminError}, which undoes the transaction, when the methods as they are now would let nobody in: one at
 * least is enabled, fully set and, with `asks`, has a counterpart that answers. Without any there is the built-in page.
 */
export async function requireWayIn(tx: Database, id: string, { asks, advice }: WayInCheck): Promise<void> {
  const here = scoped(tx, { id });
  const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
  const obstacles: string[] = [];
  // The built-in one first: it needs no counterpart.
  for (const row of rows.toSorted((a, b) => Number(b.kind === builtIn.kind) - Number(a.kind === builtIn.kind))) {
    const obstacle = await obstacleOf(here, row, { asks });
    if (obstacle === null) return;
    obstacles.push(`  ${row.id}（${row.name}）：${obstacle}`);
  }
  if (rows.length === 0) return;
  const { id: own, kind, name } = rows.find((row) => row.kind === builtIn.kind) ?? builtIn;
  throw new AdminError(
    [
      `没有改动：这样一来，${id} 就没有一种能用的登录方式了。`,
      ...obstacles,
      advice ?? `请先让其中一种能用，或打开账号登录：sign-in set ${id} ${own} kind=${kind} name=${name} enabled=true`,
    ].join('\n'),
  );
}

/**
 * Looks after the ways in when a method was added or changed in this transaction. The first method of an institution
 * has the built-in page stand beside it until that is switched off. Throws {@link AdminError} as {@link requireWayIn}.
 */
export async function keepWayIn(tx: Database, id: string, row: Row, before: Row | undefined): Promise<void> {
  const here = scoped(tx, { id });
  const isFirst = !before && (await here.count(signInMethods)) === 1;
  if (isFirst && row.kind !== builtIn.kind) {
    const own = row.id === builtIn.id ? 'account' : builtIn.id;
    await here.insert(signInMethods, [{ ...builtIn, id: own, position: 0 }]);
  }
  const essence = (of: Row) => JSON.stringify([of.kind, of.enabled, of.settings]);
  if (isFirst || (before?.enabled && essence(before) !== essence(row))) await requireWayIn(tx, id, { asks: true });
}

/**
 * Ends a key of API sign-on at once, in this transaction; returns how many of the method are left, null where it has no
 * such key. Throws {@link AdminError} as {@link requireWayIn}.
 */
export async function revokeMethodKey(tx: Database, id: string, method: string, name: string): Promise<number | null> {
  await lockInstitution(tx, { id });
  const here = scoped(tx, { id });
  if ((await here.delete(signInSecrets, here.of(signInSecrets, ofMethod(method, name)))) === 0) return null;
  await requireWayIn(tx, id, { asks: false });
  return here.count(signInSecrets, eq(signInSecrets.method, method));
}
