import { type RuledPart, ruledParts } from '@yimen/contract/staff/explain';
import { AdminError } from '../parts/fields.ts';
import { spacedKey } from '../parts/keys.ts';
import type { Part, Row } from '../parts/tables.ts';
import { explainThing } from '../staff/explain.ts';
import { findThing } from '../staff/things.ts';
import type { Scoped } from '../tenancy/scoped.ts';

/** Who is no person, as it is typed. */
export const guest = 'guest';

/**
 * Prints whether a person may see a row and begin a service, by each identity, and what would change it. Throws
 * {@link AdminError} for an unknown person, and unless it is exactly one row of a part with rules.
 */
export async function runExplain(
  here: Scoped,
  person: string,
  part: Part,
  rows: readonly Row[],
  print: (text: string) => void,
): Promise<void> {
  const [row, ...more] = rows;
  if (!row || more.length > 0)
    throw new AdminError(
      rows.length === 0 ? '没有符合条件的行。' : `有 ${rows.length} 行符合条件：请用 字段=值 写明是哪一行。`,
    );
  const { name } = part;
  if (!isRuled(name)) throw new AdminError('这个表没有可见范围（audience）。');
  // What commands find is written as in a file, with moments as texts.
  const thing = await findThing(here, name, spacedKey(part, row));
  if (!thing) throw new AdminError('没有符合条件的行。');
  const identities = await explainThing(here, thing, person === guest ? null : person);
  if (!identities) throw new AdminError(`没有编号为 ${person} 的人。`);
  for (const { label, see, begin, note } of identities) {
    const tell = ({ allowed, steps }: typeof see, [yes, no]: readonly [string, string]) => {
      // The thing's own rule stands last: it says for whom what may be seen is.
      for (const step of allowed ? steps.slice(-1) : steps.filter((one) => !one.allowed)) {
        const { what, reason, remedy } = step;
        print(`${label}：${allowed ? yes : no}，${what && `${what}：`}${reason}${remedy && `；${remedy}`}`);
      }
    };
    tell(see, ['可见', '不可见']);
    if (note) print(`${label}：${note}`);
    if (begin) tell(begin, ['可办理', '不可办理']);
  }
}

const isRuled = (name: string): name is RuledPart => (ruledParts as readonly string[]).includes(name);
