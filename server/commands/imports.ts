import { importStateNames } from '@yimen/contract/staff/imports';
import { desc } from 'drizzle-orm';
import { personActor } from '../audit/store.ts';
import { imports } from '../database/schema/imports.ts';
import { stateOf } from '../imports/store.ts';
import { minuteText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { Surroundings } from './words.ts';

/** Newest imports that are listed. */
const listed = 50;

/** Lists the files that staff handed in to be imported, the newest first. */
export async function listImports(id: string, { db, print }: Surroundings): Promise<void> {
  const all = await scoped(db, { id }).rows(imports, { orderBy: [desc(imports.number)], limit: listed });
  for (const one of all) {
    const { number, part, fileName, person, createdAt, endedAt, release, errors } = one;
    const told = [
      `${number}`,
      minuteText(endedAt ?? createdAt),
      importStateNames[stateOf(one, new Date())],
      part,
      fileName,
      personActor({ id: person }),
      release !== null && `发布单 ${release}`,
      errors[0],
    ];
    print(told.filter(Boolean).join('  '));
  }
  if (all.length === 0) print('管理台还没有提交过导入。');
}
