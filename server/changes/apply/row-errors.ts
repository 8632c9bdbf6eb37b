import { shortText } from '../../lib/short-text.ts';
import { AdminError } from '../../parts/fields.ts';
import { kindOf } from '../../parts/kinds.ts';
import type { Part } from '../../parts/tables.ts';

const shown = 20;
/** Longest line of an error, in characters. */
const longestLine = 500;

interface ErrorLine {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/**
 * What is wrong in a file, in the order of its rows and of the columns in a row, after what concerns the whole file; only
 * the first are kept, the others are counted.
 */
export class RowErrors {
  readonly #columns: readonly string[];
  readonly #lines: ErrorLine[] = [];
  #count = 0;

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Rows are numbered as the file's reader sees them, from 1; `key` names the row where it is known. */
  add(at: { readonly row: number; readonly key?: string; readonly column?: string }, message: string): void {
    const column = at.column ? `${at.key ? '' : ' '}${at.column} 列` : '';
    const text = `第 ${at.row} 行${at.key ? `（${at.key}）` : ''}${column}：${message}`;
    this.#insert({ row: at.row, column: this.#placeOf(at.column), text });
  }

  /** Adds what concerns no row of the file. */
  addLine(text: string): void {
    this.#insert({ row: 0, column: 0, text });
  }

  /** Throws {@link AdminError} with the first errors and the number of the others. */
  throwIfAny(file: string): void {
    if (this.isEmpty) return;
    const lines = this.#lines.map(({ text }) => text);
    const more = this.#count > shown ? [`……另有 ${this.#count - shown} 处`] : [];
    throw new AdminError([`${file} 有 ${this.#count} 处不对，什么都没有写入：`, ...lines, ...more].join('\n'));
  }

  /** What concerns the whole row comes first, and columns that the file does not have last; of several the first counts. */
  #placeOf(column = ''): number {
    if (column === '') return -1;
    const names = column.split('、').map((one) => one.split('.', 1)[0] ?? '');
    const places = names.map((name) => this.#columns.indexOf(name)).filter((place) => place >= 0);
    return Math.min(this.#columns.length, ...places);
  }

  #insert({ row, column, text }: ErrorLine): void {
    this.#count += 1;
    const later = this.#lines.findIndex((one) => one.row > row || (one.row === row && one.column > column));
    const at = later < 0 ? this.#lines.length : later;
    if (at === shown) return;
    this.#lines.splice(at, 0, { row, column, text: shortText(text, longestLine) });
    this.#lines.length = Math.min(this.#lines.length, shown);
  }
}

/** A message of a field, with what the field holds where the message does not say it. */
export function withExpectation(message: string, { columns }: Part, field: string): string {
  const column = columns[field.split('.', 1)[0] ?? ''];
  return column && silentMessage.test(message) ? `${message}（应为${kindOf(column)}）` : message;
}

/** What says that there is nothing, or something else, and not what there should be. */
const silentMessage = /^(?:不能为空|必须填写|类型不正确|格式不正确)$/;
