import { removeRows, tryRemoving } from '../changes/change.ts';
import { isKept } from '../changes/removed/keep.ts';
import type { Fields } from '../parts/fields.ts';
import type { Part } from '../parts/tables.ts';
import { alongText, isAgreedTo, type Surroundings } from './words.ts';

/** Keys that are told of what is removed. */
const toldKeys = 10;

/** How rows are told that have a command of their own. */
interface Told {
  /** What it is, in place of the part and its rows: `图片 mingde-gate`. */
  readonly label?: string;
  /** What uses it, and what becomes of that, in sentences. */
  readonly notes?: string;
}

/**
 * Removes the rows with these values and what goes with them. Without `--yes` it tells how much that is, and removes
 * nothing; returns whether it did. Throws {@link AdminError} when it is not what somebody has agreed to.
 */
export async function removeByValues(
  key: string,
  part: Part,
  fields: Fields,
  flags: ReadonlySet<string>,
  at: Surroundings,
  { label, notes = '' }: Told = {},
): Promise<boolean> {
  const { keys, along } = await (flags.has('--yes') ? removeRows : tryRemoving)(at, key, part, fields);
  const lost = [...along.keys()].filter((name) => !isKept({ name }));
  const unkept = lost.length > 0 ? `其中 ${lost.join('、')} 是密钥，不能放回。` : '';
  const rows = label ?? ` ${part.name} 中的 ${keys.length} 行`;
  const some = label ? '' : `（${keys.slice(0, toldKeys).join('；')}${keys.length > toldKeys ? ' 等' : ''}）`;
  const told =
    keys.length === 0
      ? `${part.name} 中没有符合条件的行，没有删除。`
      : `将删除${rows}${some}${alongText(along)}。${unkept}${notes}`;
  const exact = keys.join('\n') + alongText(along) + notes;
  const what = label ?? `${part.name} 中符合条件的行`;
  if (keys.length === 0 && at.agreed === undefined) {
    at.changedMany([], what);
    at.print(told);
    return false;
  }
  if (!isAgreedTo({ verb: '删除', what, exact, told }, flags, at)) return false;
  at.print(`已删除${rows}${alongText(along)}。`);
  return true;
}
