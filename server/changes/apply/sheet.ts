import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { importFormats } from '@yimen/contract/staff/imports';
import { EncryptedFileError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { CsvError, csvRows, withoutApostrophe } from '../../lib/csv.ts';
import { AdminError } from '../../parts/fields.ts';
import { parseJson } from '../../parts/json.ts';
import { unpackedSize } from './unpacked.ts';

/** Largest file, in bytes. */
export const maxBytes = 64 * 1024 * 1024;
/** Largest XLSX file once it is unpacked, in bytes. */
const maxUnpacked = 256 * 1024 * 1024;
/** Most rows below the header. */
const maxRows = 200_000;
/** Rows after which others are answered, where a server reads the file. */
export const turn = 1000;

export type Cell = string | number | boolean | Date | null;

/** A row with its number: with the header, as a spreadsheet counts; of JSON, its place in the list, from 1. */
export interface Numbered<T> {
  readonly row: number;
  readonly value: T;
}

/** A table as its file has it: cells below a header, or JSON's rows with their fields. */
export type Sheet =
  | { readonly header: readonly Cell[]; readonly rows: readonly Numbered<readonly Cell[]>[] }
  | { readonly objects: readonly Numbered<unknown>[] };

export type SheetFormat = (typeof importFormats)[number];

/** What a file is by the end of its name. Throws {@link AdminError} when that says nothing. */
export function formatOf(file: string): SheetFormat {
  const format = importFormats.find((one) => path.extname(file).toLowerCase() === `.${one}`);
  if (!format) throw new AdminError(`${file} 的格式认不出来：文件名要以 .csv、.xlsx 或 .json 结尾。`);
  return format;
}

/** A file with its content, still to be read. */
export interface SheetFile {
  readonly name: string;
  readonly format: SheetFormat;
  readonly content: Buffer;
}

/**
 * Reads a CSV (UTF-8), XLSX (its first sheet) or JSON (a list of rows) file. Throws {@link AdminError} when it has too
 * many rows, or cannot be read.
 */
export async function readSheet({ name, format, content }: SheetFile): Promise<Sheet> {
  return await readers[format](content, name);
}

const readers: Readonly<Record<SheetFormat, (content: Buffer, file: string) => Sheet | Promise<Sheet>>> = {
  csv: async (content, file) => {
    try {
      const rows = new Rows(file);
      let row = 0;
      for (const cells of csvRows(textOf(content, file))) {
        row += 1;
        rows.add(row, cells.map(withoutApostrophe), { isComplete: true });
        if (row % turn === 0) await nextTurn();
      }
      return rows.sheet();
    } catch (error) {
      if (error instanceof CsvError) throw new AdminError(`${file} 第 ${error.row} 行：${error.message}。`);
      throw error;
    }
  },

  xlsx: async (content, file) => {
    const rows = new Rows(file);
    let read = 0;
    try {
      if (unpackedSize(content) > maxUnpacked)
        throw new AdminError(`${file} 解压后超过 ${maxUnpacked / 1024 / 1024} MB：请分成几个文件。`);
      for await (const { index, values } of streamXlsxRows(content)) {
        rows.add(index + 1, values);
        read += 1;
        if (read % turn === 0) await nextTurn();
      }
    } catch (error) {
      if (error instanceof AdminError) throw error;
      if (error instanceof EncryptedFileError) throw new AdminError(`${file} 设了打开密码，请去掉密码后再导入。`);
      throw new AdminError(`${file} 不是完好的 XLSX 文件。`);
    }
    return rows.sheet();
  },

  json: (content, file) => {
    const value = parseJson(textOf(content, file), file);
    if (!Array.isArray(value)) throw new AdminError(`${file} 应当是一个列表，和导出的文件夹里各部分的文件一样。`);
    if (value.length > maxRows) throw tooMany(file);
    return { objects: value.map((one, index) => ({ row: index + 1, value: one })) };
  },
};

/** Collects a table's rows; those without anything in them are left out. */
class Rows {
  readonly #file: string;
  #header: readonly Cell[] | null = null;
  readonly #rows: Numbered<readonly Cell[]>[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** In a complete row every column has a cell, be it an empty one. */
  add(row: number, cells: readonly Cell[], { isComplete = false } = {}): void {
    if (cells.every(isEmpty)) return;
    if (!this.#header) {
      this.#header = cells;
      return;
    }
    // A cell too few is a comma that is missing somewhere: the values would stand below wrong names.
    if (isComplete && cells.length !== this.#header.length)
      throw new AdminError(
        `${this.#file} 第 ${row} 行有 ${cells.length} 列，标题有 ${this.#header.length} 列：含逗号的内容要用引号包住。`,
      );
    if (this.#rows.length === maxRows) throw tooMany(this.#file);
    this.#rows.push({ row, value: withoutFurther(cells, this.#header.length) });
  }

  sheet(): Sheet {
    if (!this.#header) throw new AdminError(`${this.#file} 是空的：第一行应当是各列的字段名。`);
    return { header: this.#header, rows: this.#rows };
  }
}

/** The cells below a header of so many columns, and of what stands beside them one. */
function withoutFurther(cells: readonly Cell[], columns: number): readonly Cell[] {
  if (cells.length <= columns + 1) return cells;
  return [...cells.slice(0, columns), cells.slice(columns).find((cell) => !isEmpty(cell)) ?? null];
}

const isEmpty = (cell: Cell) => cell === null || String(cell).trim() === '';

const tooMany = (file: string) => new AdminError(`${file} 超过 200,000 行：请分成几个文件。`);

/** A file's text. Throws {@link AdminError} that names the encoding when it is not UTF-8. */
function textOf(content: Buffer, file: string): string {
  if (content.length > 1 && ['fffe', 'feff'].includes(content.subarray(0, 2).toString('hex')))
    throw new AdminError(`${file} 是 UTF-16 编码，请另存为 UTF-8。`);
  const text = decode('utf-8', content);
  if (text !== null) return text;
  if (decode('gb18030', content) === null) throw new AdminError(`${file} 不是 UTF-8 编码的文本文件。`);
  throw new AdminError(
    `${file} 是 GBK 编码，请转成 UTF-8：在 Excel 里另存为“CSV UTF-8（逗号分隔）”，或运行 iconv -f GB18030 -t UTF-8。`,
  );
}

function decode(encoding: string, content: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
