import { eq } from 'drizzle-orm';
import {
  countPersonalData,
  countsText,
  erasePersonalData,
  readPersonalData,
  ruledRowsText,
} from '../changes/personal-data.ts';
import { people } from '../database/schema/people.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { isAgreedTo, type Surroundings, writeNewFile } from './words.ts';

/**
 * `person export` writes all that is stored of a person, `person erase` deletes it (个人信息保护法, articles 45 and 47).
 * Throws {@link AdminError} for a person that is not there, and when erasing is not confirmed.
 */
export async function runPerson(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings): Promise<void> {
  const [what = '', key = '', id = ''] = words;
  const here = scoped(at.db, { id: key });
  const person = await here.first(people, eq(people.id, id));
  // Rows of somebody who is gone already can still be erased.
  if (what === 'erase') return erasePerson(here, person ?? { id, name: '' }, flags, at);
  if (!person) throw new AdminError(noSuch(here, id));
  if (what === 'export') return exportPerson(here, person, words[3] ?? '', at);
  throw new UsageError('person 后面应为 export 或 erase。');
}

type Person = typeof people.$inferSelect;

const noSuch = ({ institution }: Scoped, id: string) => `${institution} 没有编号为 ${id} 的人。`;

async function exportPerson(here: Scoped, person: Person, file: string, at: Surroundings): Promise<void> {
  if (!file) throw new UsageError('缺少 <文件>。');
  const text = `${JSON.stringify(await readPersonalData(here, person), null, 2)}\n`;
  await writeNewFile(file, text);
  at.about({ part: 'people', key: person.id, detail: '' });
  at.print(`${person.name}（${person.id}）的全部数据已写入 ${file}。`);
}

async function erasePerson(
  here: Scoped,
  person: Pick<Person, 'id' | 'name'>,
  flags: ReadonlySet<string>,
  at: Surroundings,
): Promise<void> {
  const counts = await countPersonalData(here, person);
  if (!person.name && counts.rows.size + counts.named === 0) throw new AdminError(noSuch(here, person.id));
  const who = `${person.name}（${person.id}）`;
  const along = countsText(counts);
  const what = `${who}${along}`;
  const told = `将删除${what}，无法恢复。请先用 person export 存一份。`;
  if (!isAgreedTo({ verb: '删除', what: who, exact: what, told }, flags, at)) return;
  const rules = await erasePersonalData(here, person);
  at.about({ part: 'people', key: person.id, detail: `${along}${ruledRowsText(rules)}` });
  at.print(`已删除${who}${along}。`);
}
