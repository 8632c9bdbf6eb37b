import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { type ConnectionPart, permissionsFor } from '@yimen/contract/part-permission';
import { permissionNames } from '@yimen/contract/published';
import type {
  removeConnection as removeCall,
  saveConnection as saveCall,
  staffConnections,
} from '@yimen/contract/staff/connections';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Permits, type Place, readPermits } from '../access/permits.ts';
import { removeRows, tryRemoving, writeRow } from '../changes/change.ts';
import { isKept } from '../changes/removed/keep.ts';
import { askCounterparts, mayShutOut } from '../changes/ways-in.ts';
import { marked } from '../changes/write.ts';
import { hideCredentials, refuseMoved, restoreCredentials } from '../connections/credentials.ts';
import { type Held, readHeld } from '../connections/held.ts';
import { connectionKind, type RenewedKey } from '../connections/kinds.ts';
import { goesElsewhere, losesNetwork, withinNetwork } from '../connections/sent-to.ts';
import { withFields } from '../editions/fields.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import type { Window } from '../lib/paging.ts';
import type { CounterpartAnswers } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { matching, spacedKey } from '../parts/keys.ts';
import { writtenRow } from '../parts/rows.ts';
import { type Row, requirePart } from '../parts/tables.ts';
import { noteChanged } from '../sign-in/methods/changed.ts';
import { hasCounterpart, settingProblems, takesKeys } from '../sign-in/providers.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { type Acting, asStaff, throwRefusal } from './acting.ts';
import { requireSeen, versionText } from './store.ts';

/** A connection that a call names. */
export interface Named {
  readonly part: ConnectionPart;
  readonly id: string;
}

type Line = DataOf<typeof staffConnections>['list'][number];

/** A connection as it is told, with what it holds. */
interface Connection {
  readonly row: Row;
  readonly held: readonly Held[];
  readonly line: Line;
}

function told(part: ConnectionPart, row: Row, held: readonly Held[]): Connection {
  const own = held.filter(({ of }) => of === row.id);
  const line = {
    id: String(row.id),
    name: String(row.name),
    kind: (row.kind as string | undefined) ?? null,
    enabled: (row.enabled as boolean | undefined) ?? null,
    secrets: own.filter(({ isKey }) => !isKey).map(({ name }) => name),
    problems: connectionKind(part).problems(row, own),
  };
  return { row, held: own, line };
}

/** The connections of a part, in their order, and how many there are. */
export async function readConnections(here: Scoped, name: ConnectionPart, window: Window) {
  const { table, columns } = requirePart(name);
  const order = [columns.position, columns.id].flatMap((column) => (column ? [asc(column)] : []));
  const rows = (await here.rows(table, { orderBy: order, ...window })) as Row[];
  const held = await readHeld(
    here,
    connectionKind(name).secrets,
    rows.map(({ id }) => String(id)),
  );
  return { list: rows.map((row) => told(name, row, held).line), total: await here.count(table) };
}

/** A connection; null where there is none of this id. */
export async function findConnection(here: Scoped, { part, id }: Named): Promise<Connection | null> {
  const of = requirePart(part);
  const row = (await here.first(of.table, matching(of, { id }))) as Row | null;
  return row && told(part, row, await readHeld(here, connectionKind(part).secrets, [id]));
}

/** The same; throws a {@link Refusal} where there is none. */
export async function requireConnection(here: Scoped, named: Named): Promise<Connection> {
  return (await findConnection(here, named)) ?? Promise.reject(notFound(`没有“${named.id}”，可能刚被删除`));
}

/** Its fields, as an export has them. */
const connectionFields = (part: ConnectionPart, row: Row) => writtenRow(requirePart(part), row);
export const versionOf = (part: ConnectionPart, row: Row) => versionText(connectionFields(part, row));

/** The same as they are told to staff. */
export const toldFields = (part: ConnectionPart, row: Row) => hideCredentials(part, connectionFields(part, row));

/** Throws a {@link Refusal} for who holds the permission with a review, of which there is none here. */
export function requireWide(permits: Permits, part: ConnectionPart): void {
  const needed = permissionsFor({ act: 'write', of: 'connections' }, part);
  if (needed.every((one) => permits.isWide(one, 'direct'))) return;
  const what = `这里的改动马上生效，不能审核：要有不用审核的「${permissionNames(needed)}」的权限`;
  throw new Refusal(codes.forbidden, what, 200, { detail: needed.join(' ') });
}

/**
 * Changes a connection as the person of the staff who calls, which leaves one entry in the record. Throws a
 * {@link Refusal} for what they may not, and for what cannot be. `ask` asks other systems what the change depends on,
 * before the institution is locked for it.
 */
