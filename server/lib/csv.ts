/**
 * A CSV file (RFC 4180) that Excel reads as UTF-8. What it would run as a formula is kept as text by an apostrophe
 * before it, which {@link withoutApostrophe} takes away again.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (given: string) => {
    const text = given.replace(/^(?='*[=+\-@\t\r])/, "'");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** A cell as it was before an apostrophe kept it from being run as a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

/** A CSV text that is not of RFC 4180; `row` counts from 1, with the header. */
export class CsvError extends Error {
  readonly row: number;

  constructor(row: number, message: string) {
    super(message);
    this.name = 'CsvError';
    this.row = row;
  }
}

/**
 * The rows of a CSV text (RFC 4180), one after another; a line without anything is a row of one empty cell. Throws
 * {@link CsvError} for quotes that would shift what follows: a lenient reader takes the rest of the file for one cell.
 */
export function* csvRows(text: string): Generator<string[]> {
  const plain = /[^",\r\n]*/y;
  let [at, row] = [text.startsWith('\uFEFF') ? 1 : 0, 1];
  let cells: string[] = [];
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') ({ cell, at } = quotedCell(text, at, row));
    else {
      plain.lastIndex = at;
      cell = plain.exec(text)?.[0] ?? '';
      at += cell.length;
      if (text[at] === '"') throw new CsvError(row, '引号只能包住整个单元格，其中的引号要写成两个');
    }
    cells.push(cell);
    const end = text[at];
    if (end === ',' && at + 1 < text.length) {
      at += 1;
      continue;
    }
    if (end === ',') cells.push('');
    at += end === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield cells;
    cells = [];
    row += 1;
  }
}

/** A cell in quotes that begins here, and where it ends. */
function quotedCell(text: string, start: number, row: number): { cell: string; at: number } {
  let cell = '';
  for (let from = start + 1; ; ) {
    const end = text.indexOf('"', from);
    if (end < 0) throw new CsvError(row, '引号没有结束');
    cell += text.slice(from, end);
    const next = text[end + 1];
    if (next === '"') {
      cell += '"';
      from = end + 2;
    } else if (next === undefined || /[,\r\n]/.test(next)) return { cell, at: end + 1 };
    else throw new CsvError(row, '结束的引号后面只能是逗号或换行');
  }
}
