import { shortText } from '../../lib/short-text.ts';
import { AdminError } from '../../parts/fields.ts';
import { kindOf } from '../../parts/kinds.ts';
import type { Part } from '../../parts/tables.ts';

const shown = 20;
/** Longest line of an error, in characters. */
const longestLine = 500;

/** What is wrong in a file, by row and column; only the first are kept, the others are counted. */
export class RowErrors {
  readonly #lines: string[] = [];
  #count = 0;

  /** Rows are numbered as the file's reader sees them; `key` names the row where it is known. */
  add(at: { readonly row: number; readonly key?: string; readonly column?: string }, message: string): void {
    const column = at.column ? `${at.key ? '' : ' '}${at.column} 列` : '';
    this.addLine(`第 ${at.row} 行${at.key ? `（${at.key}）` : ''}${column}：${message}`);
  }

  addLine(line: string): void {
    this.#count += 1;
    if (this.#count <= shown) this.#lines.push(shortText(line, longestLine));
  }

  /** Throws {@link AdminError} with the first errors and the number of the others. */
  throwIfAny(file: string): void {
    if (this.#count === 0) return;
    const more = this.#count > shown ? [`……另有 ${this.#count - shown} 处`] : [];
    throw new AdminError([`${file} 有 ${this.#count} 处不对，什么都没有写入：`, ...this.#lines, ...more].join('\n'));
  }
}

/** What a field should hold, in brackets; nothing for a field that there is not. */
export function expectation({ columns }: Part, field: string): string {
  const column = columns[field.split('.', 1)[0] ?? ''];
  return column ? `（应为${kindOf(column)}）` : '';
}