export async function asConnector<T>(
  visit: StaffVisit,
  part: ConnectionPart,
  work: (at: Acting) => Promise<T>,
  ask?: (here: Scoped) => Promise<CounterpartAnswers>,
): Promise<T> {
  const here = scopedOf(visit);
  if (ask) requireWide(await readPermits(here, visit.person.id), part);
  const counterparts = (await ask?.(here).catch(throwRefusal(codes.connectionRefused))) ?? new Map();
  return asStaff(visit, { title: '', refused: codes.connectionRefused }, async (at) => {
    requireWide(at.permits, part);
    return work({ ...at, counterparts });
  });
}

/** What counterparts of sign-in answer, where saving this could leave nobody a way in. */
export async function askBeforeSaving(here: Scoped, { values, ...named }: Saved): Promise<CounterpartAnswers> {
  const before = named.part === 'signInMethods' ? await findConnection(here, named) : null;
  if (!before) return new Map();
  const after = changing(named, before, values)(connectionFields(named.part, before.row));
  // What is wrong is refused without asking anybody.
  if (!mayShutOut(before.row, after) || settingProblems(String(after.kind), after.settings).length > 0)
    return new Map();
  // Its secret is not for another host: it is deleted then.
  const held = goesElsewhere(before.row, after) ? before.held.filter(({ isKey }) => isKey) : before.held;
  const hasProblems = connectionKind(named.part).problems(after, held).length > 0;
  return askMethods(here, (row) => (row.id !== named.id ? row : hasProblems ? null : after));
}

/** The same where this is removed. */
export async function askBeforeRemoving(here: Scoped, named: Named): Promise<CounterpartAnswers> {
  const before = named.part === 'signInMethods' ? await findConnection(here, named) : null;
  return before?.line.enabled ? askMethods(here, (row) => (row.id === named.id ? null : row)) : new Map();
}

async function askMethods(here: Scoped, become: (row: Row) => Row | null): Promise<CounterpartAnswers> {
  const { table, columns } = requirePart('signInMethods');
  const order = [columns.position, columns.id].flatMap((column) => (column ? [asc(column)] : []));
  const rows = (await here.rows(table, { orderBy: order })) as Row[];
  const methods = rows.flatMap((row) => become(row) ?? []);
  return askCounterparts(here, methods as Parameters<typeof askCounterparts>[1]);
}

/** What saving these fields makes of a row. Throws AdminError for what staff cannot save. */
function changing({ part }: Named, before: Connection | null, values: Row): (base: Row) => Row {
  if ('id' in values) throw new AdminError('编号不能改：请另设一个');
  const row = before?.row ?? null;
  return (base) => withinNetwork(part, row, restoreCredentials(part, row ?? {}, withFields(base, values)));
}

/**
 * Deletes the secrets of a connection that is to be sent to a host that is not in its fields yet, and returns their names:
 * who may change where they go could read them there. Throws AdminError where one stands in a field itself.
 */
async function deleteSecrets(
  { here }: Acting,
  { part, id }: Named,
  { held, row }: Connection,
  after: Row,
  values: Row,
): Promise<string[]> {
  if (!goesElsewhere(row, after)) return [];
  refuseMoved(part, withFields(row, values), values);
  const secrets = held.filter(({ isKey }) => !isKey).map(({ name }) => name);
  const { secrets: of } = connectionKind(part);
  if (of.name && secrets.length > 0) {
    const { table } = requirePart(of.part);
    await here.delete(table, here.of(table, eq(of.owner, id), inArray(of.name, secrets)));
  }
  return secrets;
}

interface Saved extends Named {
  readonly version?: string | undefined;
  readonly values: Row;
}

/** Makes a connection or changes fields of it. Throws a {@link Refusal} where it is another by now, and not so already. */
export async function saveConnection(
  at: Acting,
  { version, values, ...named }: Saved,
): Promise<DataOf<typeof saveCall>> {
  const { part, id } = named;
  const of = requirePart(part);
  const { network } = connectionKind(part);
  const before = await findConnection(at.here, named);
  const change = changing(named, before, values);
  const seen = before ? versionOf(part, before.row) : undefined;
  // Whoever saves what is there already has what they want, whoever saved it first.
  const fields = before && connectionFields(part, before.row);
  if (seen && fields && isDeepStrictEqual(change(fields), fields)) return { version: seen, deleted: [], warnings: [] };
  requireSeen(seen, version, '连接');
  const given = { ...Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('.'))), id };
  const deleted = before ? await deleteSecrets(at, named, before, change(before.row), values) : [];
  await writeRow(at, at.here.institution, of, {
    given,
    named: [...Object.keys(values).map((field) => field.split('.')[0] ?? ''), ...(network ? [network.column] : [])],
    change,
  });
  await at.recordChanges('change', deleted.length > 0 ? `换了地址，删除了密钥 ${deleted.join('、')}` : '');
  const { row } = await requireConnection(at.here, named);
  await noteMethod(at, named, [before?.row, row]);
  const closed = before && losesNetwork(part, before.row, row) ? ['新地址只能在公网；在内网的请运维开放'] : [];
  return { version: versionOf(part, row), deleted, warnings: [...at.warnings, ...closed] };
}

