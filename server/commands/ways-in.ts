import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { hosts } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { signInMethods } from '../database/schema/sign-in.ts';
import { isThisMachine } from '../http/place.ts';
import { isAdministrator, linkMinutes, makeLink } from '../sign-in/api/link.ts';
import { builtIn } from '../sign-in/methods/store.ts';
import { obstacleOf } from '../sign-in/providers.ts';
import { scoped } from '../tenancy/scoped.ts';
import { AdminError } from './fields.ts';
import type { Row } from './tables.ts';
import { need, type Surroundings } from './words.ts';

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
 * Prints an address that signs an administrator in once, for when no method works. Throws {@link AdminError} for
 * somebody who is no administrator, or is disabled.
 */
export async function printLink(key: string, words: readonly string[], { db, print }: Surroundings): Promise<void> {
  const [id = ''] = need(words, '人员');
  const here = scoped(db, { id: key });
  const person = await here.first(people, eq(people.id, id));
  if (!person) throw new AdminError(`${key} 没有编号为 ${id} 的人。`);
  if (person.disabled) throw new AdminError(`${id} 已停用，不能登录。`);
  if (!isAdministrator(person)) throw new AdminError(`${id} 不是管理员（userType=ADMIN）：一次性链接只给管理员。`);
  const path = await makeLink(here, person.id);
  const names = await here.rows(hosts, { orderBy: [asc(hosts.host)] });
  for (const { host, origin } of names) {
    print(`${origin ?? `${isThisMachine(host) ? 'http' : 'https'}://${host}`}${path}`);
  }
  print(`以 ${id} 的身份登录，${linkMinutes} 分钟内有效，只能用一次；不要转给别人。`);
}
