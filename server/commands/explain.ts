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
  if (!row || more.length > 0) throw new AdminError(`${rows.length} rows are so: name one.`);
  if (!('audience' in row)) throw new AdminError('This part has no rules of who may see it.');
  const known = person === 'guest' ? null : await readFacts(here, person);
  if (!known && person !== 'guest') throw new AdminError(`There is no person ${person}.`);
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