/** Removes a connection, where `rows` is how many go with it; otherwise tells what would go. */
export async function removeConnection(
  at: Acting,
  { rows: agreed, ...named }: Named & { readonly rows?: number | undefined },
): Promise<DataOf<typeof removeCall>> {
  const { part, id } = named;
  const { row, line } = await requireConnection(at.here, named);
  const note = await connectionKind(part).note(at.here, row);
  const removed = agreed !== undefined;
  const remove = removed ? removeRows : tryRemoving;
  const { along } = await remove(at, at.here.institution, requirePart(part), [['id', id]]);
  const rows = [...along.values()].reduce((sum, count) => sum + count, 1);
  if (removed) {
    if (rows !== agreed) throw new AdminError(`现在有 ${rows} 行，不是 ${agreed} 行：请看过以后再删除`);
    await at.recordChanges('change', '');
  }
  const parts = [...along].map(([name, count]) => ({ part: name, count, kept: isKept({ name }) }));
  return { id, name: line.name, rows, parts, note, removed };
}

/** Changes secrets and keys of a connection, and tells the record which of them are others now, without their values. */
async function recordingSecrets<T>(at: Acting, { part, id }: Named, work: () => Promise<T>): Promise<T> {
  const { secrets } = connectionKind(part);
  const of = requirePart(secrets.part);
  const read = async () => {
    const rows = (await at.here.rows(of.table, { where: eq(secrets.owner, id) })) as Row[];
    return new Map(rows.map((row) => [spacedKey(of, row), row]));
  };
  const was = await read();
  const done = await work();
  const now = await read();
  const keys = [...new Set([...was.keys(), ...now.keys()])];
  const changes = keys.map((key) => ({ part: of, before: was.get(key) ?? null, after: now.get(key) ?? null }));
  const others = changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  for (const change of others) at.changed(marked(change));
  if (others.length > 0) await at.recordChanges('change', '');
  return done;
}

/** Remembers who changed a method whose counterpart or keys prove people: it is not of a password, which proves itself. */
async function noteMethod({ here, act }: Acting, { part, id }: Named, rows: readonly (Row | undefined)[]) {
  const proves = rows.some((row) => row && (hasCounterpart(String(row.kind)) || takesKeys(String(row.kind))));
  if (part === 'signInMethods' && proves) await noteChanged(here, id, act.actor);
}

/** The person for whom a source is asked. Throws a {@link Refusal} where there is none, or whom the caller may not read. */
export async function personToTry(here: Scoped, permits: Permits, caller: string, id: string) {
  const may = (place?: Place) => id === caller || permits.level('people.read', place) !== null;
  // Who reads nobody learns nothing of who is there.
  const person = may() ? await findPersonRow(here, id) : null;
  if (person && may({ department: person.department })) return person;
  if (may() && !person) throw notFound('没有这个人');
  throw new Refusal(codes.forbidden, '您不能查看这个人：请换一个人，或不写明是谁', 200, { detail: 'people.read' });
}

/** Sets a secret; returns the names of all that are set. */
export async function setSecret(at: Acting, named: Named, name: string, value: string): Promise<string[]> {
  const { row, line } = await requireConnection(at.here, named);
  await recordingSecrets(at, named, async () => {
    if (!(await connectionKind(named.part).setSecret?.(at.here, row, name, value)))
      throw new AdminError(`“${line.name}”没有用到叫作 ${name} 的密钥，请核对名称`);
  });
  await noteMethod(at, named, [row]);
  return (await requireConnection(at.here, named)).line.secrets;
}

/** Makes a key. */
export async function renewKey(at: Acting, named: Named): Promise<RenewedKey> {
  const { row, line } = await requireConnection(at.here, named);
  await noteMethod(at, named, [row]);
  return recordingSecrets(at, named, async () => {
    const made = await connectionKind(named.part).renewKey?.(at.db, { id: at.here.institution }, row);
    if (!made) throw new AdminError(`“${line.name}”不用密钥证明自己`);
    return made;
  });
}

/** Ends a key; returns how many are left. */
export async function revokeKey(at: Acting, named: Named, key: string): Promise<number> {
  const { row, held } = await requireConnection(at.here, named);
  const keys = held.filter(({ isKey }) => isKey);
  if (!keys.some(({ name }) => name === key)) throw notFound(`没有密钥 ${key}，可能已经停用`);
  await recordingSecrets(at, named, async () =>
    connectionKind(named.part).revokeKey?.(at.db, { id: at.here.institution }, row, key),
  );
  return keys.length - 1;
}
