import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { signInMethods, signInSecrets } from '../database/schema/sign-in.ts';
import type { CounterpartAnswers } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import type { Row } from '../parts/tables.ts';
import { ofMethod } from '../sign-in/methods/keys.ts';
import { builtIn } from '../sign-in/methods/store.ts';
import { askCounterpart, hasCounterpart, obstacleOf } from '../sign-in/providers.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';

interface WayInCheck {
  /** Whether counterparts are asked, or what they answered when they were. */
  readonly counterparts: 'unasked' | 'asked' | CounterpartAnswers;
  /** What to do when there is no way in; by default to switch the built-in page on. */
  readonly advice?: string;
}

type MethodRow = typeof signInMethods.$inferSelect;

/** A method as its counterpart is asked, whatever the order of its settings. */
const askedAs = ({ id, kind, settings }: MethodRow) => JSON.stringify([id, kind, Object.entries(settings).sort()]);

/** The built-in one first: it needs no counterpart. */
const builtInFirst = (rows: readonly MethodRow[]) =>
  rows.toSorted((a, b) => Number(b.kind === builtIn.kind) - Number(a.kind === builtIn.kind));

/**
 * Asks the counterparts of methods as they are to be, in the order in which {@link requireWayIn} wants to know, until one
 * works. Outside of a transaction, which would be held while another system takes its time.
 */
export async function askCounterparts(here: Scoped, methods: readonly MethodRow[]): Promise<CounterpartAnswers> {
  const answers = new Map<string, string | null>();
  for (const row of builtInFirst(methods)) {
    if ((await obstacleOf(here, row)) !== null) continue;
    const answer = await askCounterpart(here, row);
    answers.set(askedAs(row), answer);
    if (answer === null) break;
  }
  return answers;
}

/** Why a method does not work, by what its counterpart answers or answered. */
async function judge(here: Scoped, row: MethodRow, counterparts: WayInCheck['counterparts']): Promise<string | null> {
  const obstacle = await obstacleOf(here, row);
  if (obstacle !== null || counterparts === 'unasked' || !hasCounterpart(row.kind)) return obstacle;
  if (counterparts === 'asked') return askCounterpart(here, row);
  const answer = counterparts.get(askedAs(row));
  return answer === undefined ? '刚刚有改动，还没有测试，请再试一次' : answer;
}

/**
 * Throws {@link AdminError}, which undoes the transaction, when the methods as they are now would let nobody in: one at
 * least is enabled, fully set and has a counterpart that answers, unless none is asked. Without any there is the built-in page.
 */
export async function requireWayIn(tx: Database, id: string, { counterparts, advice }: WayInCheck): Promise<void> {
  const here = scoped(tx, { id });
  const rows = await here.rows(signInMethods, { orderBy: [asc(signInMethods.position), asc(signInMethods.id)] });
  const obstacles: string[] = [];
  for (const row of builtInFirst(rows)) {
    const obstacle = await judge(here, row, counterparts);
    if (obstacle === null) return;
    obstacles.push(`  ${row.id}（${row.name}）：${obstacle}`);
  }
  if (rows.length === 0) return;
  throw new AdminError(
    [
      `没有改动：这样一来，${id} 就没有一种能用的登录方式了。`,
      ...obstacles,
      advice ?? `请先让其中一种能用，或启用账号登录（种类 ${builtIn.kind}）。`,
    ].join('\n'),
  );
}

/**
 * Looks after the ways in when a method was added or changed in this transaction. The first method of an institution
 * has the built-in page stand beside it until that is switched off. Throws {@link AdminError} as {@link requireWayIn}.
 */
export async function keepWayIn(
  tx: Database,
  id: string,
  row: Row,
  before: Row | undefined,
  counterparts: WayInCheck['counterparts'] = 'asked',
): Promise<void> {
  const here = scoped(tx, { id });
  const isFirst = !before && (await here.count(signInMethods)) === 1;
  if (isFirst && row.kind !== builtIn.kind) {
    const own = row.id === builtIn.id ? 'account' : builtIn.id;
    await here.insert(signInMethods, [{ ...builtIn, id: own, position: 0 }]);
  }
  if (isFirst || mayShutOut(before, row)) await requireWayIn(tx, id, { counterparts });
}

/** Whether a change of a method may take the last way in away. */
export function mayShutOut(before: Row | undefined, row: Row): boolean {
  const essence = (of: Row) => JSON.stringify([of.kind, of.enabled, of.settings]);
  return before?.enabled === true && essence(before) !== essence(row);
}

/**
 * Ends a key of API sign-on at once, in this transaction; returns how many of the method are left, null where it has no
 * such key. Throws {@link AdminError} as {@link requireWayIn}.
 */
export async function revokeMethodKey(tx: Database, id: string, method: string, name: string): Promise<number | null> {
  await lockInstitution(tx, { id });
  const here = scoped(tx, { id });
  if ((await here.delete(signInSecrets, here.of(signInSecrets, ofMethod(method, name)))) === 0) return null;
  await requireWayIn(tx, id, { counterparts: 'unasked' });
  return here.count(signInSecrets, eq(signInSecrets.method, method));
}
