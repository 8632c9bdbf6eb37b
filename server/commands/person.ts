import { eq } from 'drizzle-orm';
import { personActor, readEvents } from '../audit/store.ts';
import { personKeys } from '../database/schema/audit.ts';
import { people, sessions } from '../database/schema/people.ts';
import { staffSessions } from '../database/schema/staff.ts';
import { tenantTables } from '../database/schema/tables.ts';
import { minuteText } from '../lib/time.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { ownedBy, type PersonTable, type Scoped, scoped } from '../tenancy/scoped.ts';
import { AdminError, UsageError } from './fields.ts';
import { writtenRow } from './rows.ts';
import { tenantParts } from './tables.ts';
import { isConfidential } from './whole.ts';
import { type Surroundings, writeNewFile } from './words.ts';

/** Every table whose rows belong to a person: a new one is recognised by its column. */
export const personTables = tenantTables.filter((table): table is PersonTable => 'person' in table);

/**
 * `person export` writes all that is stored of a person, `person erase` deletes it (个人信息保护法, articles 45 and 47).
 * Throws {@link AdminError} for a person that is not there, and when erasing is not confirmed.
 */
export async function runPerson(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings): Promise<void> {
  const [what = '', key = '', id = ''] = words;
  const here = scoped(at.db, { id: key });
  const person = await here.first(people, eq(people.id, id));
  // Rows of somebody who is gone already can still be erased.
  if (what === 'erase') return erasePerson(here, person ?? { id, name: '' }, flags.has('--yes'), at);
  if (!person) throw new AdminError(noSuch(here, id));
  if (what === 'export') return exportPerson(here, person, words[3] ?? '', at);
  throw new UsageError('person 后面应为 export 或 erase。');
}

type Person = typeof people.$inferSelect;

const noSuch = ({ institution }: Scoped, id: string) => `${institution} 没有编号为 ${id} 的人。`;

async function exportPerson(here: Scoped, person: Person, file: string, { print }: Surroundings): Promise<void> {
  if (!file) throw new UsageError('缺少 <文件>。');
  const text = `${JSON.stringify(await readPerson(here, person), null, 2)}\n`;
  await writeNewFile(file, text);
  print(`${person.name}（${person.id}）的全部数据已写入 ${file}。`);
}

/** All that is stored of a person, without secrets; rows have the form of an institution's export. */
async function readPerson(here: Scoped, person: Person) {
  const rows: Record<string, unknown> = {};
  for (const part of tenantParts) {
    const table = personTables.find((one) => one === part.table);
    if (part.table === people) rows[part.name] = [writtenRow(part, person)];
    if (!table || isConfidential(part.name)) continue;
    rows[part.name] = (await here.rows(table, { where: ownedBy(table, person) })).map((row) => writtenRow(part, row));
  }
  const signedIn = await here.rows(sessions, { where: ownedBy(sessions, person) });
  const inAdmin = await here.rows(staffSessions, { where: ownedBy(staffSessions, person) });
  const recorded = await readEvents(here, { actor: personActor(person) });
  return {
    institution: here.institution,
    rows,
    sessions: signedIn.map(({ startedAt, seenAt, method, userAgent, address }) => ({
      startedAt: minuteText(startedAt),
      seenAt: minuteText(seenAt),
      method,
      userAgent,
      address,
    })),
    staffSessions: inAdmin.map(({ startedAt, usedAt, method, userAgent, address }) => ({
      startedAt: minuteText(startedAt),
      usedAt: minuteText(usedAt),
      method,
      userAgent,
      address,
    })),
    recorded: recorded.map(({ at, action, detail, address }) => ({ at: minuteText(at), action, detail, address })),
  };
}

async function erasePerson(
  here: Scoped,
  person: Pick<Person, 'id' | 'name'>,
  isSure: boolean,
  at: Surroundings,
): Promise<void> {
  const counts: string[] = [];
  for (const table of personTables) {
    const own = ownedBy(table, person);
    const count = isSure ? await here.delete(table, own) : await here.count(table, own);
    const part = tenantParts.find((one) => one.table === table);
    if (part && count > 0) counts.push(`${part.name}：${count}`);
    // With the key go the values that audit entries hold of the person; the entries stay.
    if (table === personKeys && count > 0) counts.push('审计记录中的个人信息');
  }
  if (!person.name && counts.length === 0) throw new AdminError(noSuch(here, person.id));
  const told = `${person.name}（${person.id}）${counts.length > 0 ? `，连同 ${counts.join('，')}` : ''}`;
  if (!isSure) throw new AdminError(`将删除${told}，无法恢复。请先用 person export 存一份，确定后加 --yes。`);
  await here.delete(people, eq(people.id, person.id));
  await contentChanged(here.db, { id: here.institution });
  at.print(`已删除${told}。`);
}
