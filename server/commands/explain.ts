import type { Audience } from '@yimen/contract/audience';
import { eq } from 'drizzle-orm';
import { explain } from '../access/explain.ts';
import { guestFacts, readAudienceNames, readFacts } from '../access/store.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { minuteText } from '../lib/time.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { AdminError } from './fields.ts';
import type { Row } from './tables.ts';

/**
 * Prints whether a person may see a row and the column above it, and begin a service, by each identity, and what would change it. Throws
 * {@link AdminError} for an unknown person, and unless it is exactly one row of a part with rules.
 */
export async function runExplain(
  here: Scoped,
  person: string,
  rows: readonly Row[],
  print: (text: string) => void,
): Promise<void> {
  const [row, ...more] = rows;
  if (!row || more.length > 0)
    throw new AdminError(
      rows.length === 0 ? '没有符合条件的行。' : `有 ${rows.length} 行符合条件：请用 字段=值 写明是哪一行。`,
    );
  if (!('audience' in row)) throw new AdminError('这个表没有可见范围（audience）。');
  const known = person === 'guest' ? null : await readFacts(here, person);
  if (!known && person !== 'guest') throw new AdminError(`没有编号为 ${person} 的人。`);
  const names = await readAudienceNames(here);
  const whole = { label: known ? '没有有效身份' : '访客', facts: known?.actingAs(null) ?? guestFacts };
  const identities = known?.identities.length ? known.identities : [whole];
  const column = 'column' in row ? await here.first(newsColumns, eq(newsColumns.id, String(row.column))) : null;
  for (const { label, facts } of identities) {
    const others = identities.filter((one) => one.facts !== facts);
    const tell = (rule: Audience | null, [yes, no]: readonly [string, string]) => {
      const { allowed, reason, remedy } = explain({ rule, facts, names, others, now: minuteText(new Date()) });
      print(`${label}：${allowed ? yes : no}，${reason}${remedy && `；${remedy}`}`);
    };
    if (column?.audience) tell(column.audience, [`栏目“${column.name}”可见`, `栏目“${column.name}”不可见`]);
    tell(row.audience as Audience | null, ['可见', '不可见']);
    if ('beginAudience' in row) tell(row.beginAudience as Audience | null, ['可办理', '不可办理']);
  }
}
